alter table reservation
  -- Since when the party stands at the door; null while it is expected later.
  add column waiting_since timestamptz,
  -- What it was told when it was put on the waiting list; it stays, so that staff see it later.
  add column promised_at timestamptz;

-- The queue of a service day, which every open screen asks for after each change.
create index reservation_queue on reservation (restaurant_id, service_day)
  where status = 'QUEUED';
