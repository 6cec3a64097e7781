-- One event alone, in fewer steps: one query asks where the stream ends and where the log does, and a stream of which nothing is
-- there is not asked for the event. The answers are the same. No value changes a plan, so that none is forced.
create or replace function event_store.append_one(
  in_stream text, expected bigint, event_id uuid, event_type text, event_data text, event_bytes bytea, event_metadata text
) returns text
language plpgsql
as $$
declare
  head bigint;
  top bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('event_store.append', 0));
  select
    coalesce((select e.revision from event_store.events e where e.stream = in_stream order by e.revision desc limit 1), -1),
    coalesce((select max(e.position) from event_store.events e), 0)
  into head, top;
  if not (expected = head or expected = -2 or (expected = -4 and head >= 0)) then
    return null;
  end if;
  if head >= 0 then
    if exists (select from event_store.events e where e.stream = in_stream and e.id = event_id) then
      return null;
    end if;
  end if;
  insert into event_store.events (position, stream, revision, id, type, data, data_binary, metadata)
  values (top + 1, in_stream, head + 1, event_id, event_type, event_data, event_bytes, event_metadata);
  return (head + 1)::text || ' ' || (top + 1)::text;
end $$;
