import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isNativeError } from 'node:util/types'
import { ConfigError } from '../config/config.ts'
import { key } from '../config/parsers.ts'

const FILE = 'master.key'

/**
 * The configured key, or the one that a development machine keeps in its data folder, made at the first start (0600).
 * @throws ConfigError for a file that holds no key
 */
export async function masterKeyOf(config: {
  readonly master_key: Uint8Array | null
  readonly data_dir: string
}): Promise<Uint8Array> {
  if (config.master_key !== null) return config.master_key
  const path = join(config.data_dir, FILE)
  await mkdir(config.data_dir, { recursive: true })
  await makeOnce(path)
  try {
    return key((await readFile(path, 'utf8')).trim())
  } catch {
    throw new ConfigError([
      `${path} holds no master key: put the former one back, without it personal data cannot be read`,
    ])
  }
}

/**
 * Written and synced before anything is encrypted with it: losing it would lose the data. It gets its name when it is
 * whole, so that a process killed meanwhile leaves no empty key; of two that make it at once, the first one's holds.
 */
async function makeOnce(path: string): Promise<void> {
  if (existsSync(path)) return
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flush: true })
  try {
    await link(draft, path)
  } catch (error) {
    if (!(isNativeError(error) && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    await rm(draft, { force: true })
  }
}
