import { attemptEvents } from '@kredka/contracts/attempts/events'
import { DAY, HOUR, MINUTE } from '@kredka/contracts/kernel/durations'
import { make } from '@kredka/contracts/kernel/events'
import { createEmptyCard, fsrs, Rating } from 'ts-fsrs'
import { dumpTables } from '../kernel/testing/dump.ts'
import { startTestReadModels, type TestEvent } from '../kernel/testing/test-read-models.ts'
import { repetitionProjection } from './projection.ts'

const PEOPLE = 100
const QUESTIONS = 10
const idOf = (kind: string, n: number) => `01jd${kind}${String(n).padStart(21, '0')}`
const quiz = { quiz_id: idOf('q', 1), version: 1, author_id: idOf('a', 1) }
const questions = Array.from({ length: QUESTIONS }, (_, n) => ({
  quiz_id: quiz.quiz_id,
  version: 1,
  question_id: idOf('r', n),
  revision: 1,
  weight: 1,
}))

/** Numbers from 0 to 1, the same in every run (Lehmer). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** One thousand histories: so many questions of so many people, each right, wrong, partly right or left out. */
function historiesOf(seed: number): readonly TestEvent[] {
  const random = randomFrom(seed)
  const oneOf = <T>(values: readonly [T, ...T[]]): T => values[Math.floor(random() * values.length)] ?? values[0]
  let attempts = 0
  const events = Array.from({ length: PEOPLE }, (_, person) => {
    let at = Date.UTC(2026, 1, 1)
    return Array.from({ length: 1 + Math.floor(random() * 9) }, () => {
      at += HOUR + Math.floor(random() * 40 * DAY)
      attempts += 1
      const ids = {
        attempt_id: idOf('t', attempts),
        player_id: idOf('p', person),
        mode: oneOf<Ids['mode']>(['learning', 'exam']),
      }
      const answers = questions.map(() => oneOf<number | null>([10_000, 10_000, 5_000, 0, null]))
      return eventsOf(ids, answers, at)
    }).flat()
  })
  return events.flat().toSorted((a, b) => String(a.at).localeCompare(String(b.at)))
}

interface Ids {
  readonly attempt_id: string
  readonly player_id: string
  readonly mode: 'learning' | 'exam'
}

function eventsOf(ids: Ids, answers: readonly (number | null)[], begin: number): TestEvent[] {
  const at = (n: number) => new Date(begin + n * MINUTE).toISOString()
  const created = make(attemptEvents.AttemptCreated, {
    ...ids,
    ...quiz,
    player_kind: 'user',
    source: 'quiz',
    assignment_id: null,
    subject_id: 'maths',
    difficulty: 2,
    exam_minutes: null,
    questions,
    seed: 'ziarno',
  })
  const given = answers.flatMap((bp, n) => {
    const { question_id } = questions[n] ?? { question_id: '' }
    const judged = ids.mode === 'learning' ? bp : null
    const answer = { ...ids, question_id, choices: [0], words: null, bp: judged }
    return bp === null ? [] : [{ ...make(attemptEvents.AnswerGiven, answer), at: at(n + 1) }]
  })
  const scores = questions.map(({ question_id }, n) => {
    const bp = answers[n] ?? null
    return { question_id, bp: bp ?? 0, is_answered: bp !== null }
  })
  const finished = make(attemptEvents.AttemptFinished, { ...ids, ...quiz, by: 'person', bp: 0, scores })
  return [{ ...created, at: at(0) }, ...given, { ...finished, at: at(QUESTIONS + 1) }]
}

interface Told extends Ids {
  readonly question_id?: string
  readonly bp?: number | null
  readonly scores?: readonly { readonly question_id: string; readonly bp: number; readonly is_answered: boolean }[]
}

function toldBy({ data }: TestEvent): Told {
  return data as unknown as Told
}

const warsaw = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' })

/** Due days from the raw events alone, with nothing of the read model. */
function dueByHand(events: readonly TestEvent[], judgedLast: ReadonlyMap<string, number | null> = new Map()) {
  const answers = new Map<string, { bp: number; day: string }[]>()
  for (const event of events) {
    const { attempt_id, player_id, mode, question_id = '', bp = null, scores = [] } = toldBy(event)
    const judged =
      event.type === 'AnswerGiven'
        ? [{ question_id, bp, is_answered: true }]
        : event.type === 'AttemptFinished' && mode === 'exam'
          ? scores
          : []
    for (const one of judged) {
      const last = judgedLast.get(`${attempt_id} ${one.question_id}`)
      if (!one.is_answered || one.bp === null || last === null) continue
      const key = `${player_id} ${one.question_id}`
      const answer = { bp: last ?? one.bp, day: warsaw.format(new Date(event.at ?? '')) }
      answers.set(key, [...(answers.get(key) ?? []), answer])
    }
  }
  const machine = fsrs({ request_retention: 0.9, enable_fuzz: false, enable_short_term: false })
  return new Map(
    [...answers].flatMap(([key, all]) => {
      const missed = all.findIndex(({ bp }) => bp !== 10_000)
      if (missed === -1) return []
      let card = createEmptyCard(new Date(`${all[missed]?.day}T00:00Z`))
      for (const { bp, day } of all.slice(missed)) {
        card = machine.repeat(card, new Date(`${day}T00:00Z`))[bp === 10_000 ? Rating.Good : Rating.Again].card
      }
      return [[key, [card.due.toISOString().slice(0, 10), card.lapses]] as const]
    }),
  )
}

type ReadModels = Awaited<ReturnType<typeof startTestReadModels>>

async function dueOf({ pool }: ReadModels) {
  const { rows } = await pool.query<{ key: string; due: string; lapses: number }>(
    `select player_id || ' ' || question_id as key, to_char(due_on, 'YYYY-MM-DD') as due, lapses from repetition.cards`,
  )
  return new Map(rows.map(({ key, due, lapses }) => [key, [due, lapses]] as const))
}

async function tellInParts(models: ReadModels, events: readonly TestEvent[], size: number): Promise<void> {
  for (let n = 0; n < events.length; n += size) await models.tell(events.slice(n, n + size))
}

test('QUI-08 QUI-11 a thousand histories are due when the library says by hand; a rebuild and a correction agree', async () => {
  const events = historiesOf(20_261_124)
  const [live, rebuilt] = [
    await startTestReadModels([repetitionProjection], []),
    await startTestReadModels([repetitionProjection], []),
  ]
  await tellInParts(live, events, 97)
  const due = await dueOf(live)
  expect(due.size).toBeGreaterThan(PEOPLE * QUESTIONS * 0.8)
  expect(due).toEqual(dueByHand(events))

  // a key is corrected: what was wrong was right, and another question leaves every sum
  const [corrected, voided] = [questions[3]?.question_id ?? '', questions[7]?.question_id ?? '']
  const judgedLast = new Map<string, number | null>()
  const rescored = events.flatMap((event): TestEvent[] => {
    if (event.type !== 'AttemptFinished') return []
    const { scores = [], attempt_id, player_id, mode } = toldBy(event)
    judgedLast.set(`${attempt_id} ${corrected}`, 10_000).set(`${attempt_id} ${voided}`, null)
    const anew = scores
      .filter(({ question_id }) => question_id !== voided)
      .map((score) => ({ ...score, ...(score.question_id === corrected ? { bp: 10_000 } : {}) }))
    const revision = { corrected_quiz_id: quiz.quiz_id, key_revision: 2, before_bp: 0, after_bp: 10_000 }
    return [{ type: 'AttemptRescored', data: { attempt_id, player_id, mode, ...quiz, ...revision, scores: anew } }]
  })
  await tellInParts(live, rescored, 97)
  const after = await dueOf(live)
  expect(after).toEqual(dueByHand(events, judgedLast))
  expect([...after.keys()].some((key) => key.endsWith(corrected) || key.endsWith(voided))).toBe(false)

  await tellInParts(rebuilt, [...events, ...rescored], 100_000)
  expect(await dumpTables(rebuilt.pool, repetitionProjection)).toEqual(
    await dumpTables(live.pool, repetitionProjection),
  )
  await Promise.all([live.close(), rebuilt.close()])
}, 120_000)
