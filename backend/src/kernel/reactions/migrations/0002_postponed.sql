-- A policy that must wait, for a read model or a part that is down, puts the event's stream off and goes on with others: no failure is counted.
alter table set_aside drop constraint set_aside_state_check;
alter table set_aside add constraint set_aside_state_check
  check (state in ('retrying', 'set_aside', 'waiting', 'postponed', 'dropped'));

-- When a policy's or alarm's place was last moved: one that stands still while the log grows is seen.
alter table checkpoints add column moved_at timestamptz not null default now();
