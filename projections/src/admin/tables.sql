-- public: the names of staff
create table admins (
  admin_id   text primary key,
  name       text not null,
  created_at timestamptz not null,
  entered_at timestamptz
);
