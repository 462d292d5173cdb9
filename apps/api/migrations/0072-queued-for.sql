-- Of who sits and came from the waiting list: for when it stood there, so that a wrong tap can be taken back.
alter table reservation add column queued_for timestamptz;
