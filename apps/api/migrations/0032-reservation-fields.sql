alter table reservation
  -- The room that the party wants to sit in; automatic assignment looks for a table there.
  add column in_room_id uuid,
  -- Who comes along: the fields that the house asks for (specification §3).
  add column companions jsonb not null default '[]',
  add column pre_orders jsonb not null default '[]',
  add column series_id uuid,
  add constraint reservation_in_room foreign key (restaurant_id, in_room_id)
    references room (restaurant_id, id) on delete set null (in_room_id);

-- What repeats. Each of its reservations stands for itself; this only says that they belong together.
create table reservation_series (
  restaurant_id uuid not null references restaurant on delete cascade,
  id uuid not null default uuidv7(),
  unit text not null check (unit in ('DAY', 'WEEK', 'MONTH')),
  every int not null check (every between 1 and 99),
  created_at timestamptz not null default now(),
  primary key (restaurant_id, id)
);
select protect('reservation_series');
alter table reservation add constraint reservation_of_series
  foreign key (restaurant_id, series_id) references reservation_series (restaurant_id, id);
create index reservation_series_order on reservation (restaurant_id, series_id, starts_at)
  where series_id is not null;

-- Reservations and guests carry a tag's name; this says which there are, and in which colour.
create table tag (
  restaurant_id uuid not null references restaurant on delete cascade,
  id uuid not null default uuidv7(),
  version int not null default 1,
  name text not null,
  -- Specification §9: default tag #15b421.
  color text not null default '#15b421' check (color ~ '^#[0-9a-f]{6}$'),
  updated_at timestamptz not null default clock_timestamp(),
  primary key (restaurant_id, id)
);
create unique index tag_name_in_use on tag (restaurant_id, lower(name));
select protect('tag');
create index reservation_tags on reservation using gin (tags) where tags <> '{}';

-- Small files, so they live where everything else lives: one backup, one protection, one delete.
create table attachment (
  restaurant_id uuid not null,
  id uuid not null default uuidv7(),
  reservation_id uuid not null,
  name text not null,
  type text not null check (type in ('application/pdf', 'image/jpeg', 'image/png', 'image/webp',
    'text/plain')),
  -- Decisions §5: uploads 10 MiB.
  content bytea not null check (octet_length(content) between 1 and 10485760),
  created_at timestamptz not null default clock_timestamp(),
  primary key (restaurant_id, id),
  foreign key (restaurant_id, reservation_id)
    references reservation (restaurant_id, id) on delete cascade
);
-- They are compressed already.
alter table attachment alter column content set storage external;
create index attachment_of on attachment (restaurant_id, reservation_id, id);
select protect('attachment');
