-- Guests who are anonymised: the work itself, and afterwards the log of what was done. No name, no id
-- of a guest: what is forgotten is not kept here either.
create table anonymization (
  restaurant_id uuid not null references restaurant on delete cascade,
  id uuid not null default uuidv7(),
  -- Guests without consent and without any reservation on or after this day (decisions §7).
  since date not null,
  reason text not null check (reason in ('HAND', 'RETENTION')),
  requested_by text not null default '',
  state text not null default 'WAITING'
    check (state in ('WAITING', 'RUNNING', 'DONE', 'CANCELLED')),
  -- The last guest that was looked at: after a crash the work goes on behind it.
  past uuid,
  total int not null,
  done int not null default 0,
  reservations int not null default 0,
  attachments int not null default 0,
  mails int not null default 0,
  requested_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  finished_at timestamptz,
  primary key (restaurant_id, id)
);
create unique index one_anonymization_at_a_time on anonymization (restaurant_id)
  where state in ('WAITING', 'RUNNING');
select protect('anonymization');
revoke delete on anonymization from stammtisch_app, stammtisch_system;

-- Who agreed to which text, and when.
create table data_protection_acceptance (
  restaurant_id uuid not null references restaurant on delete cascade,
  id uuid not null default uuidv7(),
  type text not null,
  version int not null check (version >= 1),
  accepted_by text not null,
  accepted_at timestamptz not null default clock_timestamp(),
  primary key (restaurant_id, id)
);
create index data_protection_acceptance_of on data_protection_acceptance (restaurant_id, type, id);
select protect('data_protection_acceptance');
revoke update, delete on data_protection_acceptance from stammtisch_app, stammtisch_system;

-- In the order in which they are anonymised.
create index guest_to_forget on guest (restaurant_id, id)
  where not allows_data_storage and deleted_at is null;

-- History cannot be edited (decisions §1); that it forgets whose it was is the one exception, and the
-- staff's own role has not even that.
grant update (editor, from_value, to_value) on reservation_history to stammtisch_system;
-- Reservations that were deleted leave their history and their mails behind.
create index reservation_history_deleted on reservation_history (restaurant_id, at, reservation_id)
  where what = 'deleted';
