import { FROZEN_KEY, givenAsWritten, judgeAnswer, judgedView } from '@kredka/contracts/attempts/asked'
import {
  cancelAttempt,
  claimAttempts,
  copyPlayedQuiz,
  createAttempt,
  drawAttempt,
  finishAttempt,
  giveAnswer,
  startAttempt,
} from '@kredka/contracts/attempts/endpoints'
import { visitorEvents } from '@kredka/contracts/attempts/events'
import { ADDRESS_PLAYS_MAX, VISITOR_DRAWS_MAX, VISITOR_PLAYS_MAX } from '@kredka/contracts/attempts/rules'
import { warsawDay } from '@kredka/contracts/kernel/days'
import { isRejection, type Rejection, reject } from '@kredka/contracts/kernel/errors'
import type { DrawQuestions } from '@kredka/contracts/quizzes/drawing'
import { addressKey } from '../kernel/address-key.ts'
import { callerId } from '../kernel/caller.ts'
import { type Handler, handle, type Request } from '../kernel/handler.ts'
import { last } from '../kernel/last.ts'
import { replyDone } from '../kernel/reply.ts'
import { stepContext } from '../kernel/step-context.ts'
import type { Tools } from '../kernel/tools.ts'
import { copyQuiz, playableVersion, versionOf } from '../quizzes/index.ts'
import type { DayUse } from '../vault/day-limits.ts'
import { type AttemptCommand, attemptDecider } from './attempt.ts'
import { attemptAt, beginAttempt, playerOf } from './begin-attempt.ts'
import { concealedQuizzes } from './concealment.ts'
import { drawQuiz, nameOf } from './draw.ts'
import { factsOf, scoresNow } from './judging.ts'
import { quizDayDecider, quizDayId } from './quiz-day.ts'
import { visitorDecider } from './visitor.ts'

/** How often a finish begins anew because of answers from other devices. */
const FINISH_TRIES = 3

/** Taking quizzes, for users and visitors alike (QUI-03). */
export function attemptHandlers(
  tools: Pick<Tools, 'write' | 'streams' | 'openFacts' | 'ids' | 'vault' | 'cookies'>,
  draw: DrawQuestions,
): readonly Handler[] {
  const { write, vault, cookies } = tools
  const execute = (command: Exclude<AttemptCommand, { do: 'time' | 'rescore' | 'record' }>, { context }: Request) =>
    write.execute(attemptDecider, command.attempt_id, command, context)
  const own = (attempt_id: string, request: Request) => ({
    attempt_id,
    player_id: playerOf(request),
    now: request.context.now,
  })

  return [
    handle(createAttempt, async ({ quiz_id, mode }, request) => {
      const reader = request.viewer.kind === 'user' ? request.viewer.id : null
      const number = await playableVersion(write, quiz_id, reader)
      const version = number === null ? null : await versionOf(tools, quiz_id, number)
      if (version === null) return reject('QUIZ_NOT_FOUND')
      if ((await concealedFrom(request)).has(quiz_id)) return reject('QUIZ_ASSIGNED')
      const draw = async () => {
        const isVisitor = reader === null
        return isVisitor && (await isUsedUp(request)) ? reject('DAILY_QUIZ_LIMIT') : attemptAt(version)
      }
      return beginAttempt(tools, { of: quiz_id, mode, draw }, request)
    }),

    handle(drawAttempt, async (choice, request) => {
      const drawn = async () => {
        const quiz = await drawQuiz(tools, draw, choice, await concealedFrom(request))
        if (isRejection(quiz)) return quiz
        return (await refuseDraw(request)) ?? quiz
      }
      return beginAttempt(tools, { of: nameOf(choice), mode: choice.mode, draw: drawn }, request)
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
      // an attempt that was under way when the quiz was assigned
      if (isJudged && (await concealedFrom(request)).has(question?.quiz_id ?? '')) return reject('QUIZ_ASSIGNED')
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
          const { bp, created } = (await write.fold(attemptDecider, id)).state
          const concealed = await concealedFrom(request)
          const isHidden = created?.questions.some(({ quiz_id }) => concealed.has(quiz_id)) === true
          return { answer: { bp: isHidden ? null : (bp ?? 0) }, position: finished.position }
        }
        // an answer from another device came in between: it is judged too
        if (finished.rejected !== 'CONFLICT' || tries === FINISH_TRIES) return finished
      }
    }),

    handle(copyPlayedQuiz, async ({ id }, request) => {
      const { state, created } = (await write.fold(attemptDecider, id)).state
      const player_id = callerId(request)
      if (created === null || created.player_id !== player_id) return reject('ATTEMPT_NOT_FOUND')
      if (state !== 'finished') return reject('ATTEMPT_NOT_FINISHED')
      const { source, quiz_id, version } = created
      // what was assigned may hide its answers until the others have handed in
      if (source !== 'quiz' || quiz_id === null || version === null) return reject('QUIZ_NOT_FOUND')
      if ((await concealedFrom(request)).has(quiz_id)) return reject('QUIZ_ASSIGNED')
      const playable = await playableVersion(write, quiz_id, player_id)
      return playable === null ? reject('QUIZ_NOT_FOUND') : copyQuiz(tools, { quiz_id, version }, request)
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

  /** An assignment may hide what is right in a quiz: no other attempt tells it either (QUI-10). */
  async function concealedFrom(request: Request): Promise<ReadonlySet<string>> {
    return concealedQuizzes(write, playerOf(request), request.context.now)
  }

  /** What was found to draw counts, for users in the log (QUI-06). */
  async function refuseDraw(request: Request): Promise<Rejection | null> {
    const { viewer, context } = request
    const day = warsawDay(context.now)
    if (viewer.kind === 'user') {
      const use = { user_id: viewer.id, day }
      const outcome = await write.execute(quizDayDecider, quizDayId(use), use, stepContext(context, 'room'))
      return isRejection(outcome) ? outcome : null
    }
    const draws = { limit: RANDOM_LIMIT, key: playerOf(request), most: VISITOR_DRAWS_MAX }
    const full = await vault.dayLimits.use(day, [draws, ...playsOf(request)])
    if (full === null) return null
    return reject(full === RANDOM_LIMIT ? 'DAILY_RANDOM_LIMIT' : 'DAILY_QUIZ_LIMIT')
  }

  /** Visitors play so many quizzes a day, and so many together behind one address: a class is one (QUI-06). */
  async function isUsedUp(request: Request): Promise<boolean> {
    return (await vault.dayLimits.use(warsawDay(request.context.now), playsOf(request))) !== null
  }
}

const RANDOM_LIMIT = 'random quizzes of a visitor'

function playsOf(request: Request): readonly DayUse[] {
  return [
    { limit: 'quiz plays of a visitor', key: playerOf(request), most: VISITOR_PLAYS_MAX },
    { limit: 'quiz plays of an address', key: addressKey(request.ip), most: ADDRESS_PLAYS_MAX },
  ]
}
