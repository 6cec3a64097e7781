import { readFileSync } from 'node:fs'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'

/** Another living process holds what this one asked for. */
export class HeldByProcessError extends Error {
  override readonly name = 'HeldByProcessError'
  readonly pid: number
  constructor(path: string, pid: number) {
    super(`${path} is in use by process ${pid}: stop that first, or choose another folder`)
    this.pid = pid
  }
}

interface Holder {
  readonly pid: number
  /** Tells this process from a later one with the same number. Empty where the system does not say. */
  readonly started: string
}

/**
 * Takes the file `path` for this process; a dead holder is replaced.
 * @returns gives it back
 * @throws HeldByProcessError
 */
export async function lockForProcess(path: string): Promise<() => Promise<void>> {
  const mine: Holder = { pid: process.pid, started: startOf(process.pid) }
  const draft = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`
  await writeFile(draft, JSON.stringify(mine))
  try {
    for (;;) {
      if (await tryLink(draft, path)) return () => rm(path, { force: true })
      const holder = await holderOf(path)
      if (holder && isAlive(holder)) throw new HeldByProcessError(path, holder.pid)
      // Moved aside under a name of our own: of two that find the same dead holder, one alone succeeds in moving it.
      await rename(path, `${draft}.old`).catch(() => undefined)
      await rm(`${draft}.old`, { force: true })
    }
  } finally {
    await rm(draft, { force: true })
  }
}

/** True when the process that took `path` lives. */
export async function isLocked(path: string): Promise<boolean> {
  const holder = await holderOf(path)
  return holder !== undefined && isAlive(holder)
}

async function tryLink(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

async function holderOf(path: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Holder
  } catch {
    return undefined
  }
}

function isAlive(holder: Holder): boolean {
  return processExists(holder.pid) && startOf(holder.pid) === holder.started
}

export function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Start of a process in ticks since boot, from field 22 of /proc/<pid>/stat (Linux; elsewhere empty). */
function startOf(pid: number): string {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
