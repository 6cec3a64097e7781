import type { Queryable } from '@kredka/projections/postgres/postgres'

/** Somebody began a restore into this database, and it has not ended: what is there is half of something. */
export class UnfinishedRestoreError extends Error {
  override readonly name = 'UnfinishedRestoreError'
}

/** Which backup a restore under way is from; null where there is none. */
export async function restoreUnderWay(sql: Queryable): Promise<string | null> {
  const { rows } = await sql.query<{ backup: string }>('select backup from read_side.restoring')
  return rows[0]?.backup ?? null
}

/** Written before anything else is, and taken away by `endRestore` after all else. @param now milliseconds */
export async function beginRestore(sql: Queryable, backup: string, now: number): Promise<void> {
  await sql.query('insert into read_side.restoring (backup, since) values ($1, $2) on conflict do nothing', [
    backup,
    new Date(now),
  ])
}

export async function endRestore(sql: Queryable): Promise<void> {
  await sql.query('delete from read_side.restoring')
}

/** @throws UnfinishedRestoreError */
export async function assertWhole(sql: Queryable): Promise<void> {
  if ((await restoreUnderWay(sql)) === null) return
  throw new UnfinishedRestoreError(
    'A restore into this database was begun and did not end: run the same npm run restore again',
  )
}
