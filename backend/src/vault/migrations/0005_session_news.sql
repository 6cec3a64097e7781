-- Which sessions have begun lately: lists of them on the screen follow.
create index on sessions (created_at);
