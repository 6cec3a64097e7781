-- public: one row a lesson's payment, as it stands
create table payments (
  payment_id     text primary key,
  lesson_id      text not null,
  order_id       text not null,
  teacher_id     text not null,
  student_id     text not null,
  subject_id     text not null,
  amount         int not null,
  currency       text not null,
  starts_at      timestamptz not null,
  -- day of the lesson in Europe/Warsaw
  due_on         date not null,
  state          text not null default 'unpaid',
  due_after      text,
  method         text,
  paid_on        date,
  returned_on    date,
  -- from when the hours count in which the newest mark can be taken back
  paid_at        timestamptz,
  returned_at    timestamptz,
  waived_at      timestamptz,
  disputed       boolean not null default false,
  -- what the student says of having paid: with how many lessons at once, for which sum, under which title
  announced_at     timestamptz,
  announced_method text,
  announced_title  text,
  announced_total  int,
  announced_count  int,
  -- null where nothing is disputed, and once the student was forgotten
  dispute_reason text
);
create index on payments (starts_at, payment_id);
create index on payments (amount, payment_id);
create index on payments (state, starts_at desc, payment_id desc);
create index on payments (teacher_id, state, due_on);
create index on payments (student_id, state, due_on);
create index on payments (lesson_id);

-- public: the ledger. Rows are added and never changed: a correction is a row of its own with the opposite sign
create table entries (
  entry_id    text primary key,
  payment_id  text not null,
  teacher_id  text not null,
  student_id  text not null,
  kind        text not null,
  -- the day in Europe/Warsaw from which it counts
  day         date not null,
  recorded_at timestamptz not null,
  -- what is to be paid changes by this, in minor units
  charge      int not null default 0,
  -- what the teacher has received changes by this
  received    int not null default 0,
  -- of the payment's own events, and within one of them
  revision    int not null,
  place       int not null default 0
);
create index on entries (teacher_id, day);
create index on entries (student_id, day);
create index on entries (payment_id);
