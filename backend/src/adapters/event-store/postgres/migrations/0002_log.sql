-- Which log this is (EVT-13): one row, made with the log and kept in every copy of it.
create table event_store.log (
  is_only boolean primary key default true check (is_only),
  id uuid not null default gen_random_uuid()
);
insert into event_store.log default values;

create trigger immutable before update or delete or truncate on event_store.log
  for each statement execute function event_store.refuse_change();
alter table event_store.log enable always trigger immutable;
