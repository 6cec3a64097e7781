-- public: quizzes assigned to one student each
create table assignments (
  assignment_id text primary key,
  teacher_id    text not null,
  student_id    text not null,
  quiz_id       text not null,
  version       int not null,
  author_id     text not null,
  mode          text not null,
  due_at        timestamptz not null,
  tries         int,
  counts        text not null,
  review        text not null,
  state         text not null default 'waiting',
  -- tries so far, and the one that goes on
  begun         int not null default 0,
  open_attempt_id    text,
  -- the one that is the result
  counted_attempt_id text,
  bp            int,
  assigned_at   timestamptz not null
);
create index on assignments (student_id, assigned_at desc, assignment_id);
create index on assignments (teacher_id, assigned_at desc, assignment_id);

create table tries (
  assignment_id text not null,
  attempt_id    text not null,
  n             int not null,
  state         text not null default 'open',
  bp            int,
  is_late       boolean not null default false,
  begun_at      timestamptz not null,
  ended_at      timestamptz,
  primary key (assignment_id, attempt_id)
);
