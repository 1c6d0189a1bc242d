-- The theme in which the pictures of a campaign are drawn for everybody, where its game master has chosen one.
CREATE TABLE campaign_theme (
    campaign  TEXT PRIMARY KEY REFERENCES campaign (id),
    theme     TEXT NOT NULL
) STRICT;
