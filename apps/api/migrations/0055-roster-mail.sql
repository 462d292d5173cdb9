-- Employees are told of their shifts through the same outbox; such a mail is about a plan.
alter table mail_outbox
  add column plan_id uuid,
  alter column reservation_id drop not null,
  add constraint mail_about_one_thing check (num_nonnulls(reservation_id, plan_id) = 1),
  drop constraint mail_outbox_type_check,
  add constraint mail_outbox_type_check check (type in
    ('request', 'confirmation', 'refusal', 'cancellation', 'change', 'reminder', 'rating',
     'house-request', 'house-booking', 'house-change', 'house-cancellation', 'house-summary',
     'roster')),
  drop constraint one_mail_per_occasion,
  add constraint one_mail_per_occasion
    unique nulls not distinct (restaurant_id, reservation_id, plan_id, type, occasion);
