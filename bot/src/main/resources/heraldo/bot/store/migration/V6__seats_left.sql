-- Who gave up which seat while the game was running: whoever has known a seat's secrets takes no other one.
CREATE TABLE seat_left (
    campaign  TEXT NOT NULL REFERENCES campaign (id),
    player    INTEGER NOT NULL,
    seat      INTEGER NOT NULL,
    PRIMARY KEY (campaign, player, seat)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER seat_given_up AFTER UPDATE OF player ON seat
WHEN OLD.player <> 0 AND OLD.player <> NEW.player
    AND (SELECT status FROM campaign WHERE id = OLD.campaign) <> 'FORMING'
BEGIN
    INSERT OR IGNORE INTO seat_left (campaign, player, seat) VALUES (OLD.campaign, OLD.player, OLD.number);
END;

-- Of earlier versions, whoever has written a sheet for a seat that is no longer his.
INSERT INTO seat_left (campaign, player, seat)
SELECT DISTINCT sheet.campaign, sheet.author, sheet.seat
FROM order_sheet sheet JOIN seat ON seat.campaign = sheet.campaign AND seat.number = sheet.seat
WHERE sheet.author <> 0 AND sheet.author <> seat.player;
