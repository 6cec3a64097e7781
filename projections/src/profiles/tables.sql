-- public: what others may see of a person; name is null for a deleted user
create table people (
  user_id       text primary key,
  name          text,
  -- a space before each word of the name, as a search compares them: lower case, no accents
  plain_name    text generated always as (
    ' ' || translate(lower(name), 'ąáàâäćčçęéèêëíìîïłńñóòôöśšúùûüýźżž-', 'aaaaaccceeeeeiiiilnnoooossuuuuyzzz ')) stored,
  -- the photo
  picture_id    text,
  -- the avatar, as it was put together in the locker
  avatar_code   text,
  -- which of them others see
  picture_kind  text not null default 'photo',
  -- the address of what they see; `/files` is asked for on FILES_URL's host, where there is one
  picture_url   text generated always as (
    case when picture_kind = 'avatar' then '/avatars/' || avatar_code || '.svg' else '/files/' || picture_id end) stored,
  about         text not null default '',
  -- a film at YouTube or Vimeo
  video         text,
  phone         text,
  blocked       boolean not null default false,
  -- the account is to be deleted, or is: what the person offers is hidden
  withdrawn     boolean not null default false,
  teacher_state text not null default 'none',
  teacher_since timestamptz,
  -- others see the person as a teacher, with offers
  teaches       boolean not null generated always as (teacher_state = 'active' and not blocked and not withdrawn) stored
);
-- staff look for parts of names
create index on people using gin (name public.gin_trgm_ops);
-- visitors look for teachers
create index on people using gin (plain_name public.gin_trgm_ops);
-- staff look for those who teach, or did, among all others of the name
create index on people using gin (plain_name public.gin_trgm_ops) where teacher_state <> 'none';
