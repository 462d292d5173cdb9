-- Eating times and arrangements, as they were saved last.
create table hotel_import_config (
  restaurant_id uuid primary key references restaurant on delete cascade,
  eating_times jsonb not null default '[]',
  arrangements jsonb not null default '[]',
  version int not null default 1,
  updated_at timestamptz not null default clock_timestamp()
);
select protect('hotel_import_config');

-- A file of a hotel system on its way into the book.
create table hotel_import (
  restaurant_id uuid not null references restaurant on delete cascade,
  id uuid not null default uuidv7(),
  state text not null check (state in
    ('COLUMNS', 'READING', 'REVIEW', 'IMPORTING', 'DONE', 'UNDONE')),
  file_name text not null,
  encoding text not null check (encoding in ('utf-8', 'windows-1252')),
  delimiter text not null,
  headings jsonb not null,
  columns jsonb not null,
  notation text not null,
  sample jsonb not null,
  -- The file itself, until it is imported; decisions §5: uploads 10 MiB.
  content bytea check (octet_length(content) <= 10485760),
  rows int not null default 0,
  done int not null default 0,
  -- Of an import that is through: what it wrote, and what its undo left because somebody changed it.
  written int not null default 0,
  kept int not null default 0,
  version int not null default 1,
  uploaded_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  finished_at timestamptz,
  primary key (restaurant_id, id)
);
alter table hotel_import alter column content set storage external;
create index hotel_import_waiting on hotel_import (updated_at)
  where state in ('READING', 'IMPORTING');
select protect('hotel_import');

-- A row of the file while it is looked through; gone when it is imported or forgotten.
create table hotel_import_row (
  restaurant_id uuid not null,
  import_id uuid not null,
  row int not null,
  -- Null for one that could not be read: then `cells` and `faults` say why.
  stay jsonb,
  cells jsonb,
  faults jsonb,
  reservations jsonb not null default '[]',
  -- The day of an earlier import, or `#` and the row that has this stay already.
  previous text not null default '',
  fingerprint bytea,
  accepted boolean not null default false,
  primary key (restaurant_id, import_id, row),
  foreign key (restaurant_id, import_id)
    references hotel_import (restaurant_id, id) on delete cascade
);
select protect('hotel_import_row');

-- Stays that were imported, by a digest that nobody can turn back.
create table hotel_import_known (
  restaurant_id uuid not null,
  fingerprint bytea not null,
  import_id uuid not null,
  imported_on date not null,
  primary key (restaurant_id, fingerprint),
  foreign key (restaurant_id, import_id)
    references hotel_import (restaurant_id, id) on delete cascade
);
create index hotel_import_known_of on hotel_import_known (restaurant_id, import_id);
select protect('hotel_import_known');

alter table reservation add column hotel_import_id uuid;
create index reservation_of_hotel_import on reservation (restaurant_id, hotel_import_id, id)
  where hotel_import_id is not null;
alter table guest add column hotel_import_id uuid;
create index guest_of_hotel_import on guest (restaurant_id, hotel_import_id, id)
  where hotel_import_id is not null;
