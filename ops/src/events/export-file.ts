import { existsSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { type Position, START } from '@kredka/contracts/kernel/ports'
import { Refusal } from '../terminal/run-main.ts'
import { toRefusal } from '../terminal/whole-file.ts'
import type { Sink } from './export.ts'
import { positionOf } from './line.ts'

const TAIL = 1024 * 1024

/** What becomes of a file that is there: it is refused, gone on with, or written anew. */
export type How = 'new' | 'resume' | 'force'

export interface ExportFile {
  /** Position of the last whole line that stands in the file. */
  readonly after: Position
  readonly sink: Sink
  close(): Promise<void>
}

/**
 * Opens the file of an export. With `resume` an export that broke off goes on after its last whole line; a torn one is
 * cut away.
 * @param mode who may read it; default: what the system gives
 * @throws Refusal when the file exists and neither `resume` nor `force` was asked for, or when it is no export
 */
export async function openExportFile(path: string, how: How, mode?: number): Promise<ExportFile> {
  const file = await openFile(path, how, mode)
  try {
    const { after, size } = how === 'resume' ? await readLastLine(file, path) : { after: START, size: 0 }
    await file.truncate(size)
    if (mode !== undefined) await file.chmod(mode)
    let at = size
    return {
      after,
      sink: async (bytes) => {
        at = await writeAll(file, path, bytes, at)
      },
      close: () => file.close(),
    }
  } catch (error) {
    await file.close()
    throw error
  }
}

/** What of an open file is written through. */
interface Writing {
  write(bytes: Uint8Array, from: number, length: number, at: number): Promise<{ readonly bytesWritten: number }>
}

/** A disk that is nearly full takes a part. @returns where the file ends @throws Refusal */
export async function writeAll(file: Writing, path: string, bytes: Uint8Array, at: number): Promise<number> {
  try {
    for (let written = 0; written < bytes.length; ) {
      const { bytesWritten } = await file.write(bytes, written, bytes.length - written, at + written)
      written += bytesWritten
    }
    return at + bytes.length
  } catch (error) {
    throw toRefusal(path, error)
  }
}

/** @throws Refusal where there is a file that may not be written to, so that nothing else is done before */
export function assertOpens(path: string, how: How): void {
  if (how === 'new' && existsSync(path)) throw thereAlready(path)
}

const thereAlready = (path: string) =>
  new Refusal(`${path} exists: add --resume to go on with it, or --force to write it anew.`)

async function openFile(path: string, how: How, mode?: number): Promise<FileHandle> {
  try {
    if (how === 'new') return await open(path, 'wx+', mode)
    return await open(path, how === 'force' ? 'w+' : 'r+', mode).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return open(path, 'wx+', mode)
      throw error
    })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') throw thereAlready(path)
    throw new Refusal(`${path} cannot be written: ${message}`)
  }
}

async function readLastLine(file: FileHandle, path: string): Promise<{ after: Position; size: number }> {
  const { size } = await file.stat()
  if (size === 0) return { after: START, size: 0 }
  const from = Math.max(0, size - TAIL)
  const buffer = Buffer.alloc(size - from)
  await file.read(buffer, 0, buffer.length, from)
  const end = buffer.lastIndexOf(10)
  if (end < 0 && from === 0) return { after: START, size: 0 }
  const start = buffer.lastIndexOf(10, end - 1) + 1
  const after = end < 0 ? null : positionOf(buffer.toString('utf8', start, end))
  if (after === null) throw new Refusal(`${path} is no export of events: its last line names no position.`)
  return { after, size: from + end + 1 }
}
