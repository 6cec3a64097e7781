-- public: every lesson as it stands. `status` is section 3's; over and still booked is overdue, which nobody stores.
create table lessons (
  lesson_id          text primary key,
  order_id           text not null,
  offer_id           text not null,
  offer_version      int not null,
  teacher_id         text not null,
  student_id         text not null,
  subject_id         text not null,
  level              text not null,
  starts_at          timestamptz not null,
  ends_at            timestamptz not null,
  -- how the teacher's clocks read the start, in `timezone`
  date               text not null,
  time               text not null,
  timezone           text not null,
  duration           int not null,
  place              text not null,
  online_tool        text,
  list_amount        int not null,
  amount             int not null,
  currency           text not null,
  cancellation_hours int not null,
  payment_id         text not null,
  booked_at          timestamptz not null,
  -- booked, done or cancelled
  state              text not null default 'booked',
  moved              boolean not null default false,
  status             text not null generated always as
                       (case when state <> 'booked' then state when moved then 'moved' else 'new' end) stored,
  done_at            timestamptz,
  done_by            text,
  cancelled_at       timestamptz,
  cancelled_by       text,
  cancelled_late     boolean,
  -- a report came to it: whoever cancelled was absent
  absent             boolean not null default false,
  cancelled_why      text
);
create index on lessons (starts_at, lesson_id);
create index on lessons (amount, lesson_id);
create index on lessons (state, starts_at desc, lesson_id desc);
create index on lessons (student_id, state, starts_at);
create index on lessons (teacher_id, state, starts_at);
create index on lessons (teacher_id, student_id);
create index on lessons (order_id);

-- words of a lesson, each of whoever wrote it; null once that person is forgotten
create table words (
  lesson_id       text primary key,
  teacher_id      text not null,
  student_id      text not null,
  teacher_address text,
  student_address text,
  note            text,
  homework        text,
  topics          text,
  noted_at        timestamptz,
  canceller_id    text,
  cancel_reason   text
);
create index on words (teacher_id);
create index on words (student_id);
create index on words (canceller_id);

-- a new time that waits for an answer; a row goes with the answer
create table moves (
  lesson_id   text primary key,
  by          text not null,
  proposer_id text not null,
  starts_at   timestamptz not null,
  ends_at     timestamptz not null,
  note        text,
  proposed_at timestamptz not null,
  lapses_at   timestamptz not null
);
create index on moves (proposer_id);

-- public: reports by lesson. Ids of people are named by their part in the report, so that what others say of a person stays out of the export
-- of that person's data
create table problems (
  lesson_id       text primary key,
  state           text not null default 'open',
  kind            text not null,
  by              text not null,
  reporter_id     text not null,
  text            text,
  reported_at     timestamptz not null,
  answer_by       timestamptz not null,
  answerer_id     text,
  answer_agrees   boolean,
  answer_text     text,
  answered_at     timestamptz,
  outcome         text,
  decided_by_staff boolean,
  decision_reason text,
  decided_at      timestamptz
);
create index on problems (reported_at desc, lesson_id);
create index on problems (state, reported_at desc);
create index on problems (reporter_id);
create index on problems (answerer_id);

create table problem_history (
  lesson_id text not null,
  event_id  text not null,
  type      text not null,
  actor     text not null,
  reason    text,
  at        timestamptz not null,
  place     int not null,
  primary key (lesson_id, place)
);
