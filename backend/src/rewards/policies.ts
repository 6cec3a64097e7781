import { assignmentEvents } from '@kredka/contracts/assignments/events'
import { attemptEvents } from '@kredka/contracts/attempts/events'
import { warsawDay } from '@kredka/contracts/kernel/days'
import { isRejection, type Rejection } from '@kredka/contracts/kernel/errors'
import type { EventOf } from '@kredka/contracts/kernel/events'
import { quizBestEvents, rewardEvents } from '@kredka/contracts/rewards/events'
import type { UnrewardedReason } from '@kredka/contracts/rewards/rules'
import { accountExists } from '../accounts/index.ts'
import { attemptDecider, attemptScore, attemptTerms, concealedQuizzes } from '../attempts/index.ts'
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
      if (terms === null) return undefined
      const day = warsawDay(metadata.occurred_at)
      if (await isHidden(terms, metadata.occurred_at, reaction)) return keepDay(data, terms, day, reaction)
      return rewardRun(data, terms, day, reaction)
    }),
    // points would tell the score that an assignment hides (QUI-10)
    ...when(assignmentEvents.AssignmentReviewOpened, async ({ data, metadata }, reaction) => {
      for (const attempt_id of data.attempt_ids) {
        await rewardOpened({ attempt_id, player_id: data.student_id }, warsawDay(metadata.occurred_at), reaction)
      }
    }),
    ...when(attemptEvents.AttemptRescored, async ({ data, metadata }, reaction) => {
      const terms = await termsOfUser(data, reaction)
      const { quiz_id } = data
      if (terms === null || quiz_id === null || reasonAgainst(data, terms) !== null) return undefined
      if (await isHidden(terms, metadata.occurred_at, reaction)) return undefined
      // an older correction that is heard of again is no news beside a newer one
      const bp = (await attemptScore(reaction.write, data.attempt_id)) ?? data.after_bp
      return settleCorrection({ ...data, quiz_id, bp }, terms, warsawDay(metadata.occurred_at), reaction)
    }),
  },
}

/** Visitors have no points, nor has who is gone. */
async function termsOfUser({ attempt_id, player_id }: Scored, { write }: Reaction): Promise<Terms | null> {
  return (await accountExists(write, player_id)) ? attemptTerms(write, attempt_id) : null
}

/** Whether an assignment keeps the score from its student at this moment. */
async function isHidden({ player_id, questions }: Terms, at: string, { write }: Reaction): Promise<boolean> {
  const concealed = await concealedQuizzes(write, player_id, Date.parse(at))
  return questions.some(({ quiz_id }) => concealed.has(quiz_id))
}

async function keepDay(data: Finished, terms: Terms, day: string, { write, context }: Reaction) {
  if (reasonAgainst(data, terms) === 'unanswered') return undefined
  const { attempt_id, player_id: user_id, quiz_id } = data
  const command = { do: 'keep_day', user_id, attempt_id, quiz_id, subject_id: terms.subject_id, day } as const
  return rejectionOf(await write.execute(rewardsDecider, user_id, command, context('rewards.keep_day')))
}

/** As if it had been finished now; the day on which it was has had its own. */
async function rewardOpened({ attempt_id, player_id: user_id }: Scored, day: string, reaction: Reaction) {
  const { write, context } = reaction
  const { created: terms, bp, scores } = (await write.fold(attemptDecider, attempt_id)).state
  if (terms === null || terms.quiz_id === null || bp === null || !(await accountExists(write, user_id))) return
  const { quiz_id, subject_id, author_id } = terms
  if (reasonAgainst({ quiz_id, author_id, player_id: user_id, scores: [...scores] }, terms) !== null) return
  const scored = { attempt_id, player_id: user_id, quiz_id, bp }
  const improvement = await noteScore(scored, terms, false, reaction, attempt_id)
  // nothing was noted: it is known since it was open before
  if (isRejection(improvement) || improvement === NO_IMPROVEMENT) return
  const command = {
    do: 'run',
    ...{ user_id, attempt_id, quiz_id, subject_id, day, bp, unrewarded: null, ...improvement },
    ...{ isQuizOfDay: false, keepsStreak: false },
  } as const
  const rewarded = await write.execute(rewardsDecider, user_id, command, context('rewards.reward_run', attempt_id))
  const earned = isRejection(rewarded) ? null : last(rewarded.events, rewardEvents.PointsEarned)
  if (earned !== null) await notePaid(scored, earned.data.points, reaction, attempt_id)
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
  const paid = await notePaid({ ...data, quiz_id }, earned.points, reaction)
  return isRejection(paid) ? paid : takeBackExcess({ ...data, quiz_id }, terms, day, reaction)
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
    if (isRejection(earned)) return earned
    const paid = await notePaid(data, noted.gain, reaction)
    if (isRejection(paid)) return paid
  }
  return takeBackExcess(data, terms, day, reaction)
}

/**
 * What was paid beyond what the best is worth goes back. Several scores of one person may be settled at once: another
 * one may have lowered the best after this one's gain was known and before it was paid, when it found nothing to take.
 */
async function takeBackExcess(
  { attempt_id, player_id: user_id, quiz_id }: Omit<ScoredQuiz, 'bp'>,
  { subject_id }: Terms,
  day: string,
  { write, context }: Reaction,
) {
  const best_id = quizBestId(user_id, quiz_id)
  const takeBack = { do: 'take_back', best_id, user_id, quiz_id, attempt_id } as const
  const taken = await write.execute(quizBestDecider, best_id, takeBack, context('rewards.take_back', 'take back'))
  if (isRejection(taken)) return taken
  const points = last(taken.events, quizBestEvents.QuizPointsTakenBack)?.data.points
  if (points === undefined) return undefined
  const reverse = { do: 'reverse', user_id, attempt_id, quiz_id, subject_id, day, points } as const
  return rejectionOf(await write.execute(rewardsDecider, user_id, reverse, context('rewards.reverse')))
}

async function noteScore(
  { attempt_id, player_id: user_id, quiz_id, bp }: ScoredQuiz,
  { difficulty }: Terms,
  isCorrected: boolean,
  { write, context }: Reaction,
  step = '',
): Promise<Improvement | Rejection> {
  const best_id = quizBestId(user_id, quiz_id)
  const command = { do: 'note', best_id, user_id, quiz_id, attempt_id, bp, difficulty, isCorrected } as const
  const noted = await write.execute(quizBestDecider, best_id, command, context('rewards.note_score', `note${step}`))
  if (isRejection(noted)) return noted
  const event = last(noted.events, quizBestEvents.QuizScoreNoted)
  return event === null ? NO_IMPROVEMENT : { gain: event.data.gain, best_bp: event.data.before_bp }
}

async function notePaid(
  { attempt_id, player_id: user_id, quiz_id }: Omit<ScoredQuiz, 'bp'>,
  points: number,
  { write, context }: Reaction,
  step = '',
) {
  const best_id = quizBestId(user_id, quiz_id)
  const command = { do: 'pay', best_id, user_id, quiz_id, attempt_id, points } as const
  return write.execute(quizBestDecider, best_id, command, context('rewards.note_paid', `pay${step}`))
}
