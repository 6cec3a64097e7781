-- levels that people draw, each with its draft and its newest published version
create table levels (
  level_id       text primary key,
  author_id      text not null,
  state          text not null,
  name           text,
  drawn          jsonb not null,
  revision       int not null,
  -- what its author cleared last
  proven         jsonb,
  version        int,
  published      jsonb,
  published_name text,
  published_at   timestamptz,
  -- letters of that name without accents, for searching
  search         text not null,
  -- since staff last looked at it
  reports        int not null,
  -- what staff said when they took it down
  reason         text,
  changed_at     timestamptz not null
);
create index on levels (author_id, changed_at desc);
-- as staff go through them: what was reported and waits, what is hidden, and the rest, the newest first
create index on levels ((reports > 0 and state in ('listed', 'hidden')) desc, (state = 'hidden') desc, published_at desc,
                        level_id desc) where version is not null;
create index on levels (state, published_at desc, level_id desc) where version is not null;
create index on levels (published_at, level_id) where version is not null;
create index on levels using gin (search public.gin_trgm_ops);

-- the newest version of each as the list has it, and how often it was begun and cleared
create table versions (
  level_id     text not null,
  version      int not null,
  author_id    text not null,
  is_listed    boolean not null,
  search       text not null,
  published_at timestamptz not null,
  food         int not null,
  tries        int not null,
  clears       int not null,
  -- whoever was tried once and not cleared is not the hardest of all
  ease         float8 not null generated always as ((clears + 1.0) / (tries + 2)) stored,
  primary key (level_id, version)
);
create index on versions (author_id);
create index on versions (published_at desc, level_id) where is_listed;
create index on versions (tries desc, level_id) where is_listed;
create index on versions (ease, level_id) where is_listed;
create index on versions using gin (search public.gin_trgm_ops) where is_listed;

-- the shortest time of each person who cleared a version against the clock
create table clears (
  level_id text not null,
  version  int not null,
  user_id  text not null,
  best_ms  bigint not null,
  primary key (level_id, version, user_id)
);
create index on clears (level_id, version, best_ms);
create index on clears (user_id);

-- what people said was wrong with a version
create table reports (
  level_id    text not null,
  version     int not null,
  reporter_id text not null,
  kind        text not null,
  note        text,
  reported_at timestamptz not null,
  primary key (level_id, version, reporter_id)
);
create index on reports (reporter_id);

-- what became of a published level
create table history (
  level_id text not null,
  event_id text not null,
  type     text not null,
  actor    text not null,
  reason   text,
  at       timestamptz not null,
  place    int not null,
  primary key (level_id, place)
);
