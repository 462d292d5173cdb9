create table reservation (
  restaurant_id uuid not null references restaurant on delete cascade,
  id uuid not null default uuidv7(),
  version int not null default 1,
  status text not null check (status in ('OPEN', 'CONFIRMED', 'SEATED', 'CLOSED', 'CANCELLED',
    'CANCELLED_BY_GUEST', 'NO_SHOW', 'TAKE_AWAY', 'QUEUED')),
  source text not null check (source in ('STAFF', 'ONLINE')),
  guest_id uuid not null,
  persons_from int not null check (persons_from between 1 and 500),
  persons_to int not null check (persons_to between persons_from and 500),
  service_day date not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  tags text[] not null default '{}',
  comment text not null default '',
  online_comment text not null default '',
  internal_comment text not null default '',
  creator text not null default '',
  locked boolean not null default false,
  language text not null default 'de',
  arrival_at timestamptz,
  departure_at timestamptz,
  times_estimated boolean not null default false,
  fee_collected boolean not null default false,
  confirmation_sent_at timestamptz,
  refusal_sent_at timestamptz,
  mail_failure text,
  -- The mail link's token is derived from this nonce and the server's secret; only its hash is kept.
  link_nonce bytea not null default uuid_send(gen_random_uuid()),
  link_hash bytea,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (restaurant_id, id),
  foreign key (restaurant_id, guest_id) references guest (restaurant_id, id)
);
create index reservation_day on reservation (restaurant_id, service_day, starts_at);
create index reservation_guest on reservation (restaurant_id, guest_id);
create unique index reservation_link on reservation (link_hash) where link_hash is not null;
select protect('reservation');

-- The tables of a reservation, and when they hold them. The exclusion constraint is the house's
-- promise that two parties never sit on one chair, whichever way they were written (decisions §2).
create table reservation_table (
  restaurant_id uuid not null,
  reservation_id uuid not null,
  table_id uuid not null,
  during tstzrange not null default 'empty',
  primary key (restaurant_id, reservation_id, table_id),
  foreign key (restaurant_id, reservation_id)
    references reservation (restaurant_id, id) on delete cascade,
  foreign key (restaurant_id, table_id)
    references dining_table (restaurant_id, id) on delete cascade,
  constraint table_taken exclude using gist
    (restaurant_id with =, table_id with =, during with &&)
);
create index reservation_table_use on reservation_table (restaurant_id, table_id);
select protect('reservation_table');

-- Decisions §1: OPEN, CONFIRMED and SEATED hold their table until the planned end, CLOSED ones
-- until they left; the others hold none. An empty range conflicts with nothing.
create function held(r reservation) returns tstzrange
  language sql immutable
  return case
    when r.status in ('OPEN', 'CONFIRMED', 'SEATED') then tstzrange(r.starts_at, r.ends_at)
    -- The next party may sit down in the minute in which this one left.
    when r.status = 'CLOSED' and date_trunc('minute', r.departure_at, 'UTC') > r.starts_at
      then tstzrange(r.starts_at, date_trunc('minute', r.departure_at, 'UTC'))
    else 'empty'::tstzrange
  end;

create function hold_new_table() returns trigger language plpgsql as $$
begin
  select held(r) into new.during from reservation r
   where r.restaurant_id = new.restaurant_id and r.id = new.reservation_id;
  return new;
end $$;
create trigger hold_new_table before insert on reservation_table
  for each row execute function hold_new_table();

create function hold_tables() returns trigger language plpgsql as $$
begin
  update reservation_table t set during = held(new)
   where t.restaurant_id = new.restaurant_id and t.reservation_id = new.id
     and t.during is distinct from held(new);
  return null;
end $$;
create trigger hold_tables after update of status, starts_at, ends_at, departure_at on reservation
  for each row when (held(old) is distinct from held(new)) execute function hold_tables();

-- Counts the writes of a service day: its list's ETag, and what a client compares.
create table service_day (
  restaurant_id uuid not null references restaurant on delete cascade,
  day date not null,
  version bigint not null default 1,
  changed_at timestamptz not null default clock_timestamp(),
  primary key (restaurant_id, day)
);
select protect('service_day');

-- Append-only; it survives the reservation, so it does not refer to it.
create table reservation_history (
  restaurant_id uuid not null references restaurant on delete cascade,
  id bigint generated always as identity,
  reservation_id uuid not null,
  at timestamptz not null default clock_timestamp(),
  what text not null,
  by text not null check (by in ('staff', 'guest', 'system')),
  editor text,
  from_value text,
  to_value text,
  primary key (restaurant_id, id)
);
create index reservation_history_of on reservation_history (restaurant_id, reservation_id, id);
select protect('reservation_history');
revoke update, delete on reservation_history from stammtisch_app, stammtisch_system;

-- One row per (reservation, type, occasion), written with what caused it (decisions §6). `content`
-- is the mail's data as it was then, so that a later change or delete does not alter it.
create table mail_outbox (
  restaurant_id uuid not null references restaurant on delete cascade,
  id uuid not null default uuidv7(),
  reservation_id uuid not null,
  type text not null check (type in ('request', 'confirmation', 'refusal', 'cancellation', 'move')),
  occasion text not null,
  recipient_name text not null,
  recipient_address text not null,
  language text not null,
  content jsonb not null,
  state text not null default 'PENDING' check (state in ('PENDING', 'SENT', 'FAILED')),
  attempts int not null default 0,
  next_attempt_at timestamptz not null default now(),
  sent_at timestamptz,
  error text,
  created_at timestamptz not null default now(),
  primary key (restaurant_id, id),
  constraint one_mail_per_occasion unique (restaurant_id, reservation_id, type, occasion)
);
create index mail_outbox_due on mail_outbox (next_attempt_at) where state = 'PENDING';
select protect('mail_outbox');
