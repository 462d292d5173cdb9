-- Specification §3: what the house wants to keep in mind on one service day.
create table day_info (
  restaurant_id uuid not null references restaurant on delete cascade,
  day date not null,
  comment text not null default '',
  version int not null default 0,
  updated_at timestamptz not null default clock_timestamp(),
  primary key (restaurant_id, day)
);
select protect('day_info');
