-- What the guest agreed to when they booked, in the very words that they read:
-- [{"kind": "privacy", "text": …, "url": …, "at": …, "withdrawnAt": …}].
alter table reservation add column consents jsonb not null default '[]';
