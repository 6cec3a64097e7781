-- A call with an `Idempotency-Key` is claimed before anything is done for it (API-10): the row stands from then on, the answer comes later.
alter table idempotency_answers
  alter column status drop not null,
  alter column body drop not null,
  -- who works on it, one id a claim; null while nobody does
  add column claimed_by uuid,
  -- without news until then the process that worked on it counts as dead
  add column claimed_until timestamptz,
  -- how often the call was begun: from the second time on it may meet what it did itself
  add column runs integer not null default 1,
  add check ((status is null) = (body is null)),
  add check ((claimed_by is null) = (claimed_until is null));
