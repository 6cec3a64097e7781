import { blind, type MasterKeys } from './master-key.ts'

/** What is hidden in games follows from secrets that only the server can make (GAM-06). */
export interface Luck {
  /** The secret of a run, the same whenever it is asked for: 64 hexadecimal digits. */
  secretOf(run_id: string): string
}

export function createLuck(keys: MasterKeys): Luck {
  return { secretOf: (run_id) => blind(keys, 'run of a game', run_id).toString('hex') }
}
