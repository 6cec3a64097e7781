import { createWriteStream, existsSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createLog, type LogOptions } from '@kredka/backend/kernel/log'
import type { Log } from '@kredka/contracts/kernel/ports'

const LARGEST = 20 * 1024 * 1024

export interface SiteLog {
  readonly log: Log
  readonly path: string
  /** Takes a line that another process logged. */
  hear(line: string): void
}

/** JSON lines go to a file, so that the terminal stays readable; errors show there too, in one line each. */
export function openSiteLog(dataDir: string, level: LogOptions['level']): SiteLog {
  const path = join(dataDir, 'site.log')
  if (existsSync(path) && statSync(path).size > LARGEST) renameSync(path, `${path}.1`)
  const file = createWriteStream(path, { flags: 'a', mode: 0o600 })
  const write = (line: string) => {
    file.write(line)
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

function messageOf(line: string): string {
  const { message, error } = JSON.parse(line) as { message?: string; error?: { message?: string } | string }
  const cause = typeof error === 'string' ? error : error?.message
  return [message, cause].filter(Boolean).join(': ')
}
