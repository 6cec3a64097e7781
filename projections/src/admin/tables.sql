-- public: the names and roles of staff
create table admins (
  admin_id   text primary key,
  name       text not null,
  role       text not null,
  -- of the role
  since      timestamptz not null,
  created_at timestamptz not null,
  entered_at timestamptz,
  -- they are of the staff no longer
  ended_at   timestamptz
);
