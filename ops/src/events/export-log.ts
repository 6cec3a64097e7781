import { migratePostgresEventStore } from '@kredka/backend/adapters/event-store/postgres/migrate'
import { readTexts } from '@kredka/backend/adapters/event-store/postgres/text-pages'
import { CATALOG, ENCRYPTION, EVENT_STORE, MASTER_KEY } from '@kredka/backend/composition/identifiers'
import { masterKeyOf } from '@kredka/backend/composition/master-key'
import type { Position } from '@kredka/contracts/kernel/ports'
import { createPool } from '@kredka/projections/postgres/postgres'
import { readEnvironment } from '../start/environment.ts'
import { SILENT } from '../terminal/silent.ts'
import { openDatabase } from '../tools/open-database.ts'
import { type Opened, withParts } from '../tools/with-parts.ts'
import { type PageOfLines, readLines } from './export.ts'
import type { EventFilter } from './filter.ts'
import { clearLines, maskedLines } from './line.ts'
import { catalogOfContracts } from './source/source.ts'
import { linesOfTexts } from './text-lines.ts'

/** What becomes of a line before it is written, such as pseudonyms in place of ids; null for nothing. */
export type Rename = ((line: string) => string) | null

/** The log as lines of an export. */
export interface ExportLog {
  lines(filter: EventFilter, after: Position, rename: Rename): AsyncIterable<PageOfLines>
  masterKey(): Promise<Uint8Array>
}

/**
 * Gives an export the configured log. The embedded one is read without the product, which takes more memory than all
 * the rest, unless what is personal is to be opened.
 * @param opened the product; null where the export goes without it
 */
export async function withExportLog<T>(
  isClear: boolean,
  work: (log: ExportLog, opened: Opened | null) => Promise<T>,
): Promise<T> {
  const config = readEnvironment()
  if (isClear || config.eventstore_url !== null) {
    return withParts('events', async (opened) => work(await logOf(opened, isClear), opened))
  }
  const database = await openDatabase(config)
  try {
    const pool = createPool({ url: database.url, log: SILENT, max: 2, name: 'kredka export' })
    try {
      await migratePostgresEventStore(pool)
      const { definitions } = await catalogOfContracts()
      return await work(
        {
          lines: (filter, after, rename) => linesOfTexts(readTexts(pool, after), definitions, filter, rename),
          masterKey: () => masterKeyOf(config),
        },
        null,
      )
    } finally {
      await pool.end()
    }
  } finally {
    await database.close()
  }
}

async function logOf({ parts }: Opened, isClear: boolean): Promise<ExportLog> {
  const [store, { definitions }, encryption] = await Promise.all([
    parts.get(EVENT_STORE),
    parts.get(CATALOG),
    parts.get(ENCRYPTION),
  ])
  const toLines = (rename: Rename) =>
    isClear ? clearLines(definitions, encryption) : maskedLines(definitions, rename ?? undefined)
  return {
    lines: (filter, after, rename) => readLines(store, { filter, after, toLines: toLines(rename) }),
    masterKey: () => parts.get(MASTER_KEY),
  }
}
