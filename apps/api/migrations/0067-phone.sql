-- Who may tell of calls in the name of a house.
create table phone_token (
  restaurant_id uuid not null references restaurant on delete cascade,
  id uuid not null default uuidv7(),
  name text not null,
  -- SHA-256 of 256 random bits: nothing that could be guessed, so nothing slower is needed.
  token_hash bytea not null unique,
  created_at timestamptz not null default clock_timestamp(),
  last_used_at timestamptz,
  primary key (restaurant_id, id)
);
select protect('phone_token');

-- Calls of the last day: who called is nobody's business for longer.
create table phone_call (
  restaurant_id uuid not null references restaurant on delete cascade,
  id uuid not null default uuidv7(),
  -- The phone system's own number of the call, if it has one.
  call_id text,
  -- Null: withheld.
  caller text,
  state text not null check (state in ('RINGING', 'ANSWERED', 'ENDED')),
  version int not null default 1,
  started_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  primary key (restaurant_id, id),
  unique (restaurant_id, call_id)
);
create index phone_call_latest on phone_call (restaurant_id, started_at desc);
create index phone_call_caller on phone_call (restaurant_id, caller);
create index phone_call_age on phone_call (started_at);
select protect('phone_call');
