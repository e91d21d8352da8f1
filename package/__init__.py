"""Spielwerk: board games as data. The packages `interpreter` and `cli` and the data folders lie beside this file once installed."""
