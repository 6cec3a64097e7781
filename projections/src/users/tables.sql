-- everybody with an account as staff look them up; each order of their lists is that of an index
create table people (
  user_id       text primary key,
  -- personal: null once the person is forgotten
  name          text,
  -- a space before each word of it, as a search compares them: lower case, no accents
  plain_name    text,
  email         text,
  registered_at timestamptz not null,
  -- open, blocked, deleted or forgotten
  account       text not null default 'open',
  -- the day on which it will be deleted is set
  is_leaving    boolean not null default false,
  -- as the back office calls it: between open and forgotten by the person's own decision is leaving
  state         text not null generated always as (
    case when account = 'open' and is_leaving or account = 'deleted' then 'leaving' else account end) stored,
  -- none, active or suspended
  teaching      text not null default 'none',
  teaches_since timestamptz,
  -- counted as they come and go, also after the person is forgotten
  public_offers int not null default 0,
  -- those that anybody sees
  offers        int not null generated always as (case when account = 'forgotten' then 0 else public_offers end) stored
);
create index on people (registered_at, user_id);
create index on people ((name is null), (name collate "pl-x-icu"), user_id);
create index on people ((name is null), (name collate "pl-x-icu") desc, user_id desc);
create index on people (offers, user_id);
create index on people (state, registered_at desc, user_id desc);
create index on people (teaching, registered_at desc, user_id desc);
create index on people using gin (email public.gin_trgm_ops);
create index on people using gin (plain_name public.gin_trgm_ops);
create index on people (teaches_since, user_id) where teaching <> 'none';
create index on people ((name is null), (name collate "pl-x-icu"), user_id) where teaching <> 'none';
create index on people ((name is null), (name collate "pl-x-icu") desc, user_id desc) where teaching <> 'none';
create index on people (offers, user_id) where teaching <> 'none';
create index on people (teaching, teaches_since desc, user_id desc) where teaching <> 'none';

-- public: how somebody came to teach, and why the back office does not let them any more
create table teachers (
  user_id       text primary key,
  reason        text,
  how           text not null,
  terms_version text not null
);

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
