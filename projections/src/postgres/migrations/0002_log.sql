-- The log that every checkpoint of this database belongs to, those of policies and alarms too (EVT-13). No row: none was followed yet.
create table log (
  is_only boolean primary key default true check (is_only),
  id uuid not null,
  since timestamptz not null
);

-- Id of the event at `position`: where another one stands there, the log is not the one that was read. Null at the log's start.
alter table checkpoints add column event_id uuid;
