-- When whoever holds this session last showed that they are its person: what that opens, it opens for this session alone (EVT-10).
alter table sessions add column proved_at timestamptz;
