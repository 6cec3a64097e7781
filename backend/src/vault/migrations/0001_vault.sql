-- The vault: secrets and operational records that are no part of the product's history (EVT-01). All times come from the callers' clock.

-- One row: tells whether a process was given the master key that these envelopes were closed with.
create table master_key (
  only_row boolean primary key default true check (only_row),
  fingerprint text not null,
  created_at timestamptz not null
);

-- Secrets that must survive a change of the master key, boxed with a key derived from it.
create table secrets (
  name text primary key,
  envelope bytea not null,
  created_at timestamptz not null
);

-- A data key per person, boxed. A forgotten person keeps the row without the key: there will never be another (EVT-10).
create table subject_keys (
  subject_id text primary key,
  envelope bytea,
  created_at timestamptz not null,
  forgotten_at timestamptz,
  check ((envelope is null) = (forgotten_at is not null))
);

-- Password hashes under ids that events name (`credential_id`).
create table credentials (
  credential_id text primary key,
  user_id text not null,
  hash text not null,
  changed_at timestamptz not null
);
create index on credentials (user_id);
create index on credentials (changed_at);

-- One-time tokens by hash; what they are bound to is boxed.
create table tokens (
  token_hash bytea primary key,
  purpose text not null,
  subject_id text not null,
  email_key text,
  data bytea,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  spent_at timestamptz,
  spent_by text,
  check ((spent_at is null) = (spent_by is null))
);
create index on tokens (subject_id, purpose);
create index on tokens (expires_at);

-- A session is a family of refresh tokens (ACC-02).
create table sessions (
  session_id text primary key,
  user_id text not null,
  user_agent text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  -- when it ends unless it is used again before, and when it ends in any case
  idle_until timestamptz not null,
  lives_until timestamptz not null,
  ended_at timestamptz
);
create index on sessions (user_id);
create index on sessions (ended_at) where ended_at is not null;
create index on sessions (idle_until);

create table refresh_tokens (
  token_hash bytea primary key,
  session_id text not null references sessions on delete cascade,
  expires_at timestamptz not null,
  replaced_at timestamptz,
  repeated_at timestamptz
);
create index on refresh_tokens (session_id);
create index on refresh_tokens (expires_at);

-- The back office (ADM-01), apart from people's accounts.
create table admin_credentials (
  admin_id text primary key,
  name text not null,
  hash text not null,
  changed_at timestamptz not null
);
create unique index on admin_credentials (lower(name));

create table admin_sessions (
  token_hash bytea primary key,
  session_id text not null unique,
  admin_id text not null,
  user_agent text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  idle_until timestamptz not null,
  lives_until timestamptz not null
);
create index on admin_sessions (admin_id);
create index on admin_sessions (idle_until);

-- First answers of calls with an `Idempotency-Key` (API-10); caller and key as one hash, the body boxed.
create table idempotency_answers (
  call_hash bytea primary key,
  fingerprint text not null,
  status smallint not null,
  body bytea not null,
  position text,
  expires_at timestamptz not null
);
create index on idempotency_answers (expires_at);

-- Tries at logging in (ACC-10); account and address as one hash.
create table login_limits (
  bucket bytea primary key,
  tries integer not null,
  next_at timestamptz not null,
  forgotten_at timestamptz not null
);
create index on login_limits (forgotten_at);

-- Faults of the server, equal ones as one row (section 3: sources and states).
create table error_log (
  error_id text primary key,
  source text not null check (source in ('bgjob', 'cron', 'endpoint', 'uncaught-exception', 'unhandled-rejection', 'server-error')),
  state text not null default 'new' check (state in ('new', 'resolved')),
  place text not null,
  name text not null,
  message text not null,
  stack text not null,
  times integer not null,
  correlation_id text,
  first_at timestamptz not null,
  last_at timestamptz not null,
  resolved_at timestamptz,
  resolved_by text
);
create index on error_log (last_at desc);

-- Mass traces before they enter the log as totals: who counted what on which day, once. The visitor is a hash of that day.
create table raw_counters (
  counter text not null,
  day date not null,
  thing text not null,
  visitor bytea not null,
  primary key (counter, day, thing, visitor)
);
