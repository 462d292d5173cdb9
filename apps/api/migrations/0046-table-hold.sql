-- A table that is kept for a guest who is typing. The browser makes the token, so that it holds one
-- time at most; what has expired counts no more, and is deleted some time later.
create table table_hold (
  restaurant_id uuid not null references restaurant on delete cascade,
  token_hash bytea not null,
  persons int not null check (persons between 1 and 500),
  service_day date not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- A digest of the guest's address, which nobody can turn back: so few at once for each.
  source bytea not null,
  expires_at timestamptz not null,
  primary key (restaurant_id, token_hash)
);
create index table_hold_day on table_hold (restaurant_id, service_day, expires_at);
select protect('table_hold');
