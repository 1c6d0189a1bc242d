-- Servers that the bot was turned out of, and since when for all it knows: the campaigns there are paused, and end one day.
CREATE TABLE absence (
    guild  INTEGER PRIMARY KEY,
    since  INTEGER NOT NULL
) STRICT;
