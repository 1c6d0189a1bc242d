-- How people want to be spoken to, where they have said so: language and theme of pictures, and the hours (as 23:00) in which they
-- are not to be disturbed, on the clocks of a zone.
CREATE TABLE preference (
    user         INTEGER PRIMARY KEY,
    language     TEXT,
    theme        TEXT,
    quiet_from   TEXT,
    quiet_until  TEXT,
    zone         TEXT
) STRICT;
