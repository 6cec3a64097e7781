-- public: who has an account, and in which state
create table accounts (
  user_id       text primary key,
  email         text,
  provider      text not null,
  language      text not null,
  state         text not null default 'open',
  state_reason  text,
  terms_version text,
  -- the last request to have it deleted, and when that happens; both null where the person keeps it
  deletion_requested_at timestamptz,
  deletion_due_at       timestamptz,
  registered_at timestamptz not null
);
create index on accounts (registered_at desc, user_id);
