-- What browsers report stands beside the faults of the server, and what staff know and leave as it is stays ignored.
alter table error_log
  add column side text not null default 'server' check (side in ('server', 'browser')),
  add column reopened_at timestamptz,
  drop constraint error_log_state_check,
  add constraint error_log_state_check check (state in ('new', 'resolved', 'ignored'));

-- The last times of each fault, one by one.
create table error_times (
  error_id text not null references error_log on delete cascade,
  at timestamptz not null,
  correlation_id text,
  times integer not null
);
create index on error_times (error_id, at desc);
