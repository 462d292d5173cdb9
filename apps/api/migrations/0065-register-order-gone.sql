-- A read that finds nothing new writes nothing: only an order that is open no longer is touched.
alter table cash_register_order drop column last_seen_at;
alter table cash_register_order add column gone_at timestamptz;
create index cash_register_order_gone on cash_register_order (gone_at) where gone_at is not null;
create index cash_register_bill_old on cash_register_bill (billed_at);
