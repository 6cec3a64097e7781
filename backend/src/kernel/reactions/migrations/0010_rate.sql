-- How many events a policy or alarm took in the last minute in which it took any, and in the one before: its rate.
alter table checkpoints add column minute timestamptz, add column in_minute integer not null default 0,
  add column minute_before integer not null default 0;
