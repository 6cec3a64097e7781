import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Refusal } from '../terminal/run-main.ts'
import { writeWhole } from '../terminal/whole-file.ts'
import type { CheckedFile } from './checked-file.ts'
import type { KeptTable } from './kept-tables.ts'

/** What a backup holds. It is written last: what it does not name is no part of the backup. */
export interface Manifest {
  readonly kredka: 'backup'
  /** Of the format. */
  readonly version: 1
  /** Tells this backup from every other one; the same through all its runs. */
  readonly id: string
  /** Identity of the log (EVT-13). */
  readonly log: string
  /** What the log holds, in its order. Some of it may be newer than the rest of the backup. */
  readonly segments: readonly CheckedFile[]
  /** Null until a first run has ended. */
  readonly state: BackupState | null
  /** Ids of all who were forgotten, as of when it was looked last. */
  readonly forgotten: CheckedFile | null
}

/** What stands outside the log, at a moment at which the log held so many events. */
export interface BackupState {
  /** ISO 8601, when the run began. */
  readonly taken_at: string
  readonly events: number
  /** Id of the last of them; null for none. */
  readonly last_event: string | null
  /** Of the key that the vault is encrypted with. */
  readonly master_key: string
  readonly tables: readonly (CheckedFile & { readonly table: KeptTable })[]
  readonly places: CheckedFile
  readonly files: CheckedFile
}

const FILE = 'backup.json'

/** @returns null where the folder holds no backup @throws Refusal for one that is broken or of newer code */
export async function readManifest(folder: string): Promise<Manifest | null> {
  const text = await readFile(`${folder}/${FILE}`, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw new Refusal(`${folder}/${FILE} cannot be read: ${error.message}`)
  })
  if (text === null) return null
  const manifest = parse(text)
  if (manifest === null) throw new Refusal(`The backup at ${folder} is broken: ${FILE} is not as it was written.`)
  if (manifest.version !== 1) throw new Refusal(`The backup at ${folder} is of a newer version of Kredka.`)
  return manifest
}

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = withSum(JSON.stringify(manifest, null, 1))
  await writeWhole(`${folder}/${FILE}`, async (_, file) => file.writeFile(text))
}

/** The last line is the checksum of all before it. */
function parse(text: string): Manifest | null {
  const body = text.slice(0, Math.max(0, text.lastIndexOf('\n', text.length - 2)))
  if (text !== withSum(body)) return null
  const manifest: Partial<Manifest> = JSON.parse(body)
  return manifest.kredka === 'backup' ? (manifest as Manifest) : null
}

function withSum(text: string): string {
  return `${text}\n${createHash('sha256').update(text).digest('hex')}\n`
}
