import { createHash } from 'node:crypto'
import { dayOfBoard } from '@kredka/contracts/games/daily'
import { TURNS } from '@kredka/contracts/games/turning'
import { deriveEntityId } from '../kernel/ids.ts'
import type { Tools } from '../kernel/tools.ts'
import { luckOf, type RunLuck } from './luck.ts'
import { runDecider } from './run.ts'

/** The one run of a person on a day: its id derives from both, so that no second one can begin (GAM-04). */
export function dailyRunIdOf(user_id: string, day: string): string {
  return deriveEntityId(`${user_id}/${day}`, 'daily run')
}

/** How somebody sees the board of a day: what a friend tells of theirs lies elsewhere. */
export function dailyTurnOf(user_id: string, day: string): number {
  return (createHash('sha256').update(`${user_id}/${day}`).digest()[0] ?? 0) % TURNS
}

/** All runs of a day have the same luck, which nobody can know before it is revealed. */
export function dailyLuckOf({ luck }: Pick<Tools['vault'], 'luck'>, day: string): RunLuck {
  return luckOf(luck.secretOf(`daily ${day}`))
}

/** The luck of a run: its own, or that of its day. */
export async function luckOfRun({ write, vault }: Pick<Tools, 'write' | 'vault'>, run_id: string): Promise<RunLuck> {
  const { started } = (await write.fold(runDecider, run_id)).state
  const day = started === null ? null : dayOfBoard(started.variant)
  return day === null ? luckOf(vault.luck.secretOf(run_id)) : dailyLuckOf(vault, day)
}
