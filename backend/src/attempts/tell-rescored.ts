import { attemptEvents } from '@kredka/contracts/attempts/events'
import type { Rejection } from '@kredka/contracts/kernel/errors'
import { type EventOf, streamOf } from '@kredka/contracts/kernel/events'
import { type Policy, type Reaction, when } from '../kernel/policy.ts'
import type { Tools } from '../kernel/tools.ts'
import { notify } from '../notifications/index.ts'
import { attemptDecider } from './attempt.ts'
import { concealedQuizzes } from './concealment.ts'
import { contestInPoint } from './contest-in-point.ts'
import { rescoreDecider, rescoreId } from './rescore.ts'

type Rescored = EventOf<typeof attemptEvents.AttemptRescored>['data']
interface Correction {
  readonly quiz_id: string
  readonly key_revision: number
}

const POLICY = 'attempts.tell-rescored'
/** What somebody hears of a corrected key they hear once, whoever tells it: spread into a notice. */
export function onceOfCorrection({ quiz_id, key_revision }: Correction) {
  return { once: `${quiz_id}/${key_revision}`, alike: { policy: POLICY, type: 'quiz_rescored' } } as const
}

/**
 * Whose result is another is told once for each correction, with before and after, whatever number of attempts they
 * made (QUI-11). Whoever contested that key hears that they were right, which the contests tell.
 */
export function tellRescored({ streams }: Pick<Tools, 'streams'>): Policy {
  return {
    name: POLICY,
    inline: false,
    on: when(attemptEvents.AttemptRescored, async ({ data, metadata }, reaction): Promise<void | Rejection> => {
      if (!(await mayHearOf(data, metadata.occurred_at, reaction))) return undefined
      if ((await contestInPoint(streams, data)) !== null) return undefined
      const { attempt_id, player_id: to, corrected_quiz_id: quiz_id, key_revision, before_bp, after_bp } = data
      return notify(reaction, {
        to,
        type: 'quiz_rescored',
        about_id: attempt_id,
        ...onceOfCorrection({ quiz_id, key_revision }),
        data: { quiz_id, attempt_id, before_bp, after_bp },
      })
    }),
  }
}

/** Whether there is a change, somebody to tell, and nothing that hides it. @param at ISO 8601 */
export async function mayHearOf(rescored: Rescored, at: string, { write }: Pick<Reaction, 'write'>): Promise<boolean> {
  const { attempt_id, before_bp, after_bp } = rescored
  const { created } = (await write.fold(attemptDecider, attempt_id)).state
  // a visitor is nobody to tell
  if (before_bp === after_bp || created === null || created.player_kind === 'visitor') return false
  // whoever may not know the score yet finds the change beside it later (QUI-10)
  const concealed = await concealedQuizzes(write, created.player_id, Date.parse(at))
  return !created.questions.some((question) => concealed.has(question.quiz_id))
}

/** How a correction, or one that came upon it, changed the result of an attempt; null where it did not. */
export async function changeOfResult(
  { streams }: Pick<Tools, 'streams'>,
  attempt_id: string,
  { quiz_id, key_revision }: Correction,
): Promise<Rescored | null> {
  const events = await streams.read(streamOf(attemptDecider.category, attempt_id))
  const changes = events
    .filter(({ type }) => type === attemptEvents.AttemptRescored.name)
    .map(({ data }) => data as Rescored)
  const isMeant = (one: Rescored) =>
    one.corrected_quiz_id === quiz_id && one.key_revision >= key_revision && one.before_bp !== one.after_bp
  return changes.find(isMeant) ?? null
}

/** Every attempt has followed the correction. */
export async function isRescored({ write }: Pick<Reaction, 'write'>, correction: Correction): Promise<boolean> {
  return (await write.fold(rescoreDecider, rescoreId(correction))).state.is_finished
}
