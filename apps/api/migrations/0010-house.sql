create table restaurant_info (
  restaurant_id uuid primary key references restaurant on delete cascade,
  phone text not null default '',
  email text not null default '',
  street text not null default '',
  plz text not null default '',
  city text not null default '',
  website text not null default '',
  privacy_policy_url text not null default '',
  updated_at timestamptz not null default now()
);
select protect('restaurant_info');

-- The whole configuration; libs/contracts/src/settings/settings.ts is its schema and its defaults.
create table settings (
  restaurant_id uuid primary key references restaurant on delete cascade,
  sections jsonb not null default '{}',
  version int not null default 1,
  updated_at timestamptz not null default now()
);
select protect('settings');

create table room (
  restaurant_id uuid not null references restaurant on delete cascade,
  id uuid not null default uuidv7(),
  name text not null,
  active boolean not null default true,
  outdoor boolean not null default false,
  auto_assignment boolean not null default true,
  color text not null default '#e7e5e4',
  -- Metres; specification §9: 10 by 10, 100 units per metre.
  width numeric not null default 10,
  depth numeric not null default 10,
  order_index int not null default 0,
  primary key (restaurant_id, id)
);
select protect('room');

create table dining_table (
  restaurant_id uuid not null,
  id uuid not null default uuidv7(),
  room_id uuid not null,
  name text not null,
  -- 0 marks an object that nobody can sit at (specification §5).
  seats int not null check (seats >= 0),
  -- Specification §9: square, width 160, depth 79, round diameter 100, ratios 0.1.
  config jsonb not null default
    '{"leftratio": 0.1, "topratio": 0.1, "widthratio": 0.1, "heightratio": 0.1,
      "shape": "SQUARE", "width": 160, "depth": 79, "diameter": 100}',
  order_index int not null default 0,
  primary key (restaurant_id, id),
  foreign key (restaurant_id, room_id) references room (restaurant_id, id) on delete cascade,
  constraint table_name_in_use unique (restaurant_id, room_id, name)
);
select protect('dining_table');

create table event (
  restaurant_id uuid not null references restaurant on delete cascade,
  id uuid not null default uuidv7(),
  title text not null,
  description text not null default '',
  starts_on date not null,
  ends_on date not null,
  interval text not null check (interval in ('ONCE', 'WEEKLY', 'MONTHLY', 'ANNUALLY')),
  event_days int[] not null default '{}',
  limited_time boolean not null default true,
  -- Minutes since midnight.
  start_time int not null default 0,
  end_time int not null default 1439,
  guest_limit int not null default -1,
  bookable boolean not null default true,
  online_bookable boolean not null default true,
  event_only boolean not null default false,
  internal_only boolean not null default false,
  primary key (restaurant_id, id),
  check (ends_on >= starts_on)
);
create index event_span on event (restaurant_id, starts_on, ends_on);
select protect('event');

-- unaccent() itself depends on the search path and is not immutable, so an index cannot use it.
create function searchable(value text) returns text
  language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, value));

create table guest (
  restaurant_id uuid not null references restaurant on delete cascade,
  id uuid not null default uuidv7(),
  version int not null default 1,
  anrede text not null default '',
  forename text not null default '',
  lastname text not null,
  company text not null default '',
  street text not null default '',
  plz text not null default '',
  city text not null default '',
  country text not null default '',
  phone text not null default '',
  email text not null default '',
  roomno text not null default '',
  comment text not null default '',
  allows_newsletter boolean not null default false,
  allows_data_storage boolean not null default false,
  tags text[] not null default '{}',
  language text not null default 'de',
  search text generated always as
    (searchable(forename || ' ' || lastname || ' ' || company || ' ' || phone || ' ' || email)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (restaurant_id, id)
);
create index guest_search on guest using gist (restaurant_id, search gist_trgm_ops);
create index guest_name on guest (restaurant_id, lower(lastname), lower(forename), id);
create index guest_email on guest (restaurant_id, lower(email)) where email <> '';
select protect('guest');
