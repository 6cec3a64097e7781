-- Whose call it was, so that the answers go with the person (EVT-10); null for visitors.
alter table idempotency_answers add column user_id text;
create index on idempotency_answers (user_id) where user_id is not null;
