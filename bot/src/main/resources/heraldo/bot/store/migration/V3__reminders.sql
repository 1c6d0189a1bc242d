-- Hours before a deadline at which those without orders are reminded, the longest first; 0 for never.
ALTER TABLE campaign ADD COLUMN reminders TEXT NOT NULL DEFAULT '0';
UPDATE campaign SET reminders = CAST(reminder / 3600000 AS TEXT);
ALTER TABLE campaign DROP COLUMN reminder;
