-- How far this database knows the ledger of erasures, whose pages are files beside it. After a backup
-- was restored they go further than this, and that is how a start finds out.
create table erasure_page (
  file text primary key,
  -- Bytes, up to the end of the last line whose erasure this database has.
  known bigint not null default 0 check (known >= 0)
);
grant select, insert, update on erasure_page to stammtisch_system;

-- Entries of the guest book that went into another: an older backup has both, and who is forgotten
-- is forgotten with all of them. No name, and gone with the guest.
create table guest_merged (
  restaurant_id uuid not null references restaurant on delete cascade,
  id uuid not null,
  into_id uuid not null,
  primary key (restaurant_id, id)
);
create index guest_merged_into on guest_merged (restaurant_id, into_id);
select protect('guest_merged');

-- Done again after a backup was restored that still had the guests.
alter table anonymization drop constraint anonymization_reason_check;
alter table anonymization add constraint anonymization_reason_check
  check (reason in ('HAND', 'RETENTION', 'RESTORE'));
