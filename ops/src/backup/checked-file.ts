import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, rename, stat } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { Refusal } from '../terminal/run-main.ts'
import { toRefusal } from '../terminal/whole-file.ts'

/** A file of a backup, as the manifest knows it. */
export interface CheckedFile {
  /** Path within the backup. */
  readonly file: string
  readonly rows: number
  readonly bytes: number
  /** Hex SHA-256 of the file as it lies there. */
  readonly sha256: string
}

/** Only whoever runs the site may read what people wrote. */
const MODE = 0o600

/**
 * Lines, compressed, as a file that is there as a whole or not at all. It is written under another name, which a run
 * that was killed leaves behind and the next one overwrites.
 * @param file path within `folder`
 */
export async function writeLines(folder: string, file: string, lines: AsyncIterable<string>): Promise<CheckedFile> {
  let rows = 0
  async function* counted() {
    for await (const line of lines) {
      rows += 1
      yield `${line}\n`
    }
  }
  const draft = `${folder}/${file}.part`
  try {
    const handle = await open(draft, 'w', MODE)
    const hash = hashing()
    await pipeline(Readable.from(counted()), createGzip(), hash.through, handle.createWriteStream({ flush: true }))
    await rename(draft, `${folder}/${file}`)
    return { file, rows, bytes: hash.bytes(), sha256: hash.digest() }
  } catch (error) {
    throw toRefusal(`${folder}/${file}`, error)
  }
}

/** The lines again. Whoever uses them has checked the file with `assertSound` before. */
export async function* readLines(folder: string, { file }: Pick<CheckedFile, 'file'>): AsyncGenerator<string> {
  const source = createReadStream(`${folder}/${file}`)
  const lines = createInterface({ input: source.pipe(createGunzip()), crlfDelay: Number.POSITIVE_INFINITY })
  try {
    for await (const line of lines) if (line !== '') yield line
  } finally {
    lines.close()
    source.destroy()
  }
}

/** Reads the file once, whatever it holds. @throws Refusal where it is gone, cut or changed */
export async function assertSound(folder: string, known: Omit<CheckedFile, 'rows'>): Promise<void> {
  await assertLength(folder, known)
  const hash = hashing()
  await pipeline(createReadStream(`${folder}/${known.file}`), hash.through, async (source) => {
    for await (const _ of source);
  })
  if (hash.digest() !== known.sha256) throw new Refusal(`The backup at ${folder} is broken: ${known.file} was changed.`)
}

/** What can be said without reading it. @throws Refusal where the file is gone or cut */
export async function assertLength(folder: string, { file, bytes }: Omit<CheckedFile, 'rows'>): Promise<void> {
  const found = await stat(`${folder}/${file}`).catch(() => null)
  if (found === null) throw new Refusal(`The backup at ${folder} is broken: ${file} is not there.`)
  if (found.size !== bytes) {
    throw new Refusal(`The backup at ${folder} is broken: ${file} has ${found.size} bytes and not ${bytes}.`)
  }
}

/** Passes bytes on and remembers what they were. */
function hashing() {
  const hash = createHash('sha256')
  let bytes = 0
  const through = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  return { through, bytes: () => bytes, digest: () => hash.digest('hex') }
}
