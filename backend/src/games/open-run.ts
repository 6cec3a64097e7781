import type { Game } from '@kredka/contracts/games/rules'
import type { RunSetup } from '@kredka/contracts/games/setup'
import { countNumbered } from '../kernel/count-numbered.ts'
import { deriveEntityId } from '../kernel/ids.ts'
import type { WriteSide } from '../kernel/write-side.ts'
import { runDecider } from './run.ts'

/** Runs of a person in a game are numbered from 0. */
export function runIdOf(user_id: string, game: Game, n: number): string {
  return deriveEntityId(`${user_id}/${game}`, `run ${n}`)
}

/** So are those of an author on each draft that they ever played: what was drawn since is another one. */
export function proofRunIdOf(user_id: string, draft: RunSetup, n: number): string {
  return deriveEntityId(`${user_id}/${JSON.stringify(draft)}`, `proof ${n}`)
}

/**
 * Id of the run that somebody has open, else of the next one. Runs are numbered, and their ids derive from person, game
 * and number: two devices that begin at the same moment meet in one run.
 */
export async function openRun(
  write: Pick<WriteSide, 'fold'>,
  idOf: (n: number) => string,
): Promise<{ readonly run_id: string; readonly isNew: boolean }> {
  const stateOf = async (n: number) => (await write.fold(runDecider, idOf(n))).state.state
  const count = await countNumbered(async (n) => (await stateOf(n)) !== 'absent')
  const isOpen = count > 0 && (await stateOf(count - 1)) !== 'ended'
  return isOpen ? { run_id: idOf(count - 1), isNew: false } : { run_id: idOf(count), isNew: true }
}
