-- Staff who look at the site through the eyes of a person (ADM-03): the browser holds the token. It is worth nothing
-- without the back office's session that it was begun from.
create table impersonations (
  impersonation_id text primary key,
  token_hash bytea not null unique,
  admin_session_id text not null,
  admin_id text not null,
  user_id text not null,
  ends_at timestamptz not null
);
create index on impersonations (admin_id);
create index on impersonations (user_id);
create index on impersonations (ends_at);
