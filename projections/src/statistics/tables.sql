-- public: what a teacher's history says, a row each
create table teachers (
  teacher_id      text primary key,
  lessons_done    int not null default 0,
  students        int not null default 0,
  repeat_students int not null default 0,
  stars_1 int not null default 0,
  stars_2 int not null default 0,
  stars_3 int not null default 0,
  stars_4 int not null default 0,
  stars_5 int not null default 0,
  rating_count int not null generated always as (stars_1 + stars_2 + stars_3 + stars_4 + stars_5) stored,
  rating_sum   int not null generated always as (stars_1 + 2 * stars_2 + 3 * stars_3 + 4 * stars_4 + 5 * stars_5) stored
);

-- when the first offer of a teacher became public
create table first_offers (
  teacher_id text primary key,
  public_at  timestamptz not null
);

-- public: how the lessons of an offer were rated, a row each
create table offers (
  offer_id text primary key,
  stars_1 int not null default 0,
  stars_2 int not null default 0,
  stars_3 int not null default 0,
  stars_4 int not null default 0,
  stars_5 int not null default 0,
  rating_count int not null generated always as (stars_1 + stars_2 + stars_3 + stars_4 + stars_5) stored,
  rating_sum   int not null generated always as (stars_1 + 2 * stars_2 + 3 * stars_3 + 4 * stars_4 + 5 * stars_5) stored
);

-- public: lessons that the teacher did not keep; why is absent or cancelled
create table missed (
  lesson_id  text primary key,
  teacher_id text not null,
  why        text not null
);
create index on missed (teacher_id);

-- public: chats that a student began
create table first_messages (
  chat_id    text primary key,
  teacher_id text not null,
  asked_at   timestamptz not null
);
create index on first_messages (teacher_id, asked_at desc);

-- when the teacher first wrote in a chat that somebody else began
create table first_answers (
  chat_id     text primary key,
  answered_at timestamptz not null
);
