alter table restaurant_info
  add column terms_of_service_url text not null default '',
  add column billing_same_as_restaurant boolean not null default true,
  -- line1, line2, postalCode, city, country; read only where bills go elsewhere.
  add column billing_address jsonb not null default '{}',
  add column version int not null default 1;

-- What was drawn anew of the picture that somebody sent: never the file itself.
create table restaurant_logo (
  restaurant_id uuid primary key references restaurant on delete cascade,
  -- The first 16 hex characters of the content's SHA-256: its address for as long as it is the logo.
  version text not null,
  type text not null check (type in ('image/png', 'image/jpeg')),
  width int not null,
  height int not null,
  content bytea not null,
  -- For mails: 64 pixels high at most.
  small bytea not null,
  updated_at timestamptz not null default clock_timestamp()
);
select protect('restaurant_logo');
