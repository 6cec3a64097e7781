-- public: what fills a person's time as a teacher, by slot or block; `kind` as BUSY_KINDS says, `date` is the day that a daily cap counts it for
create table busy (
  teacher_id text not null,
  id         text not null,
  kind       text not null,
  starts_at  timestamptz not null,
  ends_at    timestamptz not null,
  date       text,
  lesson_id  text,
  student_id text,
  changed_at timestamptz not null,
  primary key (teacher_id, id)
);
create index on busy (teacher_id, ends_at);
create index on busy (student_id, ends_at) where student_id is not null;
create index on busy (lesson_id) where lesson_id is not null;

-- what the dates of orders, and the lessons that some of them became, are about
create table dates (
  lesson_id  text primary key,
  order_id   text not null,
  offer_id   text not null,
  teacher_id text not null,
  student_id text not null,
  subject_id text not null,
  level      text not null,
  place      text not null,
  -- how often it was moved: what a calendar program takes for a newer version
  moves      int not null default 0
);

-- words of own events and times off; null once the person is forgotten
create table words (
  block_id      text primary key,
  teacher_id    text not null,
  title         text,
  public_reason text
);
create index on words (teacher_id);

-- public: lessons and held dates a day at most; no row where there is no cap
create table caps (
  teacher_id text primary key,
  lessons    int not null
);

-- open calendar feeds; another generation is another address
create table feeds (
  user_id    text primary key,
  generation int not null
);

-- what free times follow from beside `busy` and `caps`; no row where nothing was chosen
create table zones (
  teacher_id text primary key,
  timezone   text
);
create table booking (
  teacher_id      text primary key,
  lead_time_hours int not null,
  not_today       boolean not null,
  buffer_minutes  int not null
);

-- public: when a lesson of an hour can begin in the hours of a group, as runs of instants, whatever the lead time; kept some days ahead of the time at
-- which it is looked at, as what is still far does not matter for the next one
create table free (
  group_id        text primary key,
  teacher_id      text not null,
  entries         jsonb not null,
  -- when its hours were chosen
  at              timestamptz not null,
  -- which of the days on which free times are made anew is its own
  phase           int not null,
  -- the first start of each run and the last one; between them every quarter of an hour. Null while they are to be made
  begins          timestamptz[],
  lasts           timestamptz[],
  -- the day by which they are made anew: they are known some days further
  renew_on        date,
  timezone        text not null default '',
  lead_time_hours int not null default 0,
  not_today       boolean not null default false
);
create unique index on free (teacher_id, group_id);
create unique index on free (group_id) where begins is null;
create index on free (renew_on);

-- when something last changed the free times of all of a teacher's groups; `due`: they are to be made anew
create table touches (
  teacher_id text primary key,
  at         timestamptz not null,
  due        boolean not null default true
);
create unique index on touches (teacher_id) where due;
create table days (
  id    int primary key,
  today date not null
);
