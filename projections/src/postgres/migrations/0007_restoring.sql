-- A restore into this database that was begun and has not ended (OPS-06): nobody may start on the half of it.
create table restoring (
  is_only boolean primary key default true check (is_only),
  -- Which backup it is, so that the same one goes on.
  backup text not null,
  since timestamptz not null
);
