import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Refusal } from '../terminal/run-main.ts'

/**
 * The key that protects personal data where nobody configured one: made once, readable by its owner alone. Lost with the folder, and
 * the data with it, which is right for a machine of one developer and wrong anywhere else.
 * @returns 32 bytes
 */
export async function ownMasterKey(dataDir: string): Promise<Uint8Array> {
  const path = join(dataDir, 'master-key')
  if (!existsSync(path)) await make(path)
  const text = (await readFile(path, 'utf8')).trim()
  if (!/^[0-9a-f]{64}$/.test(text)) {
    throw new Refusal(`${path} holds no key. Restore it from a copy, or begin anew with npm start -- --fresh.`)
  }
  return new Uint8Array(Buffer.from(text, 'hex'))
}

/** The whole file or none, and the first one's, if two make it at once. */
async function make(path: string): Promise<void> {
  const draft = `${path}.${process.pid}`
  await writeFile(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flush: true })
  try {
    await link(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(draft, { force: true })
  }
}
