-- Which streams tell of whom: where the history of a person is found. People, sign-ups, subscribers and contacts alike.
create table concerns (
  subject_id text not null,
  stream     text not null,
  primary key (subject_id, stream)
);

-- who accepted which version of which terms when: proof of a contract, without personal data
create table acceptances (
  user_id     text not null,
  document    text not null,
  version     text not null,
  accepted_at timestamptz not null,
  primary key (user_id, document, version)
);
