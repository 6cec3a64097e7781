-- Id of the event at `position` (EVT-13); null where the place was given and nothing was read since.
alter table checkpoints add column event_id uuid;
