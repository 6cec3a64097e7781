-- public
create table promotions (
  promotion_id   text primary key,
  teacher_id     text not null,
  promotion_type text not null,
  percentage     int not null,
  -- null: all offers of the teacher
  offer_ids      text[],
  -- null where there is none, and once the teacher was forgotten
  description    text,
  -- days of Europe/Warsaw, both included
  start_date     date not null,
  end_date       date,
  ended_on       date,
  orders         int not null default 0,
  created_at     timestamptz not null
);
create index on promotions (teacher_id, start_date desc);

-- public: who is no longer first with a teacher: lessons that were done
create table done_lessons (
  lesson_id  text primary key,
  teacher_id text not null,
  student_id text not null
);
create index on done_lessons (student_id, teacher_id);

-- public: and orders that await an answer
create table open_orders (
  order_id   text primary key,
  teacher_id text not null,
  student_id text not null
);
create index on open_orders (student_id, teacher_id);

-- public: and lessons that are agreed on and not done yet
create table booked_lessons (
  lesson_id  text primary key,
  teacher_id text not null,
  student_id text not null
);
create index on booked_lessons (student_id, teacher_id);
