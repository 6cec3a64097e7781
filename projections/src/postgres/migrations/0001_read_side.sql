create extension if not exists pg_trgm schema public;
create extension if not exists unaccent schema public;
create extension if not exists btree_gist schema public;
create extension if not exists fuzzystrmatch schema public;

-- Text without case and accents, for search: 'Łódź' becomes 'lodz'. Unlike unaccent() it may stand in indexes and generated columns.
create function plain(value text) returns text
  language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, value));

-- How far each read model has come. Slot 'live' is the schema that queries read, 'next' the one that a rebuild fills beside it.
create table checkpoints (
  projection text not null,
  slot text not null check (slot in ('live', 'next')),
  version text not null,
  position text not null,
  -- A live slot is 'rebuilding' while it fills for the first time, and while a newer version that will replace it fills.
  status text not null check (status in ('live', 'rebuilding', 'parked')),
  -- Events of the whole log that were passed, listened to or not.
  events bigint not null default 0,
  -- What a rebuild expects to pass; null while nothing is known of the log's length.
  total bigint,
  -- Events a second, of the last seconds.
  rate double precision,
  -- Why it is parked; null when it runs.
  error text,
  -- Where the last event stands that parked it (never its data), and how often it did.
  event jsonb,
  failures integer not null default 0,
  started_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (projection, slot)
) with (fillfactor = 30);

-- The version that the process which started last brought along: workers with another one stand down.
create table versions (
  projection text primary key,
  version text not null,
  registered_at timestamptz not null
);

create table leases (
  name text primary key,
  holder text,
  -- Grows with every change of hands, so that what an earlier holder still does can be told apart.
  token bigint not null,
  expires_at timestamptz not null
);
