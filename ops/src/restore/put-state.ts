import type { Position } from '@kredka/contracts/kernel/ports'
import { inTransaction } from '@kredka/projections/postgres/postgres'
import type pg from 'pg'
import { readLines } from '../backup/checked-file.ts'
import { KEPT_TABLES, type KeptTable } from '../backup/kept-tables.ts'
import { type PolicyPlace, putPlaces } from '../backup/places.ts'
import { putFiles } from '../backup/stored-files.ts'
import { putRows } from '../backup/table-rows.ts'
import type { Whole } from './contents.ts'

export interface Putting {
  readonly places: readonly PolicyPlace[]
  /** Where events stand in the log now, by id. */
  readonly positions: ReadonlyMap<string, Position>
  /** Whose key never comes back. */
  readonly forgotten: ReadonlySet<string>
  /** Milliseconds. */
  readonly now: number
}

const BEGIN = `begin; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`

/** All that stands outside the log, in one transaction: all of it is there, or nothing. */
export async function putState(
  pool: pg.Pool,
  { folder, state }: Whole,
  { places, positions, forgotten, now }: Putting,
): Promise<void> {
  const isForgotten = (id: string) => forgotten.has(id)
  await inTransaction(
    pool,
    async (client) => {
      // A vault that was only opened has a key of its own already, and a restore that was killed may have been here.
      await client.query(`truncate ${KEPT_TABLES.join(', ')}, vault.files, reactions.checkpoints`)
      // Whoever looked at the empty database before noted the identity that its log had then.
      await client.query('delete from read_side.log')
      for (const { table, file } of state.tables) {
        const lines = readLines(folder, { file })
        await putRows(client, table, withoutKeys(table, lines, isForgotten, now))
      }
      await putFiles(folder, client, state.files, isForgotten)
      await putPlaces(client, places, positions, now)
    },
    BEGIN,
  )
}

/** Rows as they were, but for the keys of people who are forgotten by now: those are not even written. */
async function* withoutKeys(
  table: KeptTable,
  lines: AsyncIterable<string>,
  isForgotten: (id: string) => boolean,
  now: number,
): AsyncGenerator<string> {
  for await (const line of lines) {
    if (table !== 'vault.subject_keys') {
      yield line
      continue
    }
    const row: { readonly subject_id: string; readonly forgotten_at: string | null } = JSON.parse(line)
    if (row.forgotten_at !== null || !isForgotten(row.subject_id)) yield line
    else yield JSON.stringify({ ...row, envelope: null, forgotten_at: new Date(now).toISOString() })
  }
}
