-- What each mail was made of, in one part for every person whose words it holds, closed with that person's key: with a person go their words, and
-- the others keep the rest. A text is rendered from the parts when somebody asks for it; tokens are in none of them.
create table parts (
  mail_id text not null,
  subject_id text not null,
  -- Of the addressee, with template and parameters beside the words.
  addressee boolean not null,
  envelope bytea not null,
  kept_at timestamptz not null,
  primary key (mail_id, subject_id)
);
create index on parts (subject_id);
create index on parts (kept_at);

-- Texts that were kept whole named people under the addressee's key. They cannot be taken apart again.
drop table bodies;
