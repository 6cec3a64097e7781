-- public: attempts at quizzes, also those that were given up
create table attempts (
  attempt_id    text primary key,
  player_id     text not null,
  mode          text not null,
  state         text not null default 'created',
  source        text not null,
  assignment_id text,
  quiz_id       text,
  version       int,
  author_id     text,
  subject_id    text,
  difficulty    int not null,
  -- by what the options are shuffled: whoever knows it knows where each stands
  seed          text not null,
  -- quiz, version, id, revision and weight of each, in their order
  questions     jsonb not null,
  created_at    timestamptz not null,
  started_at    timestamptz,
  ends_at       timestamptz,
  finished_at   timestamptz,
  bp            int,
  -- what it was until a key was corrected last
  before_bp     int,
  -- of the questions that count
  scores        jsonb
);
create index on attempts (player_id, finished_at desc) where state = 'finished';
create index on attempts (player_id);
create index on attempts (quiz_id) where state = 'finished';

-- public: the last answer to each question; the words are null once the player is forgotten
create table answers (
  attempt_id  text not null,
  question_id text not null,
  player_id   text not null,
  choices     int[],
  words       jsonb,
  bp          int,
  answered_at timestamptz not null,
  primary key (attempt_id, question_id)
);
create index on answers (player_id);

-- which versions an attempt asks something of: one, unless its questions are of several quizzes
create table played (
  quiz_id     text not null,
  version     int not null,
  attempt_id  text not null,
  finished_at timestamptz,
  primary key (quiz_id, version, attempt_id)
);
create index on played (quiz_id, version, finished_at desc, attempt_id desc) where finished_at is not null;
create index on played (attempt_id);

-- public: how scores follow corrected keys
create table rescorings (
  quiz_id      text not null,
  key_revision int not null,
  version      int not null,
  attempts     int not null,
  done         int not null default 0,
  changed      int not null default 0,
  begun_at     timestamptz not null,
  finished_at  timestamptz,
  primary key (quiz_id, key_revision)
);
create index on rescorings (begun_at desc);

-- public: quizzes of which somebody may not learn until then what is right, by the assignment that hides it
create table concealed (
  player_id     text not null,
  assignment_id text not null,
  quiz_id       text not null,
  until         timestamptz not null,
  primary key (player_id, assignment_id)
);
