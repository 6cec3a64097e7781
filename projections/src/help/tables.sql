-- public: what came by the contact form
create table messages (
  contact_id       text primary key,
  user_id          text,
  topic            text not null,
  language         text not null,
  -- personal: these are null once the sender is forgotten
  name             text,
  email            text,
  message          text,
  note             text,
  state            text not null default 'new',
  sent_at          timestamptz not null,
  answers          integer not null default 0,
  last_answered_at timestamptz,
  closed_at        timestamptz
);
create index on messages (sent_at desc, contact_id);
create index on messages (state, sent_at desc);

create table replies (
  contact_id text not null,
  revision   integer not null,
  admin_id   text not null,
  -- personal: what the sender was told
  text       text,
  at         timestamptz not null,
  primary key (contact_id, revision)
);

-- What staff did with a message, and why they asked for the whole address.
create table history (
  event_id   text primary key,
  contact_id text not null,
  type       text not null,
  actor      text not null,
  reason     text,
  at         timestamptz not null,
  place      integer not null
);
create index on history (contact_id);

-- What staff made of questions; those that the product brings stand in the contract.
create table faq_changes (
  item_id    text primary key,
  written    jsonb,
  written_at timestamptz,
  published  boolean,
  first_at   timestamptz not null
);
create table faq_orders (
  category text primary key,
  item_ids text[] not null
);
