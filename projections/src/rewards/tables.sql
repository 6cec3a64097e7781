-- public: what a person has, and the streak as of its last day
create table people (
  user_id      text primary key,
  balance      int not null default 0,
  last_day     text,
  length       int not null default 0,
  freezes_left int not null
);

-- every change of a balance, and the quizzes that made none; `n` is the revision of the person's stream
create table entries (
  user_id     text not null,
  n           int not null,
  kind        text not null,
  type        text,
  cause       text,
  -- why a quiz earned nothing
  reason      text,
  points      int not null,
  written_off int not null default 0,
  day         text not null,
  quiz_id     text,
  attempt_id  text,
  game        text,
  run_id      text,
  part        text,
  bp          int,
  best_bp     int,
  at          timestamptz not null,
  primary key (user_id, n)
);
create index on entries (user_id, n desc) where kind <> 'unrewarded';
create index on entries (attempt_id) where attempt_id is not null;

-- public: parts of avatars that were bought
create table parts (
  user_id text not null,
  part    text not null,
  primary key (user_id, part)
);

create table streak_days (
  user_id text not null,
  day     text not null,
  state   text not null,
  primary key (user_id, day)
);

-- points by day, ISO week and of all time, of all subjects together (an empty subject) and of each
create table sums (
  span       text not null,
  subject_id text not null,
  user_id    text not null,
  points     int not null default 0,
  primary key (span, subject_id, user_id)
);
create index on sums (span, subject_id, points desc, user_id) where points > 0;
create index on sums (user_id);

-- subjects in which somebody earned something
create table subjects (
  span       text not null,
  subject_id text not null,
  primary key (span, subject_id)
);

-- the best score of each person at each quiz
create table bests (
  quiz_id text not null,
  user_id text not null,
  bp      int not null,
  primary key (quiz_id, user_id)
);
create index on bests (quiz_id, bp desc, user_id);
create index on bests (user_id);

-- public: who chose something about rankings; without a row the default holds
create table players (
  user_id     text primary key,
  player_name text,
  is_ranked   boolean not null
);
