import { FROZEN_KEY, givenAsWritten, judgeAnswer, judgedView } from '@kredka/contracts/attempts/asked'
import {
  cancelAttempt,
  claimAttempts,
  createAttempt,
  finishAttempt,
  giveAnswer,
  startAttempt,
} from '@kredka/contracts/attempts/endpoints'
import { visitorEvents } from '@kredka/contracts/attempts/events'
import { ADDRESS_PLAYS_MAX, VISITOR_PLAYS_MAX } from '@kredka/contracts/attempts/rules'
import { warsawDay } from '@kredka/contracts/kernel/days'
import { isRejection, reject } from '@kredka/contracts/kernel/errors'
import { addressKey } from '../kernel/address-key.ts'
import { callerId } from '../kernel/caller.ts'
import { type Handler, handle, type Request } from '../kernel/handler.ts'
import { last } from '../kernel/last.ts'
import { replyDone } from '../kernel/reply.ts'
import type { Tools } from '../kernel/tools.ts'
import { playableVersion, type QuizVersion, versionOf } from '../quizzes/index.ts'
import { type AttemptCommand, attemptDecider } from './attempt.ts'
import { beginAttempt, type NewAttempt, playerOf } from './begin-attempt.ts'
import { factsOf, scoresNow } from './judging.ts'
import { visitorDecider } from './visitor.ts'

/** How often a finish begins anew because of answers from other devices. */
const FINISH_TRIES = 3

/** Taking quizzes, for users and visitors alike (QUI-03). */
export function attemptHandlers(
  tools: Pick<Tools, 'write' | 'streams' | 'openFacts' | 'ids' | 'vault' | 'cookies'>,
): readonly Handler[] {
  const { write, vault, cookies } = tools
  const execute = (command: Exclude<AttemptCommand, { do: 'time' | 'rescore' }>, { context }: Request) =>
    write.execute(attemptDecider, command.attempt_id, command, context)
  const own = (attempt_id: string, request: Request) => ({
    attempt_id,
    player_id: playerOf(request),
    now: request.context.now,
  })

  return [
    handle(createAttempt, async ({ quiz_id, mode }, request) => {
      const player_id = playerOf(request)
      const reader = request.viewer.kind === 'user' ? request.viewer.id : null
      const number = await playableVersion(write, quiz_id, reader)
      const version = number === null ? null : await versionOf(tools, quiz_id, number)
      if (version === null) return reject('QUIZ_NOT_FOUND')
      const draw = async () => {
        const isVisitor = reader === null
        return isVisitor && (await isUsedUp(player_id, request)) ? reject('DAILY_QUIZ_LIMIT') : attemptAt(version)
      }
      return beginAttempt(tools, { of: quiz_id, mode, draw }, request)
    }),

    handle(startAttempt, async ({ id }, request) =>
      replyDone(await execute({ do: 'start', ...own(id, request) }, request)),
    ),

    handle(giveAnswer, async ({ id, question_id, given }, request) => {
      const { created } = (await write.fold(attemptDecider, id)).state
      const question = created?.questions.find((one) => one.question_id === question_id)
      if (created === null || created.player_id !== playerOf(request)) return reject('ATTEMPT_NOT_FOUND')
      const facts = question === undefined ? null : await factsOf(tools, question)
      if (facts === null) return reject('QUESTION_NOT_FOUND')
      const asked = { question_id, seed: created.seed, content: facts.content }
      const written = givenAsWritten(asked, given)
      if (written === null) return reject('ANSWER_UNFIT')
      const isJudged = created.mode === 'learning'
      const bp = isJudged ? judgeAnswer(asked, written).bp : null
      const command = { do: 'answer', ...own(id, request), question_id, given: written, bp } as const
      const answered = await execute(command, request)
      if (isRejection(answered)) return answered
      const { is_void, corrected } = facts
      const judged = judgedView(asked, written, { ...FROZEN_KEY, ...corrected, is_void })
      return { answer: { judged: isJudged ? judged : null }, position: answered.position }
    }),

    handle(finishAttempt, async ({ id }, request) => {
      for (let tries = 1; ; tries += 1) {
        const command = { do: 'finish', ...own(id, request), ...(await scoresNow(tools, id)) } as const
        const finished = await execute(command, request)
        if (!isRejection(finished)) {
          const { state } = await write.fold(attemptDecider, id)
          return { answer: { bp: state.bp ?? 0 }, position: finished.position }
        }
        // an answer from another device came in between: it is judged too
        if (finished.rejected !== 'CONFLICT' || tries === FINISH_TRIES) return finished
      }
    }),

    handle(cancelAttempt, async ({ id }, request) =>
      replyDone(await execute({ do: 'cancel', ...own(id, request) }, request)),
    ),

    handle(claimAttempts, async (_, request) => {
      const { visitor_id, context } = request
      if (visitor_id === undefined) return { answer: { claimed: 0 } }
      const command = { do: 'claim', visitor_id, user_id: callerId(request) } as const
      const outcome = await write.execute(visitorDecider, visitor_id, command, context)
      // somebody else who used this browser was the visitor: what is played here from now on is begun anew
      const isAnothers = isRejection(outcome) && outcome.rejected === 'ATTEMPT_NOT_FOUND'
      if (isRejection(outcome) && !isAnothers) return outcome
      const { events, position } = isRejection(outcome) ? { events: [], position: null } : outcome
      const claimed = last(events, visitorEvents.VisitorClaimed)?.data.attempt_ids.length ?? 0
      return { answer: { claimed }, position, cookies: cookies.forgetVisitor() }
    }),
  ]

  /** Visitors play so many quizzes a day, and so many together behind one address: a class is one (QUI-06). */
  async function isUsedUp(player_id: string, { context, ip }: Request): Promise<boolean> {
    const uses = [
      { limit: 'quiz plays of a visitor', key: player_id, most: VISITOR_PLAYS_MAX },
      { limit: 'quiz plays of an address', key: addressKey(ip), most: ADDRESS_PLAYS_MAX },
    ]
    return (await vault.dayLimits.use(warsawDay(context.now), uses)) !== null
  }
}

/** Of all questions of a frozen version, in its order. */
function attemptAt({ quiz_id, author_id, version, terms, questions }: QuizVersion): NewAttempt {
  return {
    source: 'quiz',
    quiz_id,
    version,
    author_id,
    subject_id: terms.subject_id,
    difficulty: terms.difficulty,
    exam_minutes: terms.exam_minutes,
    questions: questions.map(({ question_id, revision, weight }) => ({
      quiz_id,
      version,
      question_id,
      revision,
      weight,
    })),
  }
}
