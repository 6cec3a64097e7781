-- attempts under way, and those that count; `percent` and `scores` from the end on
create table runs (
  attempt_id  text primary key,
  player_id   text not null,
  started_at  timestamptz not null,
  quiz_id     text,
  version     int,
  author_id   text,
  finished_at timestamptz,
  percent     int,
  scores      jsonb
);
create index on runs (player_id);

-- the last answer to each question of such attempts, and when it was first answered
create table answers (
  attempt_id  text not null,
  question_id text not null,
  player_id   text not null,
  choices     int[],
  words       jsonb,
  first_at    timestamptz not null,
  primary key (attempt_id, question_id)
);
create index on answers (player_id);

-- the one attempt of each person at a quiz that counts
create table firsts (
  quiz_id    text not null,
  player_id  text not null,
  attempt_id text not null,
  primary key (quiz_id, player_id)
);

-- how often first attempts at a version scored so many whole percent
create table totals (
  quiz_id text not null,
  version int not null,
  percent int not null,
  n       int not null,
  primary key (quiz_id, version, percent)
);

-- how often something befell a question in first attempts: `score` by whole percent of the attempt, with the points;
-- `choice` by option, `seconds`, and `word` by gap. In quiz rooms: `room`, the answers with the points, `room_missing`,
-- `room_choice` and `room_seconds`
create table tallies (
  quiz_id     text not null,
  version     int not null,
  question_id text not null,
  kind        text not null,
  part        int not null,
  word        text not null,
  n           int not null,
  points      bigint not null,
  primary key (quiz_id, version, question_id, kind, part, word)
);

-- finished attempts of others than the author by day of Europe/Warsaw
create table days (
  quiz_id text not null,
  version int not null,
  day     date not null,
  plays   int not null,
  primary key (quiz_id, version, day)
);

-- quiz rooms, and the version that is played there
create table rooms (
  room_id text primary key,
  quiz_id text not null,
  version int not null
);

-- with what each question of a room counts, until its key is corrected
create table room_questions (
  room_id text not null,
  n       int not null,
  answers int not null,
  points  int not null,
  primary key (room_id, n)
);
