-- A calendar that events were imported from: public holidays, the hotel's own.
create table event_calendar (
  restaurant_id uuid not null references restaurant on delete cascade,
  id uuid not null default uuidv7(),
  name text not null,
  -- Empty where a file was uploaded.
  url text not null default '',
  treat_as text not null check (treat_as in ('CLOSED', 'INFORMATION')),
  read_at timestamptz,
  -- Why it could not be read the last time; empty when it was.
  problem text not null default '',
  -- What was left out the last time: [{title, reason}].
  unread jsonb not null default '[]',
  primary key (restaurant_id, id)
);
create unique index event_calendar_name on event_calendar (restaurant_id, lower(name));
select protect('event_calendar');

alter table event
  add column calendar_id uuid,
  -- Since when its calendar does not have it any more.
  add column vanished_at timestamptz,
  add constraint event_calendar_known foreign key (restaurant_id, calendar_id)
    references event_calendar (restaurant_id, id) on delete set null (calendar_id);
create index event_of_calendar on event (restaurant_id, calendar_id) where calendar_id is not null;
