-- Which code the browsers run is the installation's business and no restaurant's: the role of a
-- restaurant's transactions has no right to any of these tables. What was published or released
-- never changes, so nobody may update or delete it, not even the system role.

create table registry_file (
  sha384 text primary key check (sha384 ~ '^sha384-[A-Za-z0-9+/]{64}$'),
  content bytea not null,
  stored_at timestamptz not null default now()
);

create table registry_version (
  remote text not null,
  address text not null,
  version text not null,
  team text not null,
  commit text not null,
  -- remote.json byte for byte
  manifest text not null,
  published_by text not null,
  bytes bigint not null,
  published_at timestamptz not null,
  primary key (remote, address)
);

-- A version cannot be stored before its files, nor a file be removed that a version names.
create table registry_version_file (
  remote text not null,
  address text not null,
  path text not null,
  sha384 text not null references registry_file,
  primary key (remote, address, path),
  foreign key (remote, address) references registry_version (remote, address)
);
create index registry_version_file_content on registry_version_file (sha384);

create table registry_release (
  href text primary key,
  -- byte for byte, so that its hash stays the one in the pointer
  document text not null
);

-- The one row of a channel that changes: a move compares its revision and swaps it.
create table registry_pointer (
  channel text primary key,
  revision int not null check (revision > 0),
  -- Looked at when the move commits: the pointer is moved first, the release stored only if it moved.
  release_href text not null references registry_release deferrable initially deferred,
  document jsonb not null
);

create table registry_history (
  channel text not null,
  revision int not null,
  entry jsonb not null,
  primary key (channel, revision)
);

create table registry_token (
  id uuid primary key default uuidv7(),
  team text not null,
  remotes text[] not null,
  -- SHA-256 of 256 random bits: nothing that could be guessed, so nothing slower is needed
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  revoked_at timestamptz
);

do $$
declare target text;
begin
  foreach target in array array['registry_file', 'registry_version', 'registry_version_file',
    'registry_release', 'registry_pointer', 'registry_history', 'registry_token'] loop
    execute format('alter table %I enable row level security', target);
    execute format('alter table %I force row level security', target);
    execute format(
      'create policy installation on %I to stammtisch_system using (true) with check (true)', target);
    execute format('grant select, insert on %I to stammtisch_system', target);
  end loop;
end $$;
grant update on registry_pointer to stammtisch_system;
grant update on registry_token to stammtisch_system;
-- Uploads that no version came for.
grant delete on registry_file to stammtisch_system;
