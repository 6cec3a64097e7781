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
  ended_at   timestamptz,
  -- their second factor is on
  factor_since timestamptz,
  codes_left   integer,
  -- an owner turned it off, null for the command line, and it is not on again
  reset_at     timestamptz,
  reset_by     text,
  reset_reason text
);

-- the second factor that is demanded of all staff: no row, or one
create table factor_demand (
  house  text primary key,
  since  timestamptz not null,
  by     text not null,
  reason text not null
);
