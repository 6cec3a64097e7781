-- Staff look for an alarm by whose it is, or by its name, however many are set.
create index on alarms (lower(key));
create index on alarms (alarm, next_attempt_at, key);
