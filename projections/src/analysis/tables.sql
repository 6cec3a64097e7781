-- Questions that staff keep; the archived ones are gone.
create table questions (
  question_id text primary key,
  admin_id    text not null,
  title       text not null,
  sql         text not null,
  chart       jsonb not null,
  is_shared   boolean not null default false,
  changed_at  timestamptz not null,
  runs        integer not null default 0,
  last_run_at timestamptz
);
create index on questions (admin_id, changed_at desc);
create index on questions (changed_at desc) where is_shared;
