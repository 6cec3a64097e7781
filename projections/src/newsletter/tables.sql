-- No address stands here: mails are written from the subscriber's own stream.
create table subscribers (
  subscriber_id text primary key,
  email_key     text not null,
  language      text not null,
  state         text not null,
  subscribed_at timestamptz
);
create index on subscribers (subscriber_id) where state = 'subscribed';
create index on subscribers (email_key);

-- Which address an account has, by its key.
create table owners (
  email_key text primary key,
  user_id   text not null
);
create index on owners (user_id);

create table issues (
  issue_id      text primary key,
  state         text not null default 'draft',
  subject_pl    text not null,
  text_pl       text not null,
  subject_en    text not null,
  text_en       text not null,
  recipients    integer not null default 0,
  saved_at      timestamptz not null,
  sending_since timestamptz,
  sent_at       timestamptz
);
create index on issues (saved_at desc, issue_id);
