-- Staff chose the tables by hand: automatic assignment leaves the party there.
alter table reservation add column pinned boolean not null default false;
