import type { Job, JobRun } from './job.ts'

/**
 * Removes from the vault what is out of date and what no event names.
 * @param sweeps what to sweep, by name, each telling how many rows went
 */
export function vaultSweepJob(sweeps: Readonly<Record<string, (run: JobRun) => Promise<number>>>): Job {
  return {
    name: 'vault.sweep',
    cron: '17 * * * *',
    run: async (run) => {
      const names = Object.keys(sweeps)
      const told: string[] = []
      for (const [n, name] of names.entries()) {
        if (run.signal.aborted) return
        told.push(`${name} ${(await sweeps[name]?.(run)) ?? 0}`)
        run.progress((n + 1) / names.length, told.join(', '))
      }
    },
  }
}
