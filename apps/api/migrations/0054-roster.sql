create table roster_plan (
  restaurant_id uuid not null references restaurant on delete cascade,
  id uuid not null default uuidv7(),
  version int not null default 1,
  status text not null default 'NEW' check (status in ('NEW', 'EDITABLE', 'CLOSED')),
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on),
  -- Of a closed plan: when, and who was on the list of the house then.
  closed_at timestamptz,
  employees jsonb,
  -- What each employee was told the last time, as a digest: {name: digest}.
  told jsonb not null default '{}',
  notified_at timestamptz,
  updated_at timestamptz not null default clock_timestamp(),
  -- Deleted by somebody, until the toast cannot take it back.
  deleted_at timestamptz,
  primary key (restaurant_id, id),
  constraint closed_with_date check ((status = 'CLOSED') = (closed_at is not null)),
  constraint plan_days_taken exclude using gist
    (restaurant_id with =, daterange(starts_on, ends_on, '[]') with &&) where (deleted_at is null)
);
create index roster_plan_latest on roster_plan (restaurant_id, starts_on desc);
select protect('roster_plan');

-- A shift that is planned, or time that was worked. Times are instants; `day` is the one on which it
-- starts at the restaurant, and which has all of its hours.
create table roster_entry (
  restaurant_id uuid not null,
  id uuid not null default uuidv7(),
  plan_id uuid not null,
  version int not null default 1,
  kind text not null check (kind in ('SHIFT', 'RECORDING')),
  -- A name of the list in the settings (specification §3), or one that was there once.
  employee text not null,
  day date not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  comment text not null default '',
  -- Which copy of a week made it, so that the copy can be taken back.
  copy_id uuid,
  updated_at timestamptz not null default clock_timestamp(),
  deleted_at timestamptz,
  primary key (restaurant_id, id),
  foreign key (restaurant_id, plan_id) references roster_plan (restaurant_id, id) on delete cascade
);
create index roster_entry_day on roster_entry (restaurant_id, day, starts_at, id);
create index roster_entry_plan on roster_entry (restaurant_id, plan_id);
select protect('roster_entry');
