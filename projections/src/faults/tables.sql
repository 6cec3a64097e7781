-- What staff decided about faults; the faults themselves stand in the vault.
create table history (
  fault_id text not null,
  event_id text not null,
  type     text not null,
  actor    text not null,
  reason   text,
  at       timestamptz not null,
  place    integer not null,
  primary key (fault_id, place)
);
