import { execFileSync } from 'node:child_process'

export function residentMb(pid: number): number {
  return Number(askPs('rss=', pid)) / 1024
}

/** What a process has used of any core so far, in seconds. */
export function cpuSeconds(pid: number): number {
  const [seconds = 0, minutes = 0, hours = 0, days = 0] = askPs('time=', pid).trim().split(/[-:]/).map(Number).reverse()
  return seconds + 60 * (minutes + 60 * (hours + 24 * days))
}

export interface Use {
  /** The most memory that was resident at once. */
  readonly mb: number
  /** Of one core, 1 for all of it. */
  readonly cpu: number
}

/** Looks once a second until it is stopped. */
export function watchUse(pid: number): { stop(): Use } {
  const [from, before] = [performance.now(), cpuSeconds(pid)]
  let mb = residentMb(pid)
  const timer = setInterval(() => {
    mb = Math.max(mb, residentMb(pid))
  }, 1_000)
  return {
    stop: () => {
      clearInterval(timer)
      return { mb, cpu: (cpuSeconds(pid) - before) / ((performance.now() - from) / 1_000) }
    },
  }
}

function askPs(field: string, pid: number): string {
  return execFileSync('ps', ['-o', field, '-p', String(pid)], { encoding: 'utf8' })
}
