-- what was asked in an attempt, as its questions are pinned; of visitors too, until they have an account
create table attempts (
  attempt_id  text primary key,
  player_id   text not null,
  player_kind text not null,
  questions   jsonb not null
);
create index on attempts (player_id);

-- judged answers: the history that a card is made from, again and again
create table reviews (
  attempt_id  text not null,
  question_id text not null,
  player_id   text not null,
  -- null where the question was voided since
  bp          int,
  at          timestamptz not null,
  primary key (attempt_id, question_id)
);
create index on reviews (player_id, question_id, at desc);
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
