-- What a house has bought beside the product itself (specification §3, §4).
create table addon (
  restaurant_id uuid not null references restaurant on delete cascade,
  key text not null check (key in ('payment', 'cash_register_sync')),
  status text not null default 'NONE'
    check (status in ('NONE', 'CHECKOUT_PENDING', 'PURCHASED')),
  -- A purchased one may rest.
  active boolean not null default false check (not active or status = 'PURCHASED'),
  accepted_at timestamptz,
  accepted_by text,
  -- taxId, code, companyName.
  tax_input jsonb,
  -- The provider's numbers of the last checkout and of the subscription that came of it.
  checkout_session text unique,
  subscription text unique,
  ends_with_month boolean not null default false,
  version int not null default 1,
  updated_at timestamptz not null default clock_timestamp(),
  primary key (restaurant_id, key)
);
select protect('addon');

-- The house as the payment provider knows it: as its customer, and as one who takes fees.
create table payment_account (
  restaurant_id uuid primary key references restaurant on delete cascade,
  customer text unique,
  account text unique,
  -- What the provider said last: [{"name", "state", "currentlyDue", "eventuallyDue", "pastDue"}].
  capabilities jsonb not null default '[]',
  charges_enabled boolean not null default false,
  read_at timestamptz
);
select protect('payment_account');

-- Notices of the provider come more than once; each is heard once.
create table provider_notice (
  id text primary key,
  type text not null,
  heard_at timestamptz not null default clock_timestamp()
);
alter table provider_notice enable row level security;
alter table provider_notice force row level security;
create policy everything on provider_notice to stammtisch_system using (true) with check (true);
grant select, insert, delete on provider_notice to stammtisch_system;
