import type { AttemptMode } from '@kredka/contracts/attempts/rules'
import { countNumbered } from '../kernel/count-numbered.ts'
import { deriveEntityId } from '../kernel/ids.ts'
import type { WriteSide } from '../kernel/write-side.ts'
import { attemptDecider, isOpen } from './attempt.ts'

/**
 * Id of the attempt that a player has open at a quiz in a mode, else of the next one. Attempts are numbered, and their
 * ids derive from player, quiz, mode and number: two devices that begin at the same moment meet in one stream.
 */
export async function openAttempt(
  write: Pick<WriteSide, 'fold'>,
  player_id: string,
  quiz_id: string,
  mode: AttemptMode,
): Promise<{ readonly attempt_id: string; readonly isNew: boolean }> {
  const idOf = (n: number) => deriveEntityId(`${player_id}/${quiz_id}/${mode}`, `attempt ${n}`)
  const stateOf = async (n: number) => (await write.fold(attemptDecider, idOf(n))).state
  const isThere = async (n: number) => (await stateOf(n)).created !== null
  const there = await countNumbered(isThere)
  if (there > 0 && isOpen(await stateOf(there - 1))) return { attempt_id: idOf(there - 1), isNew: false }
  return { attempt_id: idOf(there), isNew: true }
}
