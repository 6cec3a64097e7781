import { createHash } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { Refusal } from '../terminal/run-main.ts'
import { toRefusal } from '../terminal/whole-file.ts'
import { type CheckedFile, readLines, writeLines } from './checked-file.ts'
import { rowsOf } from './table-rows.ts'

/** A file of a person, without its bytes, which lie in a file of the backup that is named by their hash. */
interface FileLine {
  readonly file_id: string
  readonly purpose: string
  readonly owner_id: string
  readonly type: string
  readonly stored_at: string
  readonly part_of: string | null
  readonly sha256: string
  readonly bytes: number
}

const ABOUT = `select file_id, purpose, owner_id, type, stored_at, part_of,
  encode(sha256(bytes), 'hex') as sha256, octet_length(bytes) as bytes from vault.files`

const pathOf = (sha256: string) => `files/${sha256.slice(0, 2)}/${sha256}`

/** Writes the list of people's files, and those that are new: the bytes of an id never change. */
export function writeFiles(folder: string, client: pg.ClientBase, list: string): Promise<CheckedFile> {
  async function* lines() {
    for await (const row of rowsOf(client, ABOUT)) {
      const about: FileLine = JSON.parse(row)
      await writeBytes(folder, client, about)
      yield row
    }
  }
  return writeLines(folder, list, lines())
}

async function writeBytes(folder: string, client: pg.ClientBase, { file_id, sha256, bytes }: FileLine): Promise<void> {
  const path = join(folder, pathOf(sha256))
  if ((await stat(path).catch(() => null))?.size === bytes) return
  const found = await client.query<{ bytes: Buffer }>('select bytes from vault.files where file_id = $1', [file_id])
  await mkdir(join(path, '..'), { recursive: true, mode: 0o700 })
  try {
    const file = await open(`${path}.part`, 'w', 0o600)
    try {
      await file.writeFile(found.rows[0]?.bytes ?? Buffer.alloc(0))
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(`${path}.part`, path)
  } catch (error) {
    throw toRefusal(path, error)
  }
}

/** Removes the bytes of files that nobody has any more: with a person go their pictures, from the backup too. */
export async function dropFiles(folder: string, list: CheckedFile): Promise<void> {
  const wanted = new Set<string>()
  for await (const line of readLines(folder, list)) wanted.add((JSON.parse(line) as FileLine).sha256)
  for (const shelf of await readdir(`${folder}/files`).catch(() => [])) {
    for (const name of await readdir(`${folder}/files/${shelf}`)) {
      if (!wanted.has(name)) await rm(`${folder}/files/${shelf}/${name}`)
    }
  }
}

/** @throws Refusal where the bytes of a file are gone or changed */
export async function assertFilesSound(folder: string, list: CheckedFile): Promise<void> {
  for await (const line of readLines(folder, list)) await readBytes(folder, JSON.parse(line))
}

async function readBytes(folder: string, { sha256 }: FileLine): Promise<Buffer> {
  const bytes = await readFile(`${folder}/${pathOf(sha256)}`).catch(() => null)
  if (bytes === null) throw new Refusal(`The backup at ${folder} is broken: ${pathOf(sha256)} is not there.`)
  if (createHash('sha256').update(bytes).digest('hex') === sha256) return bytes
  throw new Refusal(`The backup at ${folder} is broken: ${pathOf(sha256)} was changed.`)
}

/** @param isForgotten whose files stay away */
export async function putFiles(
  folder: string,
  client: pg.ClientBase,
  list: CheckedFile,
  isForgotten: (owner: string) => boolean,
): Promise<void> {
  for await (const line of readLines(folder, list)) {
    const about: FileLine = JSON.parse(line)
    if (isForgotten(about.owner_id)) continue
    const { file_id, purpose, owner_id, type, stored_at, part_of } = about
    await client.query(
      `insert into vault.files (file_id, purpose, owner_id, type, stored_at, part_of, bytes)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [file_id, purpose, owner_id, type, stored_at, part_of, await readBytes(folder, about)],
    )
  }
}
