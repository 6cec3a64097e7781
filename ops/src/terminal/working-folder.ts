import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { processExists } from '@kredka/projections/postgres/process-lock'

/**
 * A folder in `TMPDIR` for what a tool needs while it works, with events in it: whoever asks for it removes it. What
 * tools that were killed left behind goes first.
 * @param what such as `sql`
 * @returns its path, `kredka-sql-{pid}-…`
 */
export async function makeWorkingFolder(what: string, under = tmpdir()): Promise<string> {
  await removeLeft(`kredka-${what}-`, under)
  return mkdtemp(join(under, `kredka-${what}-${process.pid}-`))
}

async function removeLeft(prefix: string, under: string): Promise<void> {
  const left = (await readdir(under)).filter((name) => {
    const [, pid] = name.startsWith(prefix) ? (/^(\d+)-/.exec(name.slice(prefix.length)) ?? []) : []
    return pid !== undefined && !processExists(Number(pid))
  })
  // one that is somebody else's stays theirs
  await Promise.all(left.map((name) => rm(join(under, name), { recursive: true, force: true }).catch(() => undefined)))
}
