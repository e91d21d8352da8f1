"""What is done to a text when it is worded: spaces and commas put in order, a capital at its beginning."""

from __future__ import annotations

import re


def tidy(text: str) -> str:
    """One space between words; clauses may bring the commas around them: one of several stays, none before an end."""
    text = re.sub(r"\s+", " ", text).strip()
    text = re.sub(r" ?,(?: ?,)*", ",", text)
    text = re.sub(r",(?= ?[.:;)!?])", "", text)
    text = re.sub(r",(?= –)", "", text)
    text = re.sub(r"(?<=\w) (?=[:;](?:\s|$))", "", text)  # an empty clause leaves a space
    text = re.sub(r"(?<=[:;(]) ?,", "", text)
    return text.strip(", ")


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
