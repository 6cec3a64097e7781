create table announcements (
  announcement_id text primary key,
  state           text not null default 'draft',
  title           jsonb not null,
  text            jsonb not null,
  pinned          boolean not null default false,
  written_at      timestamptz not null,
  published_at    timestamptz,
  -- when it was corrected while everybody could see it
  corrected_at    timestamptz,
  reason          text,
  -- plain text (lower case, no accents)
  search          text not null default ''
);
create index on announcements (pinned desc, published_at desc, announcement_id) where state = 'published';

create table tasks (
  task_id     text primary key,
  status      text not null,
  place       int not null,
  title       jsonb not null,
  description jsonb not null,
  added_at    timestamptz not null,
  moved_at    timestamptz not null,
  search      text not null default ''
);

-- title and description are null once their author was forgotten
create table ideas (
  idea_id        text primary key,
  author_id      text not null,
  status         text not null default 'new',
  title          text,
  description    text,
  votes          int not null default 0,
  proposed_at    timestamptz not null,
  put_to_vote_at timestamptz,
  decided_at     timestamptz,
  answer         text,
  search         text not null default ''
);
create index on ideas (status, votes desc, idea_id);
create index on ideas (status, put_to_vote_at desc, idea_id);
create index on ideas (author_id, proposed_at desc);

-- what staff did with an idea
create table idea_history (
  idea_id  text not null,
  event_id text not null,
  type     text not null,
  actor    text not null,
  reason   text,
  at       timestamptz not null,
  place    int not null,
  primary key (idea_id, place)
);

create table votes (
  idea_id  text not null,
  voter_id text not null,
  primary key (idea_id, voter_id)
);

create table opinions (
  user_id         text primary key,
  opinion_id      text not null,
  state           text not null,
  latest_version  int not null,
  visible_version int,
  reason          text
);
create index on opinions (state);

-- every version until it is withdrawn or its author forgotten; text is null then
create table opinion_versions (
  user_id    text not null,
  version    int not null,
  visible    boolean not null default false,
  stars      int not null,
  text       text,
  edited     boolean not null,
  written_at timestamptz not null,
  search     text not null default '',
  primary key (user_id, version)
);
create index on opinion_versions (written_at desc, user_id) where visible;

-- when its versions were written, and what staff decided; until it is withdrawn
create table opinion_history (
  user_id  text not null,
  version  int not null,
  event_id text not null,
  type     text not null,
  actor    text not null,
  reason   text,
  at       timestamptz not null,
  place    int not null,
  primary key (user_id, place)
);
