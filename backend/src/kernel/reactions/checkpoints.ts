import type { Position } from '@kredka/contracts/kernel/ports'
import type { Queryable } from '@kredka/projections/kernel/postgres'

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

/**
 * Moves checkpoints that still stand where this process left them.
 * @throws LostLeadError when one does not
 */
export async function moveCheckpoints(
  sql: Queryable,
  from: ReadonlyMap<string, Position>,
  to: Position,
): Promise<void> {
  const { rowCount } = await sql.query(
    `update reactions.checkpoints c set position = $3
     from unnest($1::text[], $2::text[]) as was (name, position)
     where c.name = was.name and c.position = was.position`,
    [[...from.keys()], [...from.values()], to],
  )
  if (rowCount !== from.size) throw new LostLeadError('the checkpoints were moved by another process')
}
