-- what was asked in an attempt, as its questions are pinned; of visitors too, until they have an account
create table attempts (
  attempt_id  text primary key,
  player_id   text not null,
  player_kind text not null,
  questions   jsonb not null
);
create index on attempts (player_id);

-- answers in the order of the log, until their time is taken when the batch is settled
create table taken (
  event_id    text primary key,
  n           bigint generated always as identity,
  attempt_id  text not null,
  -- null: the attempt is over
  question_id text,
  at          timestamptz not null
);
create unique index on taken (n);

-- of each attempt that is open, since when its player has thought: its start, or the last question answered first. It
-- names nobody, and stays where its player is forgotten: the times of all are counted alike, whenever that is
create table clocks (
  attempt_id text primary key,
  at         timestamptz not null,
  -- questions that were answered
  answered   text[] not null default '{}'
);

-- how long answers to a question took: so many took so many seconds
create table paces (
  question_id text not null,
  seconds     int not null,
  answers     int not null,
  primary key (question_id, seconds)
);

-- answers, the first to each question of an attempt: the history that a card is made from, again and again
create table reviews (
  attempt_id  text not null,
  question_id text not null,
  player_id   text not null,
  -- null until it is judged, and where the question was voided since
  bp          int,
  -- when it was judged
  at          timestamptz not null,
  -- it took much longer than the others' before it
  is_slow     boolean not null default false,
  primary key (attempt_id, question_id)
);
-- unique, so that a rebuild has it while it makes the cards
create unique index on reviews (player_id, question_id, at desc, attempt_id desc);
create index on reviews (player_id, at desc);

-- cards whose history changed in this batch
create table unsettled (
  player_id   text not null,
  question_id text not null,
  primary key (player_id, question_id)
);

-- a question that a user missed, and when it comes back
create table cards (
  player_id     text not null,
  question_id   text not null,
  quiz_id       text not null,
  version       int not null,
  revision      int not null,
  weight        int not null,
  due_on        date not null,
  -- missed, and not repeated yet
  is_new        boolean not null,
  -- the day of the first repetition
  introduced_on date,
  lapses        int not null,
  primary key (player_id, question_id)
);
create index on cards (player_id, due_on);

-- who lets their teachers see what they miss
create table sharing (
  user_id text primary key
);
