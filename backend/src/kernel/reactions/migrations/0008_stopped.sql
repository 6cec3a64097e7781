-- Policies and alarms that staff stopped: what concerns them waits until they go on.
create table stopped (
  kind text not null check (kind in ('policy', 'alarm')),
  name text not null,
  since timestamptz not null,
  primary key (kind, name)
);
