create table notifications (
  notification_id text primary key,
  user_id         text not null,
  type            text not null,
  person_id       text,
  data            jsonb,
  seen            boolean not null default false,
  created_at      timestamptz not null,
  cause_type      text not null
);
create index on notifications (user_id, created_at desc, notification_id desc);
create index on notifications (user_id, created_at desc, notification_id desc) where not seen;
-- what grows too old is found by it every night
create index on notifications (created_at);

-- only what a person chose; the rest is as the contract's defaults say
create table switches (
  user_id text not null,
  type    text not null,
  channel text not null,
  wanted  boolean not null,
  primary key (user_id, type, channel)
);

-- the day that began last: what is too old by it goes a slice at a time
create table days (
  id    int primary key,
  today date not null
);
