-- The log. Rows are added by event_store.append alone, and never change.
create table event_store.events (
  -- Grows in the order in which events become visible, from 1, without gaps.
  position bigint primary key,
  stream text collate "C" not null,
  -- Zero-based number within the stream.
  revision bigint not null,
  id uuid not null,
  type text collate "C" not null,
  -- JSON as it was written, to the letter; or bytes.
  data text,
  data_binary bytea,
  metadata text not null,
  unique (stream, revision),
  unique (stream, id),
  check ((data is null) <> (data_binary is null))
);

create function event_store.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'events are never changed or deleted' using errcode = 'insufficient_privilege';
end $$;

create trigger immutable before update or delete or truncate on event_store.events
  for each statement execute function event_store.refuse_change();
alter table event_store.events enable always trigger immutable;

-- Takes many appends at once and gives a result for each; one that is refused leaves its neighbours alone.
--
-- One row of the arrays is one event. Events of one append share `owners` (a number of the caller's) and stand together.
-- `rounds`: 1 for the first append to its stream within this call, 2 for the second, and so on.
-- `expected`: -2 any, -1 no_stream, -4 stream_exists, else the revision of the stream's last event.
--
-- Outcomes:
--   appended  revision and position of the append's last event
--   repeated  the same ids stand there already: revision and position as the first time
--   refused   revision is the stream's last, -1 when it does not exist
--
-- The lock is taken before a position is drawn and held until the commit is visible: whoever sees a position sees all before it.
-- The repeat rules are EventStoreDB's: with a revision or no_stream the ids must stand at these very revisions, else all of
-- them must stand anywhere in the stream.
create function event_store.append(
  owners integer[], streams text[], expected bigint[], rounds integer[],
  ids uuid[], types text[], data text[], data_binary bytea[], metadata text[]
) returns table (owner integer, outcome text, revision bigint, "position" bigint)
language plpgsql
set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
begin
  perform pg_advisory_xact_lock(hashtextextended('event_store.append', 0));
  for r in 1 .. (select max(round) from unnest(rounds) as round) loop
    return query
    with given as (
      select v.*, row_number() over (partition by v.owner order by v.i) as nth
      from unnest(owners, streams, expected, rounds, ids, types, data, data_binary, metadata) with ordinality
        as v (owner, stream, expected, round, id, type, data, data_binary, metadata, i)
      where v.round = r
    ),
    compared as (
      select g.*, known.revision as known_revision, known.position as known_position,
        case when g.nth = 1 then coalesce(
          (select e.revision from event_store.events e where e.stream = g.stream order by e.revision desc limit 1), -1
        ) end as head
      from given g
      left join event_store.events known on known.stream = g.stream and known.id = g.id
    ),
    counted as (
      select i, owner, stream, expected, id, type, data, data_binary, metadata, nth, known_revision, known_position,
        max(head) over append as head,
        count(*) over append as size,
        count(known_revision) over append as known,
        count(*) filter (where known_revision = expected + nth) over append as in_place
      from compared
      window append as (partition by owner)
    ),
    judged as (
      select *,
        case
          when known = 0 and (expected = head or expected = -2 or (expected = -4 and head >= 0)) then 'appended'
          when in_place = size or (known = size and expected in (-2, -4)) then 'repeated'
          else 'refused'
        end as outcome
      from counted
    ),
    placed as (
      select *, (select coalesce(max(e.position), 0) from event_store.events e)
        + count(*) filter (where outcome = 'appended') over (order by i) as at
      from judged
    ),
    written as (
      insert into event_store.events (position, stream, revision, id, type, data, data_binary, metadata)
      select at, stream, head + nth, id, type, data, data_binary, metadata from placed where outcome = 'appended'
    )
    select owner, outcome,
      case outcome when 'appended' then head + nth when 'repeated' then known_revision else head end,
      case outcome when 'appended' then at when 'repeated' then known_position end
    from placed where nth = size;
  end loop;
end $$;

-- The same, faster, for appends of one event each to streams that differ. Gives `number revision position`, comma-separated, for
-- those that fit; the arrays' entries count from 0. On all others event_store.append has to decide.
create function event_store.append_singles(
  streams text[], expected bigint[], ids uuid[], types text[], data text[], data_binary bytea[], metadata text[]
) returns text
language plpgsql
set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
declare
  outcomes text;
begin
  perform pg_advisory_xact_lock(hashtextextended('event_store.append', 0));
  with placed as materialized (
    select v.*, coalesce(last.revision, -1) + 1 as next,
      (select coalesce(max(e.position), 0) from event_store.events e) + row_number() over () as at
    from unnest(streams, expected, ids, types, data, data_binary, metadata) with ordinality
      as v (stream, expected, id, type, data, data_binary, metadata, i)
    left join lateral (
      select e.revision from event_store.events e where e.stream = v.stream order by e.revision desc limit 1
    ) as last on true
    where (v.expected = coalesce(last.revision, -1) or v.expected = -2 or (v.expected = -4 and last.revision is not null))
      and (last.revision is null
        or not exists (select from event_store.events e where e.stream = v.stream and e.id = v.id))
  ),
  written as (
    insert into event_store.events (position, stream, revision, id, type, data, data_binary, metadata)
    select at, stream, next, id, type, data, data_binary, metadata from placed
  )
  select string_agg(concat_ws(' ', i - 1, next, at), ',') into outcomes from placed;
  return outcomes;
end $$;

-- The same again for one event alone, the usual guest of a quiet hour: `revision position` when it fits, else null.
create function event_store.append_one(
  in_stream text, expected bigint, event_id uuid, event_type text, event_data text, event_bytes bytea, event_metadata text
) returns text
language plpgsql
set plan_cache_mode = force_generic_plan
as $$
declare
  new_revision bigint;
  new_position bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('event_store.append', 0));
  insert into event_store.events as e (position, stream, revision, id, type, data, data_binary, metadata)
  select coalesce((select max(position) from event_store.events), 0) + 1,
    in_stream, head + 1, event_id, event_type, event_data, event_bytes, event_metadata
  from (select coalesce(
    (select revision from event_store.events where stream = in_stream order by revision desc limit 1), -1
  ) as head) as known
  where (expected = head or expected = -2 or (expected = -4 and head >= 0))
    and not exists (select from event_store.events where stream = in_stream and id = event_id)
  returning e.revision, e.position into new_revision, new_position;
  return new_revision || ' ' || new_position;
end $$;
