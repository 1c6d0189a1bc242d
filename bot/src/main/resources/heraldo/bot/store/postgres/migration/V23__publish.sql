-- Whether the results of turns also go to the servers that follow the chronicle; none did until now.
ALTER TABLE campaign ADD COLUMN publishes bigint NOT NULL DEFAULT 0;
