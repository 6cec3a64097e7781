create table requests (
  request_id text primary key,
  student_id text not null,
  teacher_id text not null,
  subject_id text not null,
  level      text not null,
  -- what the student wrote; null once they were forgotten
  words      text,
  state      text not null default 'open',
  assignment_id text,
  -- what the teacher wrote; null once they were forgotten
  reason     text,
  asked_at   timestamptz not null,
  ended_at   timestamptz
);
create index on requests (student_id, asked_at desc, request_id);
create index on requests (teacher_id, asked_at desc, request_id);
