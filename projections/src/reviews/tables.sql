-- public: reviews; text is null once its author was forgotten, answer once the teacher was
create table reviews (
  review_id      text primary key,
  tuition_id     text not null unique,
  offer_id       text not null,
  subject_id     text not null,
  teacher_id     text not null,
  student_id     text not null,
  state          text not null default 'visible',
  stars          int not null,
  text           text,
  version        int not null,
  written_at     timestamptz not null,
  edited_at      timestamptz,
  hidden_reason  text,
  hidden_at      timestamptz,
  answer         text,
  answered_at    timestamptz,
  answer_edited  boolean not null default false,
  -- of the teacher: open, dismissed or upheld; null where nobody reported it
  report         text,
  report_reason  text,
  report_note    text,
  reported_at    timestamptz,
  -- plain text (lower case, no accents)
  search         text not null default ''
);
create index on reviews (teacher_id, written_at desc, review_id);
create index on reviews (offer_id, written_at desc, review_id);
create index on reviews (student_id);
create index on reviews (written_at desc, review_id);
create index on reviews (reported_at) where report = 'open';

create table versions (
  review_id  text not null,
  version    int not null,
  -- who wrote it; the name keeps it by its author
  student_id text not null,
  stars      int not null,
  text       text,
  written_at timestamptz not null,
  primary key (review_id, version)
);
create index on versions (student_id);

-- lessons that were done, which reviews rest on
create table lessons (
  lesson_id  text primary key,
  teacher_id text not null,
  student_id text not null,
  subject_id text not null,
  done_at    timestamptz not null
);
create index on lessons (teacher_id, student_id);
create index on lessons (student_id);

-- reports, and what staff and teachers did with a review; the teacher's own words of a report stand in `reviews`
create table history (
  tuition_id text not null,
  event_id   text not null,
  type       text not null,
  actor      text not null,
  reason     text,
  at         timestamptz not null,
  place      int not null,
  primary key (tuition_id, place)
);
