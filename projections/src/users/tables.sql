-- public: who started to teach, and whether the back office lets them
create table teachers (
  user_id       text primary key,
  state         text not null default 'active',
  reason        text,
  since         timestamptz not null,
  how           text not null,
  terms_version text not null
);
create index on teachers (since desc, user_id);

create table invitations (
  invitation_id text primary key,
  subject_id    text not null,
  user_id       text,
  -- personal: null once the person is forgotten
  email         text,
  name          text,
  language      text not null,
  -- pending, accepted or withdrawn; that a pending one has expired follows from expires_at
  state         text not null default 'pending',
  reason        text,
  invited_at    timestamptz not null,
  sent_at       timestamptz not null,
  times_sent    int not null default 1,
  expires_at    timestamptz not null,
  ended_at      timestamptz
);
create index on invitations (invited_at desc, invitation_id);
create index on invitations (subject_id);
create index on invitations (user_id);

-- what staff did about a person, and what the person asked staff for
create table history (
  event_id text primary key,
  user_id  text not null,
  type     text not null,
  at       timestamptz not null,
  actor    text not null,
  feature  text,
  reason   text
);
create index on history (user_id, at desc);

-- public: staff opened the list of people with their whole addresses, one row each time; it held everybody who registered by `open_until`
create table address_lists (
  event_id   text primary key,
  at         timestamptz not null,
  open_until timestamptz not null,
  actor      text not null,
  reason     text not null
);
create index on address_lists (at);

-- public: whose address is gone since then
create table forgotten (
  user_id text primary key,
  at      timestamptz not null
);
