alter table mail_outbox drop constraint mail_outbox_type_check;
alter table mail_outbox add constraint mail_outbox_type_check check (type in
  ('request', 'confirmation', 'refusal', 'cancellation', 'move', 'reminder', 'rating'));

-- One row per visit: written when its guest is asked, filled in when they rate, once.
create table rating (
  restaurant_id uuid not null,
  id uuid not null default uuidv7(),
  reservation_id uuid not null,
  version int not null default 1,
  -- Of the visit: the trend by month counts by it.
  visit_day date not null,
  -- The link's token is derived from the reservation's nonce and the server's secret.
  link_hash bytea not null,
  asked_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  stars int check (stars between 1 and 5),
  comment text not null default '',
  rated_at timestamptz,
  -- What staff wrote for each other about it; guests never see it.
  note text not null default '',
  handled_at timestamptz,
  updated_at timestamptz not null default clock_timestamp(),
  primary key (restaurant_id, id),
  constraint one_rating_per_visit unique (restaurant_id, reservation_id),
  constraint rated_with_stars check ((stars is null) = (rated_at is null)),
  foreign key (restaurant_id, reservation_id)
    references reservation (restaurant_id, id) on delete cascade
);
create unique index rating_link on rating (link_hash);
create index rating_newest on rating (restaurant_id, rated_at desc, id) where rated_at is not null;
create index rating_stars on rating (restaurant_id, stars, visit_day) where stars is not null;
select protect('rating');
