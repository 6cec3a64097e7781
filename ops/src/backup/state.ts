import { mkdir } from 'node:fs/promises'
import type { EventStore } from '@kredka/contracts/kernel/ports'
import type pg from 'pg'
import { type CheckedFile, writeLines } from './checked-file.ts'
import { writeForgotten } from './forgotten.ts'
import { KEPT_TABLES, type KeptTable } from './kept-tables.ts'
import type { BackupState, Manifest } from './manifest.ts'
import { readPolicyPlaces } from './places.ts'
import { writeFiles } from './stored-files.ts'
import { tableRows } from './table-rows.ts'

export type WrittenState = Omit<BackupState, 'events' | 'last_event'> & { readonly forgotten: CheckedFile }

/** Writes all that stands outside the log into a folder of its own, of which nothing counts until a manifest names it. */
export async function writeState(
  folder: string,
  name: string,
  client: pg.ClientBase,
  store: Pick<EventStore, 'eventAt'>,
): Promise<WrittenState> {
  const taken_at = new Date().toISOString()
  await mkdir(`${folder}/${name}`, { recursive: true, mode: 0o700 })
  const tables: (CheckedFile & { readonly table: KeptTable })[] = []
  for (const table of KEPT_TABLES) {
    tables.push({ ...(await writeLines(folder, `${name}/${table}.ndjson.gz`, tableRows(client, table))), table })
  }
  const { rows } = await client.query<{ fingerprint: string }>('select fingerprint from vault.master_key')
  return {
    taken_at,
    master_key: rows[0]?.fingerprint ?? '',
    tables,
    places: await writeLines(folder, `${name}/places.ndjson.gz`, linesOf(await readPolicyPlaces(client, store))),
    files: await writeFiles(folder, client, `${name}/files.ndjson.gz`),
    forgotten: await writeForgotten(folder, client, `${name}/forgotten.ndjson.gz`),
  }
}

async function* linesOf(values: readonly unknown[]): AsyncGenerator<string> {
  for (const value of values) yield JSON.stringify(value)
}

/** Every file that the manifest names beside the log. */
export function stateFiles({ state, forgotten }: Manifest): readonly CheckedFile[] {
  const list = forgotten === null ? [] : [forgotten]
  return state === null ? list : [...state.tables, state.places, state.files, ...list]
}

/** What the log and the state take on disk, without people's files. */
export function sizeOf(manifest: Manifest): string {
  const bytes = [...manifest.segments, ...stateFiles(manifest)].reduce((sum, file) => sum + file.bytes, 0)
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
