-- public: what teachers say to have learned; the rows go with the person
create table qualifications (
  qualification_id text primary key,
  teacher_id       text not null,
  title            text,
  institution      text,
  year             text,
  state            text not null default 'stated',
  -- why it was refused
  reason           text,
  -- the paper that was sent last, and how many were
  file_id          text,
  file_type        text,
  sent             int not null default 0,
  sent_at          timestamptz,
  stated_at        timestamptz not null
);
create index on qualifications (teacher_id, stated_at, qualification_id);
create index on qualifications (sent_at, qualification_id) where state = 'waiting';

-- when a paper was sent and opened, and what staff decided
create table history (
  qualification_id text not null,
  teacher_id       text not null,
  event_id         text not null,
  type             text not null,
  actor            text not null,
  reason           text,
  at               timestamptz not null,
  place            int not null,
  primary key (qualification_id, place)
);
create index on history (teacher_id);
