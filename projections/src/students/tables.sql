-- public: who is whose student
create table students (
  teacher_id text not null,
  student_id text not null,
  tuition_id text not null unique,
  taken_at   timestamptz not null,
  -- the teacher's own; null once there is none, or the teacher was forgotten
  note            text,
  note_written_at timestamptz,
  primary key (teacher_id, student_id)
);

create table lessons (
  lesson_id  text primary key,
  payment_id text not null,
  teacher_id text not null,
  student_id text not null,
  subject_id text not null,
  starts_at  timestamptz not null,
  ends_at    timestamptz not null,
  state      text not null default 'booked',
  amount     int not null,
  currency   text not null
);
create index on lessons (teacher_id, student_id, starts_at desc);

-- how payments stand that are no longer due, or were not for a while; no row: due
create table payments (
  payment_id text primary key,
  payment    text not null
);
