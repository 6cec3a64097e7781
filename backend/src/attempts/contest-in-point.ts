import type { attemptEvents } from '@kredka/contracts/attempts/events'
import { contestEvents } from '@kredka/contracts/contests/events'
import { CONTEST_CATEGORY } from '@kredka/contracts/contests/rules'
import { type EventOf, type Recorded, streamOf } from '@kredka/contracts/kernel/events'
import type { OpenStreams } from '../kernel/tools.ts'
import { questionCorrected } from '../quizzes/index.ts'

type Contested = EventOf<typeof contestEvents.KeyContested>['data']
type Rescored = EventOf<typeof attemptEvents.AttemptRescored>['data']

/**
 * The contest by which a player had said that the key is wrong that was corrected since; null where they had not.
 * Whether the correction has answered it by now makes no difference: an attempt may follow it earlier.
 */
export async function contestInPoint(
  streams: OpenStreams,
  { corrected_quiz_id: quiz_id, key_revision, player_id }: Rescored,
): Promise<Contested | null> {
  const events = await streams.read(streamOf(CONTEST_CATEGORY, quiz_id))
  const own = events
    .filter(({ type }) => type === contestEvents.KeyContested.name)
    .map(({ data }) => data as Contested)
    .filter(({ user_id }) => user_id === player_id)
  if (own.length === 0) return null
  const corrected = await questionCorrected({ streams }, quiz_id, key_revision)
  const otherwise = new Set(events.filter((event) => isOtherAnswer(event, key_revision)).flatMap(contestIdsOf))
  const isMeant = ({ version, question_id, contest_id }: Contested) =>
    version === corrected?.version && question_id === corrected.question_id && !otherwise.has(contest_id)
  return own.find(isMeant) ?? null
}

function isOtherAnswer({ type, data }: Recorded, key_revision: number): boolean {
  return type !== contestEvents.ContestedKeyCorrected.name || data['key_revision'] !== key_revision
}

function contestIdsOf({ data }: Recorded): readonly unknown[] {
  return Array.isArray(data['contest_ids']) ? data['contest_ids'] : []
}
