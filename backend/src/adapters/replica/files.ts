import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isNativeError } from 'node:util/types'
import type { ReplicaTableView } from '@kredka/contracts/analysis/views'
import type { Position } from '@kredka/contracts/kernel/ports'
import type { View } from './table.ts'

/*
 * The folder of the copy:
 *
 *     replica.json          what it consists of, written last and as a whole: whoever reads it finds all it names
 *     schema-<hash>.json    its views
 *     events-<id>.duckdb    some of the events each, the oldest first
 *     progress.json         how far the reading under way is
 *     runs/<id>.json        a question and its answer; <id>.cancel asks for its end
 */

/** A database with some of the events. */
export interface Segment {
  readonly file: string
  readonly events: number
}

export interface Manifest {
  /** Of this layout. */
  readonly format: 1
  /** Hash of what the code knew of events: another one makes the copy anew. */
  readonly catalog: string
  readonly segments: readonly Segment[]
  readonly events: number
  /** The last event that was read, by which the log is known again. */
  readonly position: Position
  readonly event_id: string
  /** All that happened up to then was read. */
  readonly as_of: string
}

export interface Schema {
  readonly tables: readonly ReplicaTableView[]
  /** What makes the views over the table `events`. */
  readonly views: readonly View[]
}

export interface Progress {
  readonly state: 'running' | 'failed'
  readonly read: number
  readonly reached_at: string | null
}

/** What lies there says of people only what masked events say; still it is nobody's but the site's. */
const OWNER_ONLY = 0o600
const OWNER_ONLY_FOLDER = 0o700

export const manifestFile = (folder: string) => join(folder, 'replica.json')
export const schemaFile = (folder: string, catalog: string) => join(folder, `schema-${catalog}.json`)
export const progressFile = (folder: string) => join(folder, 'progress.json')
export const runsFolder = (folder: string) => join(folder, 'runs')
export const runFile = (folder: string, run_id: string) => join(runsFolder(folder), `${run_id}.json`)
export const cancelFile = (folder: string, run_id: string) => join(runsFolder(folder), `${run_id}.cancel`)
export const segmentName = () => `events-${randomUUID()}.duckdb`

export async function makeFolder(folder: string): Promise<void> {
  await mkdir(runsFolder(folder), { recursive: true, mode: OWNER_ONLY_FOLDER })
}

/** @returns null where there is no such file; what this site did not write as a whole is none either */
export async function readJson<T>(file: string): Promise<T | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T
  } catch (error) {
    if (error instanceof SyntaxError || codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return null
    throw error
  }
}

/** As a whole or not at all: others read it meanwhile. */
export async function writeJson(file: string, value: unknown): Promise<void> {
  const draft = `${file}.${randomUUID().slice(0, 8)}.part`
  try {
    await writeFile(draft, JSON.stringify(value), { mode: OWNER_ONLY })
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

export async function readManifest(folder: string): Promise<Manifest | null> {
  const manifest = await readJson<Manifest>(manifestFile(folder))
  return manifest?.format === 1 ? manifest : null
}

/** Milliseconds since it was written, by the clock of the disk; null where it is not there. */
export async function ageOf(file: string): Promise<number | null> {
  return stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => null,
  )
}

/** Of all segments, in bytes. */
export async function sizeOf(folder: string, { segments }: Manifest): Promise<number> {
  const sizes = await Promise.all(segments.map(({ file }) => stat(join(folder, file)).catch(() => null)))
  return sizes.reduce((sum, one) => sum + (one?.size ?? 0), 0)
}

/** What no manifest names any more. Who has a segment open reads on in it. */
export async function removeStrays(folder: string, { segments, catalog }: Manifest): Promise<void> {
  const named = new Set([...segments.map(({ file }) => file), `schema-${catalog}.json`])
  const strays = (await readdir(folder)).filter((file) => /^(events|schema)-/.test(file) && !named.has(file))
  for (const file of strays) await rm(join(folder, file), { force: true })
}

function codeOf(error: unknown): unknown {
  return isNativeError(error) && 'code' in error ? error.code : undefined
}
