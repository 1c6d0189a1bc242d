-- For how many minutes a turn waits that could end since all who are due are ready; none for campaigns of earlier versions.
ALTER TABLE campaign ADD COLUMN undo_window INTEGER NOT NULL DEFAULT 0;

-- When a turn ends before its deadline, since all who are due are ready, unless one of them takes that back.
ALTER TABLE turn ADD COLUMN early INTEGER;
DROP INDEX turn_due;
CREATE INDEX turn_ends ON turn (coalesce(early, due)) WHERE status IN ('OPEN', 'HELD') AND due IS NOT NULL;

DROP TRIGGER turn_stays;
CREATE TRIGGER turn_stays BEFORE UPDATE ON turn
WHEN OLD.status IN ('PUBLISHED', 'WITHDRAWN') OR (OLD.status = 'RESOLVED' AND NOT (
    NEW.status = 'PUBLISHED' AND NEW.campaign = OLD.campaign AND NEW.number = OLD.number AND NEW.step = OLD.step
    AND NEW.lap = OLD.lap AND NEW.opened = OLD.opened AND NEW.due IS OLD.due AND NEW.early IS OLD.early
    AND NEW.nominal = OLD.nominal AND NEW.state = OLD.state AND NEW.root IS OLD.root AND NEW.after IS OLD.after
    AND NEW.story IS OLD.story AND NEW.link IS OLD.link AND NEW.late = OLD.late AND NEW.resolved IS OLD.resolved
    AND NEW.version = OLD.version))
BEGIN
    SELECT RAISE(ABORT, 'a resolved turn does not change');
END;
