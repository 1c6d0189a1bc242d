-- When older books took the place of later ones: the last number of the outbox that they know, and the one before the next
-- they give. What was posted under a number in between is lost.
CREATE TABLE restoration (
    id    INTEGER PRIMARY KEY AUTOINCREMENT,
    at    INTEGER NOT NULL,
    last  INTEGER NOT NULL,
    next  INTEGER NOT NULL
) STRICT;

CREATE INDEX outbox_posted ON outbox (campaign, id) WHERE external IS NOT NULL;
