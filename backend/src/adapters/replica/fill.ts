import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { EventDefinition, Recorded } from '@kredka/contracts/kernel/events'
import { type Clock, type EventStore, START } from '@kredka/contracts/kernel/ports'
import { readLog } from '../../audit/read-log.ts'
import { canonicalJson } from '../../kernel/canonical-json.ts'
import type { EventEncryption } from '../../kernel/event-encryption.ts'
import { named, quoted, withDuckDB } from './duckdb.ts'
import {
  type Manifest,
  makeFolder,
  manifestFile,
  readManifest,
  removeStrays,
  type Schema,
  type Segment,
  schemaFile,
  segmentName,
  writeJson,
} from './files.ts'
import { appendEvents, attachAll, createEventsTable, statementsOf, viewsOver } from './table.ts'

/** Megabytes of DuckDB while it writes; what takes more goes to files beside the segments. */
const MEMORY = 200
/** A segment is put together with the ones before it that are not this much larger, so that there are few of them. */
const GROWTH = 2

export interface FillParts {
  readonly folder: string
  readonly store: EventStore
  /** No envelope is opened: what is personal is null, also where it was stored in clear. */
  readonly encryption: Pick<EventEncryption, 'toClosedEvent' | 'hidePersonal'>
  readonly definitions: ReadonlyMap<string, EventDefinition>
  readonly clock: Clock
  readonly signal: AbortSignal
  /** Called after each page with the events taken so far, and the last of them. */
  readonly onProgress: (read: number, last: Recorded) => void
}

/**
 * Reads what is new in the log into the copy (ANA-03). All of it, where there is no copy yet, where the log is another
 * one than was read, or where this code knows other events or marks others of their properties as personal. Whoever
 * calls it must be the only one.
 */
export async function fillReplica(parts: FillParts): Promise<void> {
  const { folder, clock, definitions, signal } = parts
  await makeFolder(folder)
  const catalog = fingerprintOf(definitions)
  const known = await usable(await readManifest(folder), catalog, parts)
  const as_of = new Date(clock.now()).toISOString()
  const added = await addSegment(parts, known)
  if (signal.aborted) return
  if (added === null && known === null) return
  const segments = added === null ? (known?.segments ?? []) : await mergeLast(folder, known?.segments ?? [], added)
  const last = added?.last ?? { position: known?.position ?? START, event_id: known?.event_id ?? '' }
  const events = segments.reduce((sum, one) => sum + one.events, 0)
  const manifest: Manifest = { format: 1, catalog, segments, events, ...last, as_of }
  await writeJson(schemaFile(folder, catalog), await schemaOf(folder, segments, definitions))
  await writeJson(manifestFile(folder), manifest)
  await removeStrays(folder, manifest)
}

/** The name says nothing but whether two copies were made by the same knowledge of events. */
function fingerprintOf(definitions: ReadonlyMap<string, EventDefinition>): string {
  const known = [...definitions.values()].map(({ name, version, schema, personal }) => [
    name,
    version,
    schema,
    personal,
  ])
  const text = canonicalJson(JSON.parse(JSON.stringify(known)))
  return createHash('sha256').update(`1 ${text}`).digest('hex').slice(0, 16)
}

async function usable(manifest: Manifest | null, catalog: string, { folder, store }: FillParts) {
  if (manifest === null || manifest.catalog !== catalog) return null
  if (!manifest.segments.every(({ file }) => existsSync(join(folder, file)))) return null
  const found = store.isPosition(manifest.position) ? await store.eventAt(manifest.position) : null
  return found === manifest.event_id ? manifest : null
}

interface Added extends Segment {
  readonly last: Pick<Manifest, 'position' | 'event_id'>
}

/** @returns null where nothing is new */
async function addSegment(parts: FillParts, known: Manifest | null): Promise<Added | null> {
  const { folder, store, encryption, signal, onProgress } = parts
  const file = segmentName()
  const before = known?.events ?? 0
  let events = 0
  let last: Added['last'] | null = null
  await writeDatabase(folder, file, async (connection) => {
    const appender = await createEventsTable(connection)
    for await (const page of readLog(store, known?.position ?? START)) {
      if (signal.aborted) break
      const masked = page.map((event) => {
        const closed = encryption.toClosedEvent(event)
        return { ...closed, data: encryption.hidePersonal(closed).data }
      })
      const newest = masked.at(-1)
      if (newest === undefined) continue
      appendEvents(appender, masked, before + events)
      events += masked.length
      last = { position: newest.position, event_id: newest.id }
      onProgress(events, newest)
    }
    appender.closeSync()
  })
  if (last !== null && !signal.aborted) return { file, events, last }
  await rm(join(folder, file), { force: true })
  return null
}

/** Each event is copied a few times over the life of the copy, and a question opens a handful of files. */
async function mergeLast(folder: string, segments: readonly Segment[], added: Added): Promise<readonly Segment[]> {
  const kept = [...segments]
  const merged: Segment[] = [{ file: added.file, events: added.events }]
  let events = added.events
  for (let last = kept.at(-1); last !== undefined && last.events <= GROWTH * events; last = kept.at(-1)) {
    kept.pop()
    merged.unshift(last)
    events += last.events
  }
  if (merged.length === 1) return [...kept, ...merged]
  const file = segmentName()
  await writeDatabase(folder, file, async (connection) => {
    await createEventsTable(connection).then((appender) => appender.closeSync())
    for (const [n, segment] of merged.entries()) {
      const name = named(`part${n}`)
      await connection.run(`ATTACH ${quoted(join(folder, segment.file))} AS ${name} (READ_ONLY)`)
      await connection.run(`INSERT INTO events SELECT * FROM ${name}.events`)
      await connection.run(`DETACH ${name}`)
    }
  })
  return [...kept, { file, events }]
}

type Work = Parameters<typeof withDuckDB<void>>[2]

async function writeDatabase(folder: string, file: string, work: Work): Promise<void> {
  const path = join(folder, file)
  try {
    await withDuckDB(path, { memory: MEMORY, temporary: `${path}.tmp`, threads: 1 }, work)
  } catch (error) {
    await rm(path, { force: true })
    throw error
  } finally {
    await rm(`${path}.tmp`, { recursive: true, force: true })
    await rm(`${path}.wal`, { force: true })
  }
}

/** What the views are called and consist of, as DuckDB itself says. */
async function schemaOf(
  folder: string,
  segments: readonly Segment[],
  definitions: FillParts['definitions'],
): Promise<Schema> {
  const views = viewsOver(definitions.values())
  return withDuckDB(':memory:', { memory: MEMORY, temporary: null, threads: 1 }, async (connection) => {
    await connection.run(attachAll(segments.map(({ file }) => join(folder, file))))
    await connection.run(statementsOf(views))
    const result = await connection.run(
      `SELECT table_name, column_name, data_type FROM information_schema.columns
        WHERE table_catalog = current_database() AND table_schema = 'main' ORDER BY table_name, ordinal_position`,
    )
    const tables = new Map<string, { name: string; type: string }[]>()
    for (const [table, name, type] of await result.getRowsJson()) {
      const columns = tables.get(String(table)) ?? []
      tables.set(String(table), [...columns, { name: String(name), type: String(type) }])
    }
    const first = ['events', 'people']
    const names = [...first, ...[...tables.keys()].filter((name) => !first.includes(name))]
    return { tables: names.map((name) => ({ name, columns: tables.get(name) ?? [] })), views }
  })
}
