import { attemptEvents } from '@kredka/contracts/attempts/events'
import { warsawDay } from '@kredka/contracts/kernel/days'
import { isRejection, type Rejection } from '@kredka/contracts/kernel/errors'
import type { EventOf } from '@kredka/contracts/kernel/events'
import { quizBestEvents, rewardEvents } from '@kredka/contracts/rewards/events'
import type { UnrewardedReason } from '@kredka/contracts/rewards/rules'
import { accountExists } from '../accounts/index.ts'
import { attemptTerms } from '../attempts/index.ts'
import { last } from '../kernel/last.ts'
import { type Policy, type Reaction, rejectionOf, when } from '../kernel/policy.ts'
import { quizBestDecider, quizBestId } from './quiz-best.ts'
import { rewardsDecider } from './rewards.ts'

type Finished = EventOf<typeof attemptEvents.AttemptFinished>['data']
type Scored = Pick<Finished, 'attempt_id' | 'player_id'>
type ScoredQuiz = Scored & { readonly quiz_id: string; readonly bp: number }
type Terms = NonNullable<Awaited<ReturnType<typeof attemptTerms>>>
interface Improvement {
  readonly gain: number
  readonly best_bp: number | null
}
const NO_IMPROVEMENT: Improvement = { gain: 0, best_bp: null }

/**
 * Finished quizzes earn points and keep a streak (QUI-07). Nothing is heard of cancelled and expired ones. What one
 * scored at one quiz so far is known to a stream of its own; what it answers goes with the command to the person's.
 */
export const earnPoints: Policy = {
  name: 'rewards.earn',
  // the summary says at once what was earned
  inline: true,
  // the streams of people and of their quizzes take care of any order
  atOnce: 8,
  on: {
    ...when(attemptEvents.AttemptFinished, async ({ data, metadata }, reaction) => {
      const terms = await termsOfUser(data, reaction)
      return terms === null ? undefined : rewardRun(data, terms, warsawDay(metadata.occurred_at), reaction)
    }),
    ...when(attemptEvents.AttemptRescored, async ({ data, metadata }, reaction) => {
      const terms = await termsOfUser(data, reaction)
      const { quiz_id, after_bp: bp } = data
      if (terms === null || quiz_id === null || reasonAgainst(data, terms) !== null) return undefined
      return settleCorrection({ ...data, quiz_id, bp }, terms, warsawDay(metadata.occurred_at), reaction)
    }),
  },
}

/** Visitors have no points, nor has who is gone. */
async function termsOfUser({ attempt_id, player_id }: Scored, { write }: Reaction): Promise<Terms | null> {
  return (await accountExists(write, player_id)) ? attemptTerms(write, attempt_id) : null
}

async function rewardRun(data: Finished, terms: Terms, day: string, reaction: Reaction): Promise<void | Rejection> {
  const { attempt_id, player_id: user_id, quiz_id, bp } = data
  const { subject_id } = terms
  const unrewarded = reasonAgainst(data, terms)
  const improvement =
    unrewarded === null && quiz_id !== null
      ? await noteScore({ ...data, quiz_id }, terms, false, reaction)
      : NO_IMPROVEMENT
  if (isRejection(improvement)) return improvement
  const isOwn = unrewarded === 'own_quiz' || unrewarded === 'unanswered'
  const command = {
    do: 'run',
    ...{ user_id, attempt_id, quiz_id, subject_id, day, bp, unrewarded, ...improvement },
    // what comes back for repetition is no quiz, but a day of learning all the same
    isQuizOfDay: !isOwn && terms.source !== 'review' && terms.player_kind === 'user',
    keepsStreak: !isOwn,
  } as const
  const rewarded = await reaction.write.execute(
    rewardsDecider,
    user_id,
    command,
    reaction.context('rewards.reward_run'),
  )
  if (isRejection(rewarded)) return rewarded
  // the quiz of the day comes before what the quiz itself earned
  const earned = last(rewarded.events, rewardEvents.PointsEarned)?.data
  if (earned?.type !== 'quiz_run' || quiz_id === null) return undefined
  return rejectionOf(await notePaid({ ...data, quiz_id }, earned.points, reaction))
}

/** Why a finished quiz earns nothing, whatever its score. Random ones and repetition have no best of "that quiz". */
function reasonAgainst(
  { quiz_id, author_id, player_id, scores }: Pick<Finished, 'quiz_id' | 'author_id' | 'player_id' | 'scores'>,
  terms: Terms,
): UnrewardedReason | null {
  if (terms.player_kind === 'visitor') return 'visitor'
  if (quiz_id === null) return 'several_quizzes'
  if (author_id === player_id) return 'own_quiz'
  return scores.some(({ is_answered }) => is_answered) ? null : 'unanswered'
}

/** A corrected key made the best score of a quiz worth more, or less than was paid for it. */
async function settleCorrection(data: ScoredQuiz, terms: Terms, day: string, reaction: Reaction) {
  const { attempt_id, player_id: user_id, quiz_id, bp } = data
  const noted = await noteScore(data, terms, true, reaction)
  if (isRejection(noted)) return noted
  const { write, context } = reaction
  const of = { user_id, attempt_id, quiz_id, subject_id: terms.subject_id, day }
  if (noted.gain > 0) {
    const command = { do: 'earn_more', ...of, bp, best_bp: noted.best_bp, points: noted.gain } as const
    const earned = await write.execute(rewardsDecider, user_id, command, context('rewards.earn_more'))
    return isRejection(earned) ? earned : rejectionOf(await notePaid(data, noted.gain, reaction))
  }
  const best_id = quizBestId(user_id, quiz_id)
  const takeBack = { do: 'take_back', best_id, user_id, quiz_id, attempt_id } as const
  const taken = await write.execute(quizBestDecider, best_id, takeBack, context('rewards.take_back', 'take back'))
  if (isRejection(taken)) return taken
  const points = last(taken.events, quizBestEvents.QuizPointsTakenBack)?.data.points
  if (points === undefined) return undefined
  const reverse = { do: 'reverse', ...of, points } as const
  return rejectionOf(await write.execute(rewardsDecider, user_id, reverse, context('rewards.reverse')))
}

async function noteScore(
  { attempt_id, player_id: user_id, quiz_id, bp }: ScoredQuiz,
  { difficulty }: Terms,
  isCorrected: boolean,
  { write, context }: Reaction,
): Promise<Improvement | Rejection> {
  const best_id = quizBestId(user_id, quiz_id)
  const command = { do: 'note', best_id, user_id, quiz_id, attempt_id, bp, difficulty, isCorrected } as const
  const noted = await write.execute(quizBestDecider, best_id, command, context('rewards.note_score', 'note'))
  if (isRejection(noted)) return noted
  const event = last(noted.events, quizBestEvents.QuizScoreNoted)
  return event === null ? NO_IMPROVEMENT : { gain: event.data.gain, best_bp: event.data.before_bp }
}

async function notePaid(
  { attempt_id, player_id: user_id, quiz_id }: Omit<ScoredQuiz, 'bp'>,
  points: number,
  { write, context }: Reaction,
) {
  const best_id = quizBestId(user_id, quiz_id)
  const command = { do: 'pay', best_id, user_id, quiz_id, attempt_id, points } as const
  return write.execute(quizBestDecider, best_id, command, context('rewards.note_paid', 'pay'))
}
