-- What people can do about a mail that was not accepted; `error` keeps the mail server's own words.
alter table mail_outbox add column fault text
  check (fault in ('no-mailbox', 'server-away', 'login', 'refused'));
