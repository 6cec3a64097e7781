-- Who has a socket at which process. Transient: rows of a process that no longer says that it lives are swept away, and unlogged tables
-- are empty after a crash of the server, as they should be.

create unlogged table processes (
  process_id uuid primary key,
  seen_at timestamptz not null default clock_timestamp()
);

create unlogged table online (
  user_id text not null,
  process_id uuid not null,
  primary key (user_id, process_id)
);
create index on online (process_id);
