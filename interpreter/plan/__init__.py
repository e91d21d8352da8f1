"""The typed low-level program between checked rules and code: nodes, passes over them, printers."""
