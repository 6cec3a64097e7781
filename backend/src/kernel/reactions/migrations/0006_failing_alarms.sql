-- Staff read what fails first, and those are few among all that are set.
create index on alarms (next_attempt_at) where attempts > 0;
