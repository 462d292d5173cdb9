-- Two entries that somebody looked at and found to be two people: not suggested again.
create table guest_distinct (
  restaurant_id uuid not null references restaurant on delete cascade,
  first_id uuid not null,
  second_id uuid not null,
  primary key (restaurant_id, first_id, second_id),
  -- One row for a pair, whichever of the two was looked at.
  check (first_id < second_id),
  foreign key (restaurant_id, first_id) references guest (restaurant_id, id) on delete cascade,
  foreign key (restaurant_id, second_id) references guest (restaurant_id, id) on delete cascade
);
create index guest_distinct_second on guest_distinct (restaurant_id, second_id);
select protect('guest_distinct');

-- Neighbours by sound, for the duplicates of the whole house.
create index guest_same_sound on guest (restaurant_id, sound, id)
  where deleted_at is null and not temporary and sound <> '';
