import { createWriteStream, existsSync, openSync, renameSync, statSync, type WriteStream } from 'node:fs'
import { join } from 'node:path'
import { createLog, type LogOptions } from '@kredka/backend/kernel/log'
import type { Log } from '@kredka/contracts/kernel/ports'

/** Of one file; with the older ones all of them together take four times as much. */
const MAX_BYTES = 10 * 1024 * 1024
const OLDER = 3

export interface SiteLog {
  readonly log: Log
  readonly path: string
  /** Takes a line that another process logged. */
  hear(line: string): void
}

/** JSON lines go to a file, so that the terminal stays readable; errors show there too, in one line each. */
export function openSiteLog(dataDir: string, level: LogOptions['level'], maxBytes = MAX_BYTES): SiteLog {
  const path = join(dataDir, 'site.log')
  const append = rotatingFile(path, maxBytes)
  const write = (line: string) => {
    append(line)
    if (line.includes('"level":"error"')) console.error(`error: ${messageOf(line)} (${path} has more)`)
  }
  return {
    log: createLog({ level, fields: { role: 'site' }, destination: { write } }),
    path,
    hear: (line) => {
      write(`${line}\n`)
      // no line of a log: what keeps a process from starting
      if (!line.startsWith('{')) console.error(line)
    },
  }
}

/** Appends lines to a file that begins anew when it is full; the older ones are `path.1` to `path.3`. */
function rotatingFile(path: string, maxBytes: number): (line: string) => void {
  let size = existsSync(path) ? statSync(path).size : 0
  let file = openFile(path)

  function rotate(): void {
    // what is still to be written follows its file
    file.end()
    for (let n = OLDER; n > 0; n -= 1) {
      const newer = n === 1 ? path : `${path}.${n - 1}`
      if (existsSync(newer)) renameSync(newer, `${path}.${n}`)
    }
    file = openFile(path)
    size = 0
  }

  return (line) => {
    const bytes = Buffer.byteLength(line)
    if (size > 0 && size + bytes > maxBytes) rotate()
    size += bytes
    file.write(line)
  }
}

/** Opened before anything else happens: one that opens later might open the file of after a rename. */
function openFile(path: string): WriteStream {
  return createWriteStream(path, { fd: openSync(path, 'a', 0o600) })
}

function messageOf(line: string): string {
  const { message, error } = JSON.parse(line) as { message?: string; error?: { message?: string } | string }
  const cause = typeof error === 'string' ? error : error?.message
  return [message, cause].filter(Boolean).join(': ')
}
