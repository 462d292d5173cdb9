-- An import is taken back in the background, too, and says how far it is.
alter table hotel_import drop constraint hotel_import_state_check;
alter table hotel_import add constraint hotel_import_state_check check (state in
  ('COLUMNS', 'READING', 'REVIEW', 'IMPORTING', 'DONE', 'UNDOING', 'UNDONE'));
drop index hotel_import_waiting;
create index hotel_import_waiting on hotel_import (updated_at)
  where state in ('READING', 'IMPORTING', 'UNDOING');
