-- A card that a guest left when they booked, at the provider's; nothing of it is here but its last
-- four digits. With it the terms that they agreed to: later changes of the house do not reach it.
create table card_guarantee (
  restaurant_id uuid not null references restaurant on delete cascade,
  id uuid not null default uuidv7(),
  -- Empty until the booking that it is for is made.
  reservation_id uuid,
  -- The provider's numbers: of its page, and of what came of it.
  session text not null unique,
  account text not null,
  customer text,
  payment_method text,
  brand text not null default '',
  last4 text not null default '' check (last4 ~ '^\d{0,4}$'),
  amount int not null check (amount > 0),
  per text not null check (per in ('PERSON', 'BOOKING')),
  free_cancellation_hours int not null,
  policy_text text not null,
  accepted_at timestamptz not null default clock_timestamp(),
  primary key (restaurant_id, id),
  unique (restaurant_id, reservation_id),
  foreign key (restaurant_id, reservation_id) references reservation on delete cascade,
  check (reservation_id is null or payment_method is not null)
);
select protect('card_guarantee');

-- One for each reservation, collected by hand. Its id and attempt are the key that keeps the provider
-- from charging twice.
create table fee (
  restaurant_id uuid not null references restaurant on delete cascade,
  id uuid not null default uuidv7(),
  reservation_id uuid not null,
  kind text not null check (kind in ('NO_SHOW', 'LATE_CANCELLATION')),
  state text not null default 'PENDING'
    check (state in ('PENDING', 'COLLECTED', 'FAILED', 'REFUNDED')),
  amount int not null check (amount > 0),
  currency text not null,
  reason text not null,
  -- Who collected it: the account that was signed in.
  collected_by text not null,
  attempt int not null default 1,
  asked_at timestamptz not null default clock_timestamp(),
  failure text,
  charge text,
  collected_at timestamptz,
  refund_reason text not null default '',
  refunded_at timestamptz,
  primary key (restaurant_id, id),
  unique (restaurant_id, reservation_id),
  -- What has cost money is not deleted (decisions §1).
  foreign key (restaurant_id, reservation_id) references reservation,
  check ((state in ('COLLECTED', 'REFUNDED')) = (collected_at is not null)),
  check ((state = 'REFUNDED') = (refunded_at is not null))
);
create index fee_pending on fee (asked_at) where state = 'PENDING';
select protect('fee');
