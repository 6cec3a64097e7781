-- public: a teacher's topics; the words are null once the teacher is forgotten
create table topics (
  topic_id    text primary key,
  teacher_id  text not null,
  title       text,
  subject_id  text not null,
  level       text not null,
  description text,
  -- plain text of the title, for the search
  search      text not null default '',
  changed_at  timestamptz not null
);
create index on topics (teacher_id, changed_at desc);

-- public: exercises with their newest version, and beside it what students see
create table exercises (
  exercise_id      text primary key,
  topic_id         text not null,
  teacher_id       text not null,
  version          int not null,
  state            text not null default 'new',
  question         text,
  answer           text,
  reason           text,
  search           text not null default '',
  -- the topic's title, by which staff sort, and plain text of it; null until the end of the batch that wrote it
  topic            text,
  topic_search     text not null default '',
  visible_version  int,
  visible_question text,
  visible_answer   text,
  added_at         timestamptz not null,
  changed_at       timestamptz not null,
  sent_at          timestamptz
);
create index on exercises (topic_id, added_at, exercise_id);
create index on exercises (teacher_id);
create index on exercises (topic_id) where topic is null;
create index on exercises (sent_at, exercise_id) where sent_at is not null;
create index on exercises (sent_at, exercise_id) where state = 'waiting';
create index on exercises (state, sent_at desc, exercise_id desc) where sent_at is not null;
create index on exercises (topic collate "pl-x-icu", sent_at desc, exercise_id desc) where sent_at is not null;
create index on exercises using gin ((' ' || topic_search || ' ' || search) public.gin_trgm_ops);

-- who reads which topic; `lesson_id` is empty where it is for good
create table attached (
  topic_id    text not null,
  student_id  text not null,
  lesson_id   text not null,
  teacher_id  text not null,
  attached_at timestamptz not null,
  primary key (topic_id, student_id, lesson_id)
);
create index on attached (student_id);
create index on attached (lesson_id) where lesson_id <> '';

-- when an exercise was sent for review, and what staff decided
create table history (
  exercise_id text not null,
  topic_id    text not null,
  version     int not null,
  event_id    text not null,
  type        text not null,
  actor       text not null,
  reason      text,
  at          timestamptz not null,
  place       int not null,
  primary key (exercise_id, place)
);
create index on history (topic_id);
