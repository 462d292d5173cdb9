-- The cash register of a house at its provider.
create table cash_register (
  restaurant_id uuid primary key references restaurant on delete cascade,
  -- Encrypted; empty once the provider refuses it.
  sealed_token bytea,
  state text not null default 'CONNECTED' check (state in ('CONNECTED', 'REVOKED')),
  account text not null,
  connected_at timestamptz not null default clock_timestamp(),
  connected_by text not null,
  -- Whoever reads it puts this off first, so that nobody else does.
  next_read_at timestamptz not null default clock_timestamp(),
  -- The beginning of the last successful read.
  read_at timestamptz,
  tables_read_at timestamptz,
  failures int not null default 0,
  fault text check (fault in ('silent', 'slow', 'revoked', 'busy', 'odd', 'clock')),
  fault_at timestamptz
);
create index cash_register_due on cash_register (next_read_at) where state = 'CONNECTED';
select protect('cash_register');

-- Somebody was sent to the provider's page: what they come back with must name this. One at a time.
create table cash_register_grant (
  restaurant_id uuid primary key references restaurant on delete cascade,
  state_hash bytea not null,
  asked_by text not null,
  expires_at timestamptz not null
);
select protect('cash_register_grant');

create table cash_register_table (
  restaurant_id uuid not null references cash_register on delete cascade,
  -- The register's own number.
  id bigint not null,
  name text not null,
  table_id uuid,
  by_hand boolean not null default false,
  primary key (restaurant_id, id),
  foreign key (restaurant_id, table_id) references dining_table (restaurant_id, id)
    on delete set null (table_id)
);
select protect('cash_register_table');

-- What was read, of the last day only: when something was ordered and paid at which table, not what.
create table cash_register_order (
  restaurant_id uuid not null references cash_register on delete cascade,
  id bigint not null,
  register_table_id bigint not null,
  ordered_at timestamptz not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (restaurant_id, id)
);
select protect('cash_register_order');

-- A bill of several tables is one row for each of them.
create table cash_register_bill (
  restaurant_id uuid not null references cash_register on delete cascade,
  id bigint not null,
  register_table_id bigint not null,
  billed_at timestamptz not null,
  ordered_from timestamptz,
  first_seen_at timestamptz not null,
  primary key (restaurant_id, id, register_table_id)
);
select protect('cash_register_bill');

-- What the register has done to a reservation.
create table cash_register_party (
  restaurant_id uuid not null,
  reservation_id uuid not null,
  -- Where it was seen; it may have been moved since.
  tables uuid[] not null default '{}',
  -- For which start it was said to have stayed away: that is said once.
  no_show_of timestamptz,
  primary key (restaurant_id, reservation_id),
  foreign key (restaurant_id, reservation_id) references reservation on delete cascade
);
select protect('cash_register_party');

alter table reservation_history drop constraint reservation_history_by_check;
alter table reservation_history add constraint reservation_history_by_check
  check (by in ('staff', 'guest', 'system', 'register'));
