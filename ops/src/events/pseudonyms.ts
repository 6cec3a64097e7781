import { createHmac, randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { Refusal } from '../terminal/run-main.ts'

/** Ids of things and people, ids of events and commands, and the hashes that name a stream by an address. */
const IDS =
  /(?<![0-9A-Za-z])(?:[0-9a-hjkmnp-tv-z]{26}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{32,64})(?![0-9A-Za-z])/g
const ULID = '0123456789abcdefghjkmnpqrstvwxyz'
/** So many pseudonyms are remembered, so that memory stays flat. */
const KEPT = 50_000

/**
 * Other ids in place of a line’s own, of the same form and the same ones wherever they stand in one export. They lead
 * back to nobody without the key.
 */
export function createPseudonyms(key: Uint8Array): (line: string) => string {
  const known = new Map<string, string>()
  const pseudonymOf = (id: string): string => {
    const found = known.get(id)
    if (found !== undefined) return found
    if (known.size >= KEPT) known.clear()
    const made = inFormOf(id, createHmac('sha256', key).update(id).digest())
    known.set(id, made)
    return made
  }
  return (line) => line.replaceAll(IDS, pseudonymOf)
}

function inFormOf(id: string, hash: Buffer): string {
  const isDashed = id.includes('-')
  if (id.length === 26 && !isDashed) {
    return Array.from({ length: 26 }, (_, n) => ULID[(hash[n] ?? 0) % 32]).join('')
  }
  const hex = hash.toString('hex')
  if (!isDashed) return hex.slice(0, id.length)
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-')
}

/**
 * The key of one export: of the site’s own, and of a salt that lies beside the file until it is whole, so that an
 * export that is gone on with keeps its pseudonyms. The salt alone opens nothing.
 */
export function pseudonymKey(masterKey: Uint8Array, salt: string): Uint8Array {
  return createHmac('sha256', masterKey).update(`export-pseudonyms:${salt}`).digest()
}

/** @param file null for an export that goes nowhere it could be gone on with @throws Refusal */
export async function saltOf(file: string | null, isResumed: boolean): Promise<string> {
  if (file === null) return makeSalt()
  if (!isResumed) {
    const salt = makeSalt()
    await writeFile(file, `${salt}\n`)
    return salt
  }
  const salt = await readFile(file, 'utf8').catch(() => '')
  if (!/^[0-9a-f]{32}\n$/.test(salt)) {
    throw new Refusal(`${file} is not there: an export with pseudonyms goes on only with the salt that it began with.`)
  }
  return salt.trim()
}

const makeSalt = () => randomBytes(16).toString('hex')
