alter table room
  add column version int not null default 1,
  add column area text not null default '',
  add column ref_id text not null default '',
  add column updated_at timestamptz not null default clock_timestamp(),
  -- Deleted by somebody; until it is forgotten, the toast can take it back (decisions §7).
  add column deleted_at timestamptz,
  -- Reservations that wished for it when it was deleted: they wish for it again when it comes back.
  add column unwished uuid[] not null default '{}';

alter table dining_table
  add column version int not null default 1,
  add column min_persons int not null default 1 check (min_persons >= 1),
  add column priority int not null default 0 check (priority between 0 and 10),
  -- Minutes between one party's planned end and the next party's start.
  add column clearing_minutes int not null default 0 check (clearing_minutes >= 0),
  add column tags text[] not null default '{}',
  add column ref_id text not null default '',
  add column updated_at timestamptz not null default clock_timestamp(),
  add column deleted_at timestamptz,
  -- Who lost the table with it: [{"id": …, "version": …}], the reservation as it was afterwards.
  add column unseated jsonb not null default '[]';

-- A name is free again when its table is deleted. Deferred, so that two tables may swap their names.
alter table dining_table drop constraint table_name_in_use;
alter table dining_table add constraint table_name_in_use
  exclude using gist (restaurant_id with =, room_id with =, lower(name) with =)
  where (deleted_at is null) deferrable initially immediate;
create index dining_table_of_room on dining_table (restaurant_id, room_id);

-- Counts the writes of a restaurant's rooms, tables and sets: the ETag of their lists. Its row is
-- also the lock under which they are written.
create table floor_plan (
  restaurant_id uuid primary key references restaurant on delete cascade,
  version bigint not null default 1,
  changed_at timestamptz not null default clock_timestamp()
);
select protect('floor_plan');

-- Tables that can be pushed together, in the order of their ids, so that no two sets are the same.
create table table_set (
  restaurant_id uuid not null references restaurant on delete cascade,
  id uuid not null default uuidv7(),
  version int not null default 1,
  table_ids uuid[] not null check (cardinality(table_ids) between 2 and 20),
  min_persons int not null check (min_persons >= 1),
  max_persons int not null check (max_persons >= min_persons),
  updated_at timestamptz not null default clock_timestamp(),
  primary key (restaurant_id, id),
  constraint table_set_exists unique (restaurant_id, table_ids)
);
select protect('table_set');

-- The row of the table is held until the commit, so that it cannot go while a party is put at it.
create or replace function hold_new_table() returns trigger language plpgsql as $$
begin
  perform from dining_table t
    where t.restaurant_id = new.restaurant_id and t.id = new.table_id and t.deleted_at is null
      for share;
  if not found then
    raise exception 'the table is gone'
      using errcode = 'foreign_key_violation', constraint = 'table_gone';
  end if;
  select held(r) into new.during from reservation r
   where r.restaurant_id = new.restaurant_id and r.id = new.reservation_id;
  return new;
end $$;
