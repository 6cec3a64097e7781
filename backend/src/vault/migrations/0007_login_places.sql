-- Whose account it is (blind), in rows that last longer than the hours of a limit: they go with the person.
alter table login_limits add column account bytea;
create index on login_limits (account) where account is not null;
