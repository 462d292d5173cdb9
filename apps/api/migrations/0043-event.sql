alter table event
  add column version int not null default 1,
  -- Specification §5: the last fitting reservation may exceed a limit by 10 percent.
  add column guest_limit_overflow_percent int not null default 10
    check (guest_limit_overflow_percent between 0 and 100),
  -- How long before it begins guests have to book; 0 leaves it to the house's own lead time.
  add column reservation_lead_time_millis bigint not null default 0
    check (reservation_lead_time_millis >= 0),
  add column ical_event boolean not null default false,
  -- Who imported it calls it so: the UID of the calendar that it came from.
  add column ref_id text,
  add column link text not null default '',
  -- Deleted by somebody, until the toast cannot take it back; an imported one stays deleted.
  add column deleted_at timestamptz,
  add column updated_at timestamptz not null default clock_timestamp(),
  add constraint event_guest_limit check (guest_limit >= -1),
  add constraint event_runs_forward check (end_time >= start_time),
  add constraint event_ref_id_in_use unique (restaurant_id, ref_id);
