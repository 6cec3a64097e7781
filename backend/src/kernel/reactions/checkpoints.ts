import { MINUTE } from '@kredka/contracts/kernel/durations'
import { type Position, START } from '@kredka/contracts/kernel/ports'
import { ASYNC_COMMIT, prepare, type Queryable } from '@kredka/projections/postgres/postgres'
import type { Place } from '../followed-log/log-fault.ts'

/** Another process moved the checkpoints: this one leads no more. */
export class LostLeadError extends Error {
  override readonly name = 'LostLeadError'
}

/** Gives the names without a checkpoint one at `position`. */
export async function addCheckpoints(sql: Queryable, names: readonly string[], position: Position): Promise<void> {
  await sql.query(
    `insert into reactions.checkpoints (name, position)
     select name, $2 from unnest($1::text[]) as name on conflict (name) do nothing`,
    [names, position],
  )
}

export async function loadCheckpoints(sql: Queryable, names: readonly string[]): Promise<Map<string, Position>> {
  const { rows } = await sql.query<{ name: string; position: Position }>(
    'select name, position from reactions.checkpoints where name = any($1)',
    [names],
  )
  return new Map(rows.map((row) => [row.name, row.position]))
}

export interface CheckpointMove {
  readonly from: Position
  readonly to: Position
  /** Id of the event at `to`, which shows later that the log is still the one that was read (EVT-13). */
  readonly event_id: string | null
  /** Events between that concerned it. */
  readonly handled: number
}

const MOVE = `
  with moved as (
     select * from unnest($1::text[], $2::text[], $3::text[], $4::uuid[], $6::int[])
       as moved (name, source, target, event_id, handled)),
   held as (
     select c.name from reactions.checkpoints c join moved on c.name = moved.name and c.position = moved.source
     order by c.name for update of c)
   update reactions.checkpoints c set position = moved.target, event_id = moved.event_id, moved_at = $5,
     minute = case when moved.handled = 0 then c.minute else $7 end,
     in_minute = case when moved.handled = 0 then c.in_minute when c.minute = $7 then c.in_minute + moved.handled
       else moved.handled end,
     minute_before = case when moved.handled = 0 or c.minute = $7 then c.minute_before
       when c.minute = $7::timestamptz - interval '1 minute' then c.in_minute else 0 end
   from moved, ${ASYNC_COMMIT} as commit where c.name = moved.name and (select count(*) from held) = cardinality($1)`

/**
 * Moves checkpoints that still stand where this process left them, all or none, without waiting for the disk: what a
 * crash of Postgres takes back is handled once more, under the same ids.
 * @param now milliseconds
 * @throws LostLeadError when one does not
 */
export async function moveCheckpoints(
  sql: Queryable,
  moves: ReadonlyMap<string, CheckpointMove>,
  now: number,
): Promise<void> {
  const all = [...moves.values()]
  const { rowCount } = await sql.query({
    ...prepare(MOVE),
    values: [
      [...moves.keys()],
      all.map(({ from }) => from),
      all.map(({ to }) => to),
      all.map(({ event_id }) => event_id),
      new Date(now),
      all.map(({ handled }) => handled),
      new Date(now - (now % MINUTE)),
    ],
  })
  if (rowCount !== moves.size) throw new LostLeadError('the checkpoints were moved by another process')
}

/** Forgets the alarms and where they stand: they are a projection, made anew from the log's start. */
export async function forgetAlarms(sql: Queryable): Promise<void> {
  await sql.query('delete from reactions.alarms')
  await sql.query("update reactions.checkpoints set position = $1, event_id = null where name like 'alarm:%'", [START])
}

/** Policies that stand there go on after `place`. */
export async function placePolicies(sql: Queryable, positions: readonly Position[], place: Place): Promise<void> {
  await sql.query(
    `update reactions.checkpoints set position = $2, event_id = $3
     where position = any($1::text[]) and name not like 'alarm:%'`,
    [positions, place.position, place.event_id],
  )
}

/** Every place at which a policy stands. */
export async function policyPlaces(sql: Queryable): Promise<readonly Place[]> {
  const { rows } = await sql.query<Place>(
    "select distinct position, event_id from reactions.checkpoints where name not like 'alarm:%'",
  )
  return rows
}
