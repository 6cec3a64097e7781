-- the runs that somebody has open
create table open_runs (
  run_id  text primary key,
  user_id text not null,
  game    text not null,
  variant text not null
);
create index on open_runs (user_id);

-- who has begun the daily challenge of a day
create table daily_runs (
  variant text not null,
  user_id text not null,
  run_id  text not null,
  is_open boolean not null,
  primary key (variant, user_id)
);
-- unique, so that a rebuild, which leaves other indexes for its end, finds a person's runs by it
create unique index on daily_runs (user_id, variant);

-- the best result of each person by day, ISO week and of all time; the smaller `rank` is the better one, then the smaller `tie`
create table bests (
  span      text not null,
  game      text not null,
  variant   text not null,
  user_id   text not null,
  rank      int not null,
  tie       bigint not null,
  score     int not null,
  played_ms bigint not null,
  run_id    text not null,
  primary key (span, game, variant, user_id)
);
create index on bests (span, game, variant, rank, tie, user_id);
create index on bests (user_id);

-- every run, for staff
create table runs (
  run_id     text primary key,
  user_id    text not null,
  game       text not null,
  variant    text not null,
  -- free, daily or proof
  kind       text not null,
  day        date,
  -- open, ranked or unranked
  state      text not null default 'open',
  started_at timestamptz not null,
  ended_at   timestamptz,
  why        text,
  score      int,
  played_ms  bigint
);
create index on runs (started_at, run_id);
create index on runs ((coalesce(score, -1)), run_id);
create index on runs (state, started_at desc, run_id desc);
create index on runs (game, started_at, run_id);
create index on runs (user_id, started_at);
create index on runs (started_at, run_id) where state = 'open';
create index on runs (started_at, run_id) where kind = 'proof';
