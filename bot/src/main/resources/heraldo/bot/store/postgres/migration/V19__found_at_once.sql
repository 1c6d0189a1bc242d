-- What is asked for round after round, or when the program starts, is found without looking at every turn and every post there was.
CREATE INDEX turn_stopped ON turn (status, hold) WHERE status IN ('HELD', 'CRASHED');
CREATE INDEX turn_latest ON turn ((CASE WHEN resolved > opened THEN resolved ELSE opened END));

DROP INDEX outbox_posted;
CREATE INDEX outbox_campaign ON outbox (campaign, id);
CREATE INDEX outbox_done ON outbox (done) WHERE done IS NOT NULL;

CREATE INDEX order_sheet_author ON order_sheet (author);
