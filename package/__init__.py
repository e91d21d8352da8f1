"""Spielwerk: board games as data. Once installed, interpreter, cli and the data lie beside this file."""
