-- who of the staff looks after what waits
create table assignments (
  kind     text not null,
  item_id  text not null,
  admin_id text not null,
  primary key (kind, item_id)
);
