create extension if not exists btree_gist;
create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- Roles belong to the whole server, so another database of it may have made them already.
do $$
declare role text;
begin
  foreach role in array array['stammtisch_app', 'stammtisch_system'] loop
    begin
      execute format('create role %I nologin', role);
    exception when duplicate_object or unique_violation then null;
    end;
    execute format('grant %I to current_user', role);
    execute format('grant usage on schema public to %I', role);
  end loop;
end $$;

-- Binds a table to the restaurant of the transaction: every migration that makes a table with a
-- restaurant_id calls this, and a test finds the one that forgot.
create function protect(target regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format(
    'create policy own_restaurant on %s to stammtisch_app
       using (restaurant_id = (select nullif(current_setting(''stammtisch.restaurant'', true), '''')::uuid))
       with check (restaurant_id = (select nullif(current_setting(''stammtisch.restaurant'', true), '''')::uuid))',
    target);
  execute format(
    'create policy every_restaurant on %s to stammtisch_system using (true) with check (true)',
    target);
  execute format(
    'grant select, insert, update, delete on %s to stammtisch_app, stammtisch_system', target);
end $$;

create table restaurant (
  id uuid primary key default uuidv7(),
  identifier text not null unique check (identifier ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null,
  time_zone text not null,
  language text not null default 'de',
  country text not null default 'DE',
  currency text not null default 'EUR',
  is_demo boolean not null default false,
  master_password_hash text,
  created_at timestamptz not null default now()
);
alter table restaurant enable row level security;
alter table restaurant force row level security;
create policy own_restaurant on restaurant to stammtisch_app
  using (id = (select nullif(current_setting('stammtisch.restaurant', true), '')::uuid));
create policy every_restaurant on restaurant to stammtisch_system using (true) with check (true);
grant select, update on restaurant to stammtisch_app;
grant select, insert, update, delete on restaurant to stammtisch_system;

create table account (
  id uuid primary key default uuidv7(),
  restaurant_id uuid not null references restaurant on delete cascade,
  email text not null,
  password_hash text not null,
  created_at timestamptz not null default now(),
  unique (restaurant_id, id)
);
create unique index account_email on account (lower(email));
select protect('account');

-- Restaurants in the same group are linked with one another.
create table restaurant_link (
  restaurant_id uuid primary key references restaurant on delete cascade,
  group_id uuid not null
);
create index restaurant_link_group on restaurant_link (group_id);
select protect('restaurant_link');

-- One login and everything that was refreshed from it.
create table session_family (
  id uuid primary key default uuidv7(),
  restaurant_id uuid not null,
  account_id uuid not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_because text,
  elevated_until timestamptz,
  foreign key (restaurant_id, account_id) references account (restaurant_id, id) on delete cascade,
  unique (restaurant_id, id)
);
create index session_family_expiry on session_family (expires_at);
select protect('session_family');

create table refresher (
  token_hash bytea primary key,
  restaurant_id uuid not null,
  family_id uuid not null,
  used_at timestamptz,
  foreign key (restaurant_id, family_id)
    references session_family (restaurant_id, id) on delete cascade
);
create index refresher_family on refresher (restaurant_id, family_id);
select protect('refresher');

create table idempotency (
  restaurant_id uuid not null references restaurant on delete cascade,
  key text not null,
  call text not null,
  body_hash bytea not null,
  status int,
  headers jsonb,
  body text,
  at timestamptz not null default now(),
  primary key (restaurant_id, key, call)
);
create index idempotency_age on idempotency (at);
select protect('idempotency');

-- What changed, for the event stream. The id orders by insertion, not by commit.
create table change (
  id bigint generated always as identity,
  restaurant_id uuid not null references restaurant on delete cascade,
  at timestamptz not null default clock_timestamp(),
  type text not null,
  href text not null,
  version text,
  primary key (restaurant_id, id)
);
create index change_age on change (at);
select protect('change');

-- Shared by all processes; the columns are those of the rate limiter's PostgreSQL store.
create table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
grant select, insert, update, delete on rate_limit to stammtisch_system;
