-- Who was taken out of a campaign and may not come back before its game master lets them, by which name they were known, and the reason
-- that they were given, if they were. Those who were taken out earlier could come back, and still may.
CREATE TABLE barred (
    campaign     text COLLATE "C" NOT NULL REFERENCES campaign (id),
    player       bigint NOT NULL,
    player_name  text COLLATE "C" NOT NULL,
    reason       text COLLATE "C" NOT NULL,
    at           bigint NOT NULL,
    PRIMARY KEY (campaign, player)
);
