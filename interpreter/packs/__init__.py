"""From the files of a pack to one tree with positions, overlays applied, shapes checked."""
