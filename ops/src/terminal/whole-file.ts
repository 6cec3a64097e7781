import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { isNativeError } from 'node:util/types'
import { Refusal } from './run-main.ts'

/** @throws Refusal where something stands there already and `force` was not asked for */
export function assertFree(path: string, force: boolean): void {
  if (!force && existsSync(path)) throw new Refusal(`${path} exists: add --force to write it anew.`)
}

/**
 * A file that is there as a whole or not at all: written under another name, synced, then renamed. Where that fails,
 * whatever stood there before still does.
 * @param mode who may read it; default: what the system gives
 * @throws Refusal where the disk is full or the place cannot be written
 */
export async function writeWhole(
  path: string,
  write: (draft: string, file: FileHandle) => Promise<void>,
  mode?: number,
): Promise<void> {
  const draft = `${path}.${randomBytes(4).toString('hex')}.part`
  try {
    const file = await open(draft, 'wx', mode)
    try {
      await write(draft, file)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw toRefusal(path, error)
  }
}

/** What the operating system says about a file, as one line; any other error as it is. */
export function toRefusal(path: string, error: unknown): unknown {
  if (!isNativeError(error) || !('code' in error) || !('syscall' in error)) return error
  if (error.code === 'ENOSPC') return new Refusal(`${path} cannot be written: the disk is full.`)
  return new Refusal(`${path} cannot be written: ${error.message}`)
}
