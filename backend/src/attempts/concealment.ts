import { type ConcealmentEvent, concealmentEvents as e } from '@kredka/contracts/attempts/events'
import { make } from '@kredka/contracts/kernel/events'
import type { Decider } from '../kernel/decider.ts'
import type { WriteSide } from '../kernel/write-side.ts'

interface Concealed {
  readonly quiz_id: string
  /** Milliseconds. */
  readonly until: number
}
interface OfAssignment {
  readonly player_id: string
  readonly assignment_id: string
  readonly quiz_id: string
}
export type ConcealmentCommand =
  | (OfAssignment & { readonly do: 'conceal'; readonly until: string })
  | (OfAssignment & { readonly do: 'reveal' })

/** Bytes of a quiz that is concealed. */
const WEIGHT = 120

/**
 * Stream `concealed-{player_id}`: quizzes of which somebody may not learn yet what is right, by the assignment that hides
 * it (QUI-10). It concerns all their attempts, whatever these draw from: another attempt would tell the same keys.
 */
export const concealmentDecider: Decider<ReadonlyMap<string, Concealed>, ConcealmentCommand, ConcealmentEvent> = {
  category: 'concealed',
  initial: new Map(),
  weight: ({ size }) => size * WEIGHT,
  evolve(concealed, { type, data }) {
    const next = new Map(concealed)
    if (type === 'QuizRevealed') next.delete(data.assignment_id)
    else next.set(data.assignment_id, { quiz_id: data.quiz_id, until: Date.parse(data.until) })
    return next
  },
  decide(concealed, command) {
    const { player_id, assignment_id, quiz_id } = command
    const of = { player_id, assignment_id, quiz_id }
    const known = concealed.get(assignment_id)
    if (command.do === 'reveal') return known === undefined ? [] : [make(e.QuizRevealed, of)]
    const { until } = command
    return known?.until === Date.parse(until) ? [] : [make(e.QuizConcealed, { ...of, until })]
  },
}

/** Quizzes of which what is right is kept from the player at this moment, in milliseconds. */
export async function concealedQuizzes(
  write: Pick<WriteSide, 'fold'>,
  player_id: string,
  now: number,
): Promise<ReadonlySet<string>> {
  const { state } = await write.fold(concealmentDecider, player_id)
  return new Set([...state.values()].filter(({ until }) => until > now).map(({ quiz_id }) => quiz_id))
}
