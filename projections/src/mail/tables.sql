create table mails (
  mail_id         text primary key,
  template        text not null,
  language        text not null,
  subject_id      text not null,
  -- personal: null once the person is forgotten
  recipient       text,
  params          jsonb,
  state           text not null default 'waiting',
  -- of the newest round
  attempts        integer not null default 0,
  round           integer not null default 0,
  way             text,
  message_id      text,
  fault           text,
  next_attempt_at timestamptz,
  cause_type      text not null,
  cause_event_id  text not null,
  cause_stream    text not null,
  policy          text not null,
  correlation_id  text not null,
  requested_at    timestamptz not null,
  sent_at         timestamptz
);
create index on mails (requested_at desc, mail_id);
create index on mails (subject_id);
create index on mails using gin (recipient public.gin_trgm_ops);

create table history (
  mail_id  text not null,
  revision integer not null,
  type     text not null,
  at       timestamptz not null,
  actor    text not null,
  note     text,
  primary key (mail_id, revision)
);

-- the day that began last: what is too old by it goes a slice at a time
create table days (
  id    int primary key,
  today date not null
);
