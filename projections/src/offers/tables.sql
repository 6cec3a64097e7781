-- public: one row an offer; `state` follows from what was sent and decided (OFFER_GRAPH in the contract)
create table offers (
  offer_id         text primary key,
  teacher_id       text not null,
  latest_version   int not null,
  visible_version  int,
  -- activated, rejected or taken_down
  latest_decision  text,
  rejection_reason text,
  removed          boolean not null default false,
  views            int not null default 0,
  added_at         timestamptz not null,
  -- when it first became public: what 'newest' sorts by
  public_at        timestamptz,
  changed_at       timestamptz not null,
  -- the version that was sent last
  sent_at          timestamptz not null,
  -- of the version that was sent last: what staff sort by, and plain text for the words that they search by
  title            text not null default '',
  amount           int not null,
  subject_id       text not null,
  search           text not null default '',
  words            tsvector generated always as (to_tsvector('simple', search)) stored,
  state            text not null generated always as (
    case
      when removed then 'removed'
      when visible_version is null
        then case when latest_decision in ('rejected', 'taken_down') then 'rejected' else 'waiting' end
      when latest_decision = 'activated' then 'active'
      when latest_decision = 'rejected' then 'active_rejected'
      else 'active_waiting'
    end) stored
);
create index on offers (teacher_id, added_at desc);
create index on offers (state, changed_at, offer_id);
create index on offers (subject_id, changed_at, offer_id);
create index on offers (changed_at, offer_id);
create index on offers (sent_at, offer_id);
create index on offers (state, sent_at desc, offer_id desc);
create index on offers (added_at, offer_id);
create index on offers (title collate "pl-x-icu", offer_id);
create index on offers (amount, offer_id);
create index on offers (views, offer_id);
create index on offers ((case when removed then 'removed' when visible_version is not null then 'live'
                              when latest_decision = 'taken_down' then 'taken_down' else state end),
                        changed_at desc, offer_id desc);
create index on offers (changed_at, offer_id) where latest_decision = 'taken_down';
create index on offers using gin (words);

-- public: every version that was sent for review; at most one of an offer is visible
create table versions (
  offer_id              text not null,
  version               int not null,
  teacher_id            text not null,
  visible               boolean not null default false,
  title                 text,
  slug                  text not null,
  description           text,
  excerpt               text not null default '',
  subject_id            text not null,
  level                 text not null,
  places                text[] not null,
  city_id               text,
  city                  text,
  prices                jsonb not null,
  main_amount           int not null,
  availability_group_id text not null,
  sent_at               timestamptz not null,
  -- plain text (lower case, no accents), by weight
  search_a              text not null default '',
  search_b              text not null default '',
  search_c              text not null default '',
  primary key (offer_id, version)
);
-- unique, so that a rebuild, which leaves other indexes for its end, finds a teacher's offers by it
create unique index on versions (teacher_id, offer_id, version);

-- public: what facets tell apart beside the city; a number is counted quicker than the three, and stands for all offers alike. It follows from
-- them, so that every rebuild gives the same
create table kinds (
  kind       bigint primary key,
  subject_id text not null,
  level      text not null,
  places     text[] not null,
  online     boolean not null generated always as (places @> '{online}') stored,
  unique (subject_id, level, places)
);

-- public: what everybody may find, one narrow row an offer; `settle` keeps it
create table hits (
  offer_id    text primary key,
  version     int not null,
  teacher_id  text not null,
  kind        bigint not null,
  subject_id  text not null,
  level       text not null,
  places      text[] not null,
  online      boolean not null generated always as (places @> '{online}') stored,
  city_id     text,
  main_amount int not null,
  added_at    timestamptz not null,
  -- 0 to 167 from Monday 00:00: within which a lesson of an hour can begin; each a value of its own, so that the planner knows how many fit
  hours       smallint[] not null,
  -- hundredths of a star, null without a review; beside it drawn towards the site's average, which sorts
  rating      int,
  reviews     int not null,
  standing    int not null,
  -- hundredths of a point (RANKING in the contract), less what further offers of one teacher stand lower by: among all of the teacher's
  -- offers, and among those in the same subject
  score         int not null,
  subject_score int not null,
  reasons     text[] not null,
  search      tsvector not null,
  -- title, subject and city alone: small enough to stay in the row
  names       tsvector not null
);
create index on hits using gin (search);
create index on hits using gin (names);
create index on hits using gin (hours);
create index on hits (score desc, added_at desc, offer_id);
create index on hits (subject_id, subject_score desc, added_at desc, offer_id);
create index on hits (subject_score desc, added_at desc, offer_id);
create index on hits (city_id, score desc, added_at desc, offer_id) where city_id is not null;
create index on hits (added_at desc, offer_id);
create index on hits (subject_id, added_at desc, offer_id);
create index on hits (city_id, added_at desc, offer_id) where city_id is not null;
create index on hits (main_amount, offer_id);
create index on hits (standing desc, reviews desc, offer_id);
create unique index on hits (teacher_id, offer_id);

-- public: hits by everything that facets count without a look at them; no city is ''
create table counts (
  kind    bigint not null,
  city_id text not null,
  offers  int not null,
  primary key (kind, city_id)
);

-- public: how much there is of a subject in a city; '' stands for any
create table totals (
  subject_id text not null,
  city_id    text not null,
  offers     int not null,
  teachers   int not null,
  -- of the teachers, those who have an offer online too, in the subject
  online     int not null,
  primary key (subject_id, city_id)
);
create unique index on totals (city_id, subject_id);

-- everybody, for anybody may begin to teach; `dirty`: their hits are to be made anew
create table people (
  user_id      text primary key,
  dirty        boolean not null default false,
  teaching     boolean not null default false,
  blocked      boolean not null default false,
  withdrawn    boolean not null default false,
  about        int not null default 0,
  picture      boolean not null default false,
  since        timestamptz,
  stars        int not null default 0,
  reviews      int not null default 0,
  held         int not null default 0,
  missed       int not null default 0,
  -- what all answers are worth together
  worth        numeric not null default 0,
  answers      int not null default 0,
  -- shares of 1, null while there is nothing to judge by
  response     numeric,
  attendance   numeric,
  -- the day by which their hits were made: a new one has those of everybody made anew, a slice at a time
  judged       date not null default '-infinity',
  teaches      boolean not null generated always as (teaching and not blocked and not withdrawn) stored,
  -- taught once: nobody finds what they offer; a value of its own, so that the planner knows how few they are
  away         boolean not null generated always as (
    since is not null and not (teaching and not blocked and not withdrawn)) stored
);
create unique index on people (user_id) where dirty;
create index on people (judged) where teaching;
create index on people (user_id) where away;

create table groups (
  group_id   text primary key,
  teacher_id text not null,
  hours      smallint[] not null,
  minutes    int not null
);

-- requests for lessons, for how they are answered
create table requests (
  teacher_id  text not null,
  order_id    text not null,
  placed_at   timestamptz not null,
  answered_at timestamptz,
  lapsed      boolean not null default false,
  -- answered since it was last counted; what it is counted with
  due         boolean not null default false,
  counted     numeric,
  primary key (teacher_id, order_id)
);
create unique index on requests (teacher_id, order_id) where due;

-- what is taken of teachers' time from today on; what is over goes a slice at a time
create table taken (
  teacher_id text not null,
  slot_id    text not null,
  starts_at  timestamptz not null,
  ends_at    timestamptz not null,
  primary key (teacher_id, slot_id)
);
create index on taken (ends_at);

-- public: the site as a whole; figures that stand in for missing facts are those of the day's begin
create table site (
  id         int primary key,
  today      date,
  -- stars
  average    numeric,
  response   numeric,
  attendance numeric,
  -- reasons that most hits have
  common     text[] not null default '{}',
  -- free hours that many have: only who has more is told apart by them
  much       int not null default 0
);
insert into site (id) values (1);

-- what an offer usually costs, grosze; of the day's begin
create table usual (
  subject_id text primary key,
  amount     int not null
);

-- the words of titles, subjects and cities: what a typo is compared with
create table words (word text primary key);
create index on words using gin (word public.gin_trgm_ops);

create table decisions (
  offer_id text not null,
  revision int not null,
  what     text not null,
  version  int not null,
  actor    text not null,
  reason   text,
  at       timestamptz not null,
  primary key (offer_id, revision)
);
