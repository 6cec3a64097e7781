-- public: what others may see of a person; name is null for a deleted user
create table people (
  user_id       text primary key,
  name          text,
  picture_url   text,
  about         text not null default '',
  phone         text,
  currency      text not null default 'PLN',
  timezone      text not null default 'Europe/Warsaw',
  beta_features text[] not null default '{}',
  blocked       boolean not null default false,
  teacher_state text not null default 'none',
  teacher_since timestamptz
);
