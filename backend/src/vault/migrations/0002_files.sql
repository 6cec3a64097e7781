-- Files of people (PRO-01), which events name by id alone. The bytes of an id never change.
create table files (
  file_id text primary key,
  purpose text not null,
  owner_id text not null,
  type text not null,
  bytes bytea not null,
  stored_at timestamptz not null
);
create index on files (owner_id);
create index on files (stored_at);
-- pictures are compressed already
alter table files alter column bytes set storage external;
