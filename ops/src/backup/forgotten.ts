import { readFile } from 'node:fs/promises'
import { readLog } from '@kredka/backend/audit/read-log'
import { PersonForgotten } from '@kredka/contracts/accounts/events'
import type { EventStore, Position } from '@kredka/contracts/kernel/ports'
import pg from 'pg'
import { Refusal } from '../terminal/run-main.ts'
import { assertReachable } from '../tools/reachable.ts'
import { type CheckedFile, readLines, writeLines } from './checked-file.ts'
import type { Manifest } from './manifest.ts'
import { rowsOf } from './table-rows.ts'

const FORGOTTEN = 'select subject_id from vault.subject_keys where forgotten_at is not null order by subject_id'

/**
 * The ids of all who were forgotten, and nothing else about them: short enough to be written every few minutes, also
 * where the backup itself is made once a day (OPS-06).
 */
export function writeForgotten(folder: string, client: pg.ClientBase, file: string): Promise<CheckedFile> {
  return writeLines(folder, file, rowsOf(client, FORGOTTEN))
}

export interface DeletionSources {
  /** Files with an id a line, and addresses of Postgres databases that hold the former vault. */
  readonly given: readonly string[]
  readonly store: Pick<EventStore, 'head' | 'readAll' | 'compare'>
  /** Where the backup ends in the log: what stands behind it happened since. */
  readonly end: Position
}

/** All who were forgotten, by whatever is known of it now. */
export async function forgottenSince(
  folder: string,
  { forgotten }: Manifest,
  { given, store, end }: DeletionSources,
): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  if (forgotten !== null) for await (const line of readLines(folder, forgotten)) found.add(idOf(line))
  for (const source of given) for (const id of await readSource(source)) found.add(id)
  for await (const page of readLog(store, end)) {
    for (const { type, data } of page) {
      if (type === PersonForgotten.name && data !== null && typeof data === 'object' && 'subject_id' in data) {
        found.add(String(data.subject_id))
      }
    }
  }
  return found
}

/** @throws Refusal for a source that cannot be read: a deletion that is left out would bring somebody back */
export async function readSource(source: string): Promise<readonly string[]> {
  if (/^postgres(ql)?:\/\//.test(source)) return readVault(source)
  const text = await readFile(source, 'utf8').catch((error: Error) => {
    throw new Refusal(`--deletions ${source} cannot be read: ${error.message}`)
  })
  const ids = text.split('\n').map((line) => line.trim())
  return ids.filter((id) => id !== '')
}

async function readVault(url: string): Promise<readonly string[]> {
  await assertReachable(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<{ subject_id: string }>(FORGOTTEN)).rows.map(({ subject_id }) => subject_id)
  } catch (error) {
    throw new Refusal(`The database of --deletions holds no vault: ${(error as Error).message}`)
  } finally {
    await client.end()
  }
}

const idOf = (line: string) => (JSON.parse(line) as { subject_id: string }).subject_id
