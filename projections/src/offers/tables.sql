-- public: one row an offer; `state` follows from what was sent and decided (OFFER_GRAPH in the contract)
create table offers (
  offer_id         text primary key,
  teacher_id       text not null,
  latest_version   int not null,
  visible_version  int,
  latest_decision  text,
  rejection_reason text,
  removed          boolean not null default false,
  views            int not null default 0,
  added_at         timestamptz not null,
  changed_at       timestamptz not null,
  state            text not null generated always as (
    case
      when removed then 'removed'
      when visible_version is null then case when latest_decision = 'rejected' then 'rejected' else 'waiting' end
      when latest_decision = 'activated' then 'active'
      when latest_decision = 'rejected' then 'active_rejected'
      else 'active_waiting'
    end) stored
);
create index on offers (teacher_id, added_at desc);
create index on offers (state, changed_at);

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
  -- when the offer first became public: what 'newest' sorts by
  added_at              timestamptz not null,
  -- plain text (lower case, no accents), by weight
  search_a              text not null default '',
  search_b              text not null default '',
  search_c              text not null default '',
  search                tsvector not null generated always as (
    setweight(to_tsvector('simple', search_a), 'A') ||
    setweight(to_tsvector('simple', search_b), 'B') ||
    setweight(to_tsvector('simple', search_c), 'C')) stored,
  -- what hits are ranked by: small enough to stay in the row, where reading all of 'search' for every hit would be slow
  search_names          tsvector not null generated always as (
    setweight(to_tsvector('simple', search_a), 'A') || setweight(to_tsvector('simple', search_b), 'B')) stored,
  primary key (offer_id, version)
);
create index on versions using gin (search) where visible;
create index on versions (added_at desc, offer_id) where visible;
create index on versions (main_amount, offer_id) where visible;
create index on versions (subject_id, city_id) where visible;
-- a teacher's offers, and everything that facets count without a look at the rows
create index on versions (teacher_id) include (subject_id, level, places, city_id, main_amount) where visible;

-- the words of titles, subjects and cities: what a typo is compared with
create table words (word text primary key);
create index on words using gin (word public.gin_trgm_ops);

create table decisions (
  offer_id text not null,
  revision int not null,
  what     text not null,
  version  int not null,
  reason   text,
  at       timestamptz not null,
  primary key (offer_id, revision)
);
