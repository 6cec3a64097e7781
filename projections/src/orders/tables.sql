-- public: an order, without what people wrote in it; dates are rows of their own
create table orders (
  order_id           text primary key,
  teacher_id         text not null,
  student_id         text not null,
  offer_id           text not null,
  offer_version      int not null,
  -- new (while any date is), accepted, rejected or cancelled
  status             text not null default 'new',
  subject_id         text not null,
  level              text not null,
  duration           int not null,
  place              text not null,
  online_tool        text,
  currency           text not null,
  -- how many dates were asked for, and what they cost together then
  dates              int not null,
  amount             int not null,
  -- first-lesson discount on the first date
  percentage         int,
  timezone           text not null,
  cancellation_hours int not null,
  weekly             boolean not null,
  -- a date of it became a lesson: the two may see each other's phone and address
  accepted           boolean not null default false,
  ordered_at         timestamptz not null,
  closed_at          timestamptz,
  cancelled_why      text,
  removed_by_teacher boolean not null default false,
  removed_by_student boolean not null default false
);
create index on orders (ordered_at, order_id);
create index on orders (amount, order_id);
create index on orders (dates, order_id);
create index on orders ((case when status = 'cancelled' and cancelled_why = 'expired' then 'expired' else status end),
                        ordered_at desc, order_id desc);
create index on orders (teacher_id, ordered_at desc, order_id);
create index on orders (student_id, ordered_at desc, order_id);
create index on orders (teacher_id, student_id) where status = 'new';

-- public: the dates of orders; `lesson_id` is the lesson's once it is accepted
create table dates (
  lesson_id     text primary key,
  order_id      text not null,
  starts_at     timestamptz not null,
  ends_at       timestamptz not null,
  date          date not null,
  time          text not null,
  list_amount   int not null,
  amount        int not null,
  status        text not null default 'new',
  -- until when the teacher may answer it
  expires_at    timestamptz not null,
  -- by_student, expired, account_closing or teacher_gone, where it was cancelled
  cancelled_why text
);
create index on dates (order_id, starts_at);

-- what a side wrote: the student with the order and when they withdrew it, the teacher with their answers; null once the person is forgotten
create table words (
  order_id text not null,
  user_id  text not null,
  message  text,
  address  text,
  reason   text,
  primary key (order_id, user_id)
);
create index on words (user_id);

-- other times that a teacher proposed for an order that is still open; the row goes with the order's next answer
create table proposals (
  order_id    text primary key,
  proposal_id text not null,
  teacher_id  text not null,
  student_id  text not null,
  -- open, declined or lapsed
  state       text not null,
  proposed_at timestamptz not null,
  lapses_at   timestamptz not null,
  -- the teacher's and the student's words; null once the person is forgotten
  note        text,
  reason      text
);
create index on proposals (teacher_id);
create index on proposals (student_id);
create table proposed_times (
  lesson_id text primary key,
  order_id  text not null,
  starts_at timestamptz not null,
  ends_at   timestamptz not null,
  date      date not null,
  time      text not null
);
create index on proposed_times (order_id, starts_at);

-- who may no longer order or be ordered from, and since when: what closes their open orders waits for this
create table closings (
  user_id text primary key,
  at      timestamptz not null
);
