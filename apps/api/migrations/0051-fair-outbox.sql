-- The delivery takes turns between the houses, and so looks at each one's mails by itself.
drop index mail_outbox_due;
create index mail_outbox_due on mail_outbox (restaurant_id, next_attempt_at, id)
  where state = 'PENDING';
