"""From checked rules to a program: the layout of the state, steps, choices, guards."""
