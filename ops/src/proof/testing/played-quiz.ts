import { accountDecider } from '@kredka/backend/accounts/account'
import type { Parts } from '@kredka/backend/composition/container'
import { BACKEND, ENCRYPTION, EVENT_STORE } from '@kredka/backend/composition/identifiers'
import { deriveEntityId, eventId, uuidV5 } from '@kredka/backend/kernel/ids'
import type { CommandContext } from '@kredka/backend/kernel/write-side'
import { correctionOf } from '@kredka/backend/quizzes/correction'
import { quizDecider } from '@kredka/backend/quizzes/quiz'
import { attemptEvents as a } from '@kredka/contracts/attempts/events'
import { type AnyEvent, make, streamOf } from '@kredka/contracts/kernel/events'
import { createPrng } from '@kredka/contracts/kernel/prng'
import { must } from '@kredka/contracts/kernel/testing/must'
import { GENERAL_TERMS_VERSION } from '@kredka/contracts/legal/versions'

const NAMESPACE = '0b1c6c1e-5a0f-4a57-9d55-0d2a86f4a3b2'
const AT_ONCE = 32
const EACH_PLAYS = 4
export const DIFFICULTY = 3
/** Of the questions; the key of the first one is corrected. */
export const WEIGHTS = [3, 1, 1, 1, 2]
/** Each question has three options, of which the second is right; of the first question the first one is, later. */
const RIGHT = 1
const RIGHT_AFTER = 0
const AUTHOR_ID = deriveEntityId('regrade', 'author')
const QUIZ_ID = deriveEntityId('regrade', 'quiz')
const QUESTION_IDS = WEIGHTS.map((_, n) => deriveEntityId('regrade', `question ${n}`))

/** A finished attempt: by whom, and the option that was chosen of each question, null for none. */
export interface PlannedAttempt {
  readonly attempt_id: string
  readonly user_id: string
  readonly choices: readonly (number | null)[]
}

/** Attempts of people who take the quiz some times each; a third of them answers so that the correction is nothing to them. */
export function planAttempts(count: number): readonly PlannedAttempt[] {
  const { below } = createPrng('regrade')
  return Array.from({ length: count }, (_, n) => {
    const person = Math.floor(n / EACH_PLAYS)
    const first = person % 3 === 0 ? [2, null][below(2)] : below(3)
    const others = WEIGHTS.slice(1).map(() => (below(8) === 0 ? null : below(3)))
    return {
      attempt_id: deriveEntityId('regrade', `attempt ${n}`),
      user_id: deriveEntityId('regrade', `person ${person}`),
      choices: [first ?? null, ...others],
    }
  })
}

/** The score in basis points, counted by hand. */
export function scoreByHand({ choices }: PlannedAttempt, isCorrected: boolean): number {
  const all = WEIGHTS.reduce((sum, weight) => sum + weight, 0)
  const right = WEIGHTS.reduce((sum, weight, n) => {
    const key = n === 0 && isCorrected ? RIGHT_AFTER : RIGHT
    return sum + (choices[n] === key ? weight : 0)
  }, 0)
  return Math.floor((right * 10_000) / all)
}

/** Writes the quiz and all that was played of it into the log. */
export async function playQuiz(parts: Parts, attempts: readonly PlannedAttempt[]): Promise<void> {
  const { tools } = await parts.get(BACKEND)
  const of = { quiz_id: QUIZ_ID, author_id: AUTHOR_ID }
  const words = { title: 'Tabliczka mnożenia', description: '' }
  const terms = {
    subject_id: 'maths',
    level: 'any',
    difficulty: DIFFICULTY,
    language: 'pl',
    exam_minutes: null,
  } as const
  const questions = QUESTION_IDS.map((question_id, n) => ({
    question_id,
    level: null,
    weight: WEIGHTS[n] ?? 1,
    picture_id: null,
    is_ready: true,
    content: contentOf(n),
  }))
  const begin = { do: 'begin', ...of, words, terms, subject_known: true, copied_from: null, questions } as const
  must(await tools.write.execute(quizDecider, QUIZ_ID, begin, contextOf('begin', tools.clock.now())))
  const freeze = { do: 'freeze', ...of, words } as const
  must(await tools.write.execute(quizDecider, QUIZ_ID, freeze, contextOf('freeze', tools.clock.now())))
  const people = [...new Set(attempts.map(({ user_id }) => user_id))]
  await inTurns(people, async (user_id) => {
    const email_key = uuidV5(user_id, NAMESPACE).replaceAll('-', '').repeat(2)
    const named = { email: `${user_id}@example.com`, name: 'Ola Łęcka', credential_id: null }
    const account = { user_id, email_key, ...named, provider: 'email', language: 'pl' } as const
    const register = { do: 'register', account, terms_version: GENERAL_TERMS_VERSION } as const
    must(await tools.write.execute(accountDecider, user_id, register, contextOf(user_id, tools.clock.now())))
  })
  await inTurns(attempts, (attempt) => appendAttempt(parts, attempt))
}

/** Now the first option of the first question is right, and no other. */
export async function correctKey(parts: Parts): Promise<void> {
  const { tools } = await parts.get(BACKEND)
  const asked = { quiz_id: QUIZ_ID, version: 1, question_id: QUESTION_IDS[0] ?? '', is_void: false }
  const correction = await correctionOf(tools, { ...asked, key: { kind: 'single', right: [RIGHT_AFTER] } })
  const command = { do: 'correct_key', ...asked, author_id: AUTHOR_ID, reason: 'Pomyłka.', correction } as const
  must(await tools.write.execute(quizDecider, QUIZ_ID, command, contextOf('correct', tools.clock.now())))
}

function contentOf(n: number) {
  const options = ['6', '7', '8'].map((text, at) => ({ text, is_right: at === RIGHT, stays_put: false }))
  const task = { kind: 'single' as const, options }
  return { prompt: `Pytanie ${n}`, explanation: '', picture_alt: '', formulas: [], task }
}

/** As its commands would have written it, in one append. */
async function appendAttempt(parts: Parts, attempt: PlannedAttempt): Promise<void> {
  const [store, encryption, { tools }] = await Promise.all([
    parts.get(EVENT_STORE),
    parts.get(ENCRYPTION),
    parts.get(BACKEND),
  ])
  const { attempt_id, user_id: player_id, choices } = attempt
  const own = { attempt_id, player_id, mode: 'exam' as const }
  const quiz = { quiz_id: QUIZ_ID, version: 1, author_id: AUTHOR_ID }
  const asked = QUESTION_IDS.map((question_id, n) => ({
    quiz_id: QUIZ_ID,
    version: 1,
    question_id,
    revision: 1,
    weight: WEIGHTS[n] ?? 1,
  }))
  const answers = QUESTION_IDS.flatMap((question_id, n) => {
    const choice = choices[n] ?? null
    return choice === null
      ? []
      : [make(a.AnswerGiven, { ...own, question_id, choices: [choice], words: null, bp: null })]
  })
  const scores = QUESTION_IDS.map((question_id, n) => ({
    question_id,
    bp: choices[n] === RIGHT ? 10_000 : 0,
    is_answered: choices[n] !== null,
  }))
  const events: readonly AnyEvent[] = [
    make(a.AttemptCreated, {
      ...own,
      ...quiz,
      player_kind: 'user',
      source: 'quiz',
      assignment_id: null,
      subject_id: 'maths',
      difficulty: DIFFICULTY,
      exam_minutes: null,
      questions: asked,
      seed: attempt_id,
    }),
    make(a.AttemptStarted, { ...own, ends_at: null }),
    ...answers,
    make(a.AttemptFinished, { ...own, ...quiz, by: 'person', bp: scoreByHand(attempt, false), scores }),
  ]
  const stream = streamOf('attempt', attempt_id)
  const { command_id, command, correlation_id, causation_id, now } = contextOf(attempt_id, tools.clock.now())
  const metadata = {
    occurred_at: new Date(now).toISOString(),
    actor: `user:${player_id}`,
    command_id,
    command,
    $correlationId: correlation_id,
    $causationId: causation_id,
    schema_version: '1',
    origin: 'live',
  }
  const stored = events.map(async (event, n) => {
    const id = eventId(command_id, n)
    return { id, type: event.type, data: await encryption.encrypt(stream, id, event), metadata }
  })
  await store.append(stream, 'no_stream', await Promise.all(stored))
}

function contextOf(name: string, now: number): CommandContext {
  const command_id = uuidV5(name, NAMESPACE)
  return {
    actor: { kind: 'system', id: 'proof' },
    command_id,
    command: 'proof.play',
    correlation_id: command_id,
    causation_id: command_id,
    now,
    origin: 'live',
  }
}

async function inTurns<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  for (let n = 0; n < all.length; n += AT_ONCE) await Promise.all(all.slice(n, n + AT_ONCE).map(work))
}
