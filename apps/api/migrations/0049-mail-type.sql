-- A move is one of the changes that a guest is told of. What the history says stays as it was written.
alter table mail_outbox drop constraint mail_outbox_type_check;
update mail_outbox set type = 'change' where type = 'move';
alter table mail_outbox add constraint mail_outbox_type_check check (type in
  ('request', 'confirmation', 'refusal', 'cancellation', 'change', 'reminder', 'rating',
   'house-request', 'house-booking', 'house-change', 'house-cancellation', 'house-summary'));
-- A trial goes through the same way as a real mail and is no part of any reservation's history.
alter table mail_outbox add column is_trial boolean not null default false;
-- Mails of a reservation are shown on it, and those that failed in a list of their own.
create index mail_outbox_failed on mail_outbox (restaurant_id, id desc) where state = 'FAILED';
