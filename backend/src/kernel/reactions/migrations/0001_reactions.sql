-- Where policies and alarms stand in the log, and what they could not handle. Operational: nothing here is rebuilt from events
-- but the alarms, whose checkpoint moves in the same transaction as their rows.

create table checkpoints (
  name text primary key,
  position text not null
);

-- Events that a policy failed on, and the later ones of the same stream that wait behind (EVT-06).
create table set_aside (
  policy text not null,
  stream text not null,
  revision bigint not null,
  event_id uuid not null,
  event_type text not null,
  state text not null check (state in ('retrying', 'set_aside', 'waiting', 'dropped')),
  attempts integer not null default 0,
  error text,
  next_attempt_at timestamptz not null,
  since timestamptz not null,
  dropped_by text,
  dropped_reason text,
  primary key (policy, stream, revision)
);
create index on set_aside (policy, stream, revision) where state <> 'dropped';

create table alarms (
  alarm text not null,
  key text not null,
  due_at timestamptz not null,
  -- the event that set it: cause of what firing does
  event_id uuid not null,
  event_type text not null,
  stream text not null,
  correlation_id text not null,
  attempts integer not null default 0,
  error text,
  next_attempt_at timestamptz not null,
  primary key (alarm, key)
);
create index on alarms (next_attempt_at);
