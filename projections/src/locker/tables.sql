create table avatars (
  user_id text primary key,
  code    text not null
);
