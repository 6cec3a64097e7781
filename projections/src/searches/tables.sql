create table favourites (
  user_id     text not null,
  offer_id    text not null,
  added_at timestamptz not null,
  primary key (user_id, offer_id)
);
create index on favourites (user_id, added_at desc, offer_id);

create table saved (
  search_id text primary key,
  user_id   text not null,
  -- null once the person is forgotten
  name      text,
  q         text,
  -- what was typed, as the search itself looks for it
  terms     text,
  filters   jsonb not null,
  -- the filters once more, each for itself; null where there is none
  subject   text,
  level     text,
  place     text,
  city      text,
  online    boolean not null default false,
  price_min int,
  price_max int,
  rating    int,
  hours     smallint[],
  muted     boolean not null default false,
  saved_at  timestamptz not null,
  seen_at   timestamptz not null
);
create index on saved (user_id, saved_at desc);
create index on saved (subject) where not muted;
