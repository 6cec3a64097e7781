import { type FileHandle, open } from 'node:fs/promises'
import { type Position, START } from '@kredka/contracts/kernel/ports'
import { Refusal } from '../terminal/run-main.ts'
import type { Sink } from './export.ts'
import { positionOf } from './line.ts'

const TAIL = 1024 * 1024

export interface ExportFile {
  /** Position of the last whole line that stands in the file. */
  readonly after: Position
  readonly sink: Sink
  close(): Promise<void>
}

/**
 * Opens the file of an export. With `resume` an export that broke off goes on after its last whole line; a torn one is
 * cut away.
 * @throws Refusal when the file exists and neither `resume` nor `force` was asked for, or when it is no export
 */
export async function openExportFile(path: string, how: 'new' | 'resume' | 'force'): Promise<ExportFile> {
  const file = await openFile(path, how)
  try {
    const { after, size } = how === 'resume' ? await readLastLine(file, path) : { after: START, size: 0 }
    await file.truncate(size)
    let at = size
    return {
      after,
      sink: async (text) => {
        const { bytesWritten } = await file.write(text, at)
        at += bytesWritten
      },
      close: () => file.close(),
    }
  } catch (error) {
    await file.close()
    throw error
  }
}

async function openFile(path: string, how: 'new' | 'resume' | 'force'): Promise<FileHandle> {
  try {
    if (how === 'new') return await open(path, 'wx+')
    return await open(path, how === 'force' ? 'w+' : 'r+').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return open(path, 'wx+')
      throw error
    })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EEXIST')
      throw new Refusal(`${path} exists: add --resume to go on with it, or --force to write it anew.`)
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
