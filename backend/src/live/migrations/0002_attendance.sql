-- What is attended by sockets of which process, such as a quiz room or its host. The rows of a process that died say for a while when
-- it was alive last.

create unlogged table attendance (
  key text not null,
  process_id uuid not null,
  seen_at timestamptz not null default clock_timestamp(),
  primary key (key, process_id)
);
create index on attendance (process_id);
