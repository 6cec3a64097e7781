import type { Actor } from '@kredka/contracts/kernel/ports'
import type { Tools } from '../kernel/tools.ts'
import type { CommandContext } from '../kernel/write-side.ts'

/**
 * Of a command that came over a socket, or by a local timer. Its id is drawn at random: the decider knows
 * a repeat by itself, and the room's mailbox need not read before it decides.
 */
export function socketContext(
  { ids, clock }: Pick<Tools, 'ids' | 'clock'>,
  actor: Actor,
  command: string,
): CommandContext {
  const id = ids.uuid()
  return {
    actor,
    command_id: id,
    command: `quiz_rooms.${command}`,
    correlation_id: id,
    causation_id: id,
    now: clock.now(),
    origin: 'live',
  }
}

export const BY_ITSELF: Actor = { kind: 'system', id: 'quiz-rooms' }
