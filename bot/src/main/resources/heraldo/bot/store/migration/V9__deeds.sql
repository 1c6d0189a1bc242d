-- What an act of the game master did to the position, so that it can be done again, and the salt it is sealed with; nothing for
-- acts that change no position, and for those of earlier versions.
ALTER TABLE gm_act ADD COLUMN deed TEXT;
ALTER TABLE gm_act ADD COLUMN salt BLOB;
