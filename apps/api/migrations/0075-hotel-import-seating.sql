-- Imported parties get tables in the background, day by day, where the house's mode assigns them.
alter table hotel_import
  add column seating boolean not null default false,
  -- The last service day that was looked at: after a crash the work goes on behind it.
  add column seated_past date,
  -- Who got a table that way.
  add column seated int not null default 0;
create index hotel_import_seating on hotel_import (updated_at) where seating and state = 'DONE';
