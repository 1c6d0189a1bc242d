-- How often the campaign had been taken back when a turn's row was opened: rows of a later lap stand instead of earlier ones.
ALTER TABLE turn ADD COLUMN lap INTEGER NOT NULL DEFAULT 0;
CREATE INDEX turn_newest ON turn (campaign, lap, number, step);

-- What has been played stays, and so does what was taken back before it was played.
DROP TRIGGER turn_stays;
CREATE TRIGGER turn_stays BEFORE UPDATE ON turn
WHEN OLD.status IN ('PUBLISHED', 'WITHDRAWN') OR (OLD.status = 'RESOLVED' AND NOT (
    NEW.status = 'PUBLISHED' AND NEW.campaign = OLD.campaign AND NEW.number = OLD.number AND NEW.step = OLD.step
    AND NEW.lap = OLD.lap AND NEW.opened = OLD.opened AND NEW.due IS OLD.due AND NEW.nominal = OLD.nominal
    AND NEW.state = OLD.state AND NEW.root IS OLD.root AND NEW.after IS OLD.after AND NEW.story IS OLD.story
    AND NEW.link IS OLD.link AND NEW.late = OLD.late AND NEW.resolved IS OLD.resolved AND NEW.version = OLD.version))
BEGIN
    SELECT RAISE(ABORT, 'a resolved turn does not change');
END;

DROP TRIGGER turn_remains;
CREATE TRIGGER turn_remains BEFORE DELETE ON turn
WHEN OLD.status IN ('RESOLVED', 'PUBLISHED', 'WITHDRAWN')
BEGIN
    SELECT RAISE(ABORT, 'a resolved turn does not change');
END;

-- The turn that was open when a game master did something; nothing for acts of earlier versions.
ALTER TABLE gm_act ADD COLUMN number INTEGER;
ALTER TABLE gm_act ADD COLUMN step INTEGER;

-- What the game was set up from; nothing before the start, and for campaigns started by earlier versions.
ALTER TABLE campaign ADD COLUMN setup TEXT;
