-- What somebody waits for leaves before what goes to many: 0 urgent, 1 normal, 2 bulk.
alter table deliveries add column priority smallint not null default 1;
create index on deliveries (priority, next_attempt_at) where state = 'waiting';
