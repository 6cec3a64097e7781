-- Where each event stands, without what is personal: what staff find events by (ADM-03).
create table events (
  -- id of the event; of small events that are many, the stream and the range
  place          text primary key,
  -- of the first event of the range
  event_id       text not null,
  stream         text not null,
  category       text not null,
  revision       int not null,
  last_revision  int not null,
  count          int not null,
  type           text not null,
  at             timestamptz not null,
  actor          text not null,
  command        text not null,
  correlation_id text not null,
  causation_id   text not null,
  -- why, where staff said it
  reason         text,
  -- what it is found by, see terms.ts
  terms          text[] not null
);
create index on events (at desc, stream, revision desc);
-- the same of who does far less than people do, for their events may all lie far back; conditions as in sql.ts
create index on events (at desc, stream, revision desc) include (type) where actor like 'admin:%';
create index on events (at desc, stream, revision desc) where actor = 'visitor';
create index on events (at desc, stream, revision desc) where actor like 'system:%';
create index on events (stream, revision);
create index on events using gin (terms);
create index on events using gin (reason public.gin_trgm_ops) where reason is not null;
