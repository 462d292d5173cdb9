-- When somebody answered a call, and when somebody first put its card away or began something from it.
alter table phone_call
  add column answered_at timestamptz,
  add column put_away_at timestamptz;
