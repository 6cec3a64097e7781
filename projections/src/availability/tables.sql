-- public: a teacher's groups; times are local to the teacher's zone
create table groups (
  group_id   text primary key,
  teacher_id text not null,
  name       text not null,
  entries    jsonb not null,
  created_at timestamptz not null
);
create index on groups (teacher_id);
