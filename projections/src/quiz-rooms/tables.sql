-- public: rooms, as their links and their people see them
create table rooms (
  room_id   text primary key,
  token     text not null,
  -- who opened it, and who leads it now
  owner_id  text not null,
  host_id   text not null,
  quiz_id   text not null,
  version   int not null,
  author_id text not null,
  language  text not null,
  questions int not null,
  settings  jsonb not null,
  late_join boolean not null,
  is_locked boolean not null default false,
  -- seats that were ever taken
  seats     int not null default 0,
  state     text not null default 'lobby',
  opened_at timestamptz not null,
  begun_at  timestamptz,
  finished_at timestamptz,
  closed_at timestamptz,
  -- why, by whom and what staff said of it, where they closed it
  closed_why    text,
  closed_by     text,
  closed_reason text,
  -- columns of one length: seats in their places, with points, time and share of each; null before the end
  standing  jsonb
);
create unique index on rooms (token);
create index on rooms (opened_at, room_id);
create index on rooms (seats, room_id);
create index on rooms (state, opened_at, room_id);
create index on rooms ((case when state in ('question', 'paused', 'results') then 'running' else state end),
                       opened_at desc, room_id desc);
create index on rooms (owner_id, opened_at desc);
create index on rooms (host_id, opened_at desc);
create index on rooms (quiz_id, version, room_id desc);

-- public: who sat there; the name is null once its subject is forgotten
create table seats (
  room_id       text not null,
  seat          int not null,
  user_id       text,
  subject_id    text not null,
  name          text,
  state         text not null default 'in',
  from_question int not null,
  primary key (room_id, seat)
);
create index on seats (user_id) where user_id is not null;
create index on seats (subject_id);

-- public: the questions that a room was shown, with what became of them: columns of one length, by seat
create table asked (
  room_id     text not null,
  n           int not null,
  question_id text not null,
  revision    int not null,
  results     jsonb,
  is_void     boolean not null default false,
  primary key (room_id, n)
);
create index on asked (question_id);
