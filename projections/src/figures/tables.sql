-- what is counted, by day of Europe/Warsaw and subject; '': all of the day, with a subject or without
create table days (
  subject_id   text not null,
  day          date not null,
  events       bigint not null default 0,
  sign_ups     int not null default 0,
  tutors       int not null default 0,
  new_asked    int not null default 0,
  new_done     int not null default 0,
  new_settled  int not null default 0,
  asked        int not null default 0,
  accepted     int not null default 0,
  done         int not null default 0,
  settled      int not null default 0,
  within_1h    int not null default 0,
  within_3h    int not null default 0,
  within_12h   int not null default 0,
  within_24h   int not null default 0,
  longer       int not null default 0,
  lessons      int not null default 0,
  revenue      bigint not null default 0,
  plays        int not null default 0,
  finished     int not null default 0,
  rooms        int not null default 0,
  room_players int not null default 0,
  primary key (subject_id, day)
);
create index on days (day);

-- of `days`, by month and subject what is told by subject: a long period is whole months and the days at its ends
create table months (
  subject_id text not null,
  month      date not null,
  asked      int not null default 0,
  lessons    int not null default 0,
  revenue    bigint not null default 0,
  plays      int not null default 0,
  primary key (subject_id, month)
);
create index on months (month);

-- dates that were asked for, and what became of each; `counted`: what of it stands in `days`
create table lessons (
  lesson_id   text primary key,
  student_id  text not null,
  subject_id  text not null,
  asked_at    timestamptz not null,
  answered_at timestamptz,
  is_accepted boolean not null default false,
  held_on     date,
  amount      int,
  paid_on     date,
  returned_on date,
  counted     jsonb not null default '[]',
  is_due      boolean not null default true
);
create index on lessons (lesson_id) where is_due;
create index on lessons (student_id);

-- who signed up, and how far that led: 1 to an order, 2 to a lesson, 3 to one that is paid, as it stands in `days`
create table newcomers (
  user_id   text primary key,
  joined_on date not null,
  reached   int not null default 0,
  is_due    boolean not null default true
);
create index on newcomers (user_id) where is_due;

-- on which days somebody did something; `is_counted`: it stands in `active`
create table seen (
  user_id    text not null,
  day        date not null,
  is_counted boolean not null default false,
  primary key (user_id, day)
);
create index on seen (user_id, day) where not is_counted;

-- how many were active on a day that had been active so many days before, and not since. The longest gap stands for all
-- that are longer, and for who never was
create table active (
  day    date not null,
  gap    int not null,
  people int not null,
  primary key (day, gap)
);

-- of `active`, added up: of who did something on a day, how many had not for at least 1, 2, ... days before it
create table returned (
  day    date primary key,
  people int[] not null default '{}',
  is_due boolean not null default true
);
create index on returned (day) where is_due;
