-- Whether players may ask what their sheets might come to; all could until now.
ALTER TABLE campaign ADD COLUMN simulate INTEGER NOT NULL DEFAULT 1;
