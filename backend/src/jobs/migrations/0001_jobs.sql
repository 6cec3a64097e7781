-- Jobs and their runs: operational records (EVT-01), kept for the back office (ADM-04).

create table jobs (
  name text primary key,
  cron text,
  next_run_at timestamptz
);

create table runs (
  run_id text primary key,
  job text not null references jobs (name) on delete cascade,
  state text not null check (state in ('waiting', 'running', 'finished', 'errored', 'stopped')),
  cause text not null check (cause in ('cron', 'start', 'hand', 'retry')),
  admin_id text,
  requested_at timestamptz not null,
  -- Handed to the queue; a waiting run that was asked for elsewhere is not yet.
  queued_at timestamptz,
  started_at timestamptz,
  ended_at timestamptz,
  stop_requested_at timestamptz,
  error text,
  progress double precision not null default 0,
  progress_text text not null default ''
);
-- One run of a job at a time.
create unique index on runs (job) where state in ('waiting', 'running');
create index on runs (job, requested_at desc);
