-- public: who contests which key, and what became of it
create table contests (
  contest_id    text primary key,
  quiz_id       text not null,
  version       int not null,
  question_id   text not null,
  author_id     text not null,
  user_id       text not null,
  attempt_id    text not null,
  -- the last correction of the key when it was contested, 0 for none
  key_revision  int not null,
  -- what was judged; both null where nothing was answered
  choices       int[],
  words         jsonb,
  reason        text,
  contested_at  timestamptz not null,
  -- open, or what became of it
  state         text not null default 'open',
  is_overdue    boolean not null default false,
  by_staff      boolean not null default false,
  -- null once whoever answered is forgotten
  answer        text,
  answered_at   timestamptz
);
create index on contests (quiz_id, version, question_id);
create index on contests (quiz_id, version, question_id) where state = 'open' and is_overdue;
create index on contests (user_id, question_id);
create index on contests (author_id);
