import { attemptEvents } from '@kredka/contracts/attempts/events'
import { DAY, HOUR } from '@kredka/contracts/kernel/durations'
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
      // some think long, some come back after a break, and what a room recorded was given at one moment
      const isRecorded = random() < 0.1
      const seconds = questions.map(() => (isRecorded ? 0 : oneOf([0.4, 3, 4, 5, 7, 9, 20, 45, 601])))
      return eventsOf(ids, answers, seconds, at)
    }).flat()
  })
  return events.flat().toSorted((a, b) => String(a.at).localeCompare(String(b.at)))
}

interface Ids {
  readonly attempt_id: string
  readonly player_id: string
  readonly mode: 'learning' | 'exam'
}

function eventsOf(
  ids: Ids,
  answers: readonly (number | null)[],
  seconds: readonly number[],
  begin: number,
): TestEvent[] {
  const instant = (ms: number) => new Date(ms).toISOString()
  const at = (n: number) => instant(begin + 1_000 * seconds.slice(0, n).reduce((sum, one) => sum + one, 0))
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
    const given = { ...make(attemptEvents.AnswerGiven, answer), at: at(n + 1) }
    // in an exam another answer takes the place of the first one, whose time counts
    return bp === null ? [] : ids.mode === 'exam' && n % 4 === 0 ? [given, given] : [given]
  })
  const started = { ...make(attemptEvents.AttemptStarted, { ...ids, ends_at: null }), at: at(0) }
  const scores = questions.map(({ question_id }, n) => {
    const bp = answers[n] ?? null
    return { question_id, bp: bp ?? 0, is_answered: bp !== null }
  })
  const finished = make(attemptEvents.AttemptFinished, { ...ids, ...quiz, by: 'person', bp: 0, scores })
  return [{ ...created, at: at(0) }, started, ...given, { ...finished, at: at(QUESTIONS + 1) }]
}

interface Score {
  readonly question_id: string
  readonly bp: number
  readonly is_answered: boolean
}
interface Told extends Ids {
  readonly question_id?: string
  readonly bp?: number | null
  readonly scores?: readonly Score[]
}

function toldBy({ data }: TestEvent): Told {
  return data as unknown as Told
}

const warsaw = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' })

/** By attempt and question, whether the first answer was slow, from the raw events alone. */
function slowByHand(events: readonly TestEvent[]): ReadonlySet<string> {
  const clocks = new Map<string, number>()
  const times = new Map<string, number[]>()
  const seen = new Set<string>()
  const slow = new Set<string>()
  for (const { type, at = '', ...event } of events) {
    const { attempt_id, question_id = '' } = toldBy({ type, at, ...event })
    if (type === 'AttemptStarted') clocks.set(attempt_id, Date.parse(at))
    const key = `${attempt_id} ${question_id}`
    if (type !== 'AnswerGiven' || seen.has(key)) continue
    seen.add(key)
    const took = (Date.parse(at) - (clocks.get(attempt_id) ?? 0)) / 1_000
    clocks.set(attempt_id, Date.parse(at))
    if (took <= 0 || took > 600) continue
    const before = (times.get(question_id) ?? []).toSorted((one, other) => one - other)
    const seconds = Math.ceil(took)
    const median = before[Math.floor((before.length - 1) / 2)] ?? 0
    if (before.length >= 20 && seconds > 2 * median) slow.add(key)
    times.set(question_id, [...before, seconds])
  }
  return slow
}

/** Due days from the raw events alone, with nothing of the read model. */
function dueByHand(
  events: readonly TestEvent[],
  judgedLast: ReadonlyMap<string, number | null> = new Map(),
  slow = slowByHand(events),
) {
  const answers = new Map<string, { bp: number; day: string; is_slow: boolean }[]>()
  for (const event of events) {
    const { attempt_id, player_id, mode, question_id = '', bp = null, scores = [] } = toldBy(event)
    const judged =
      event.type === 'AnswerGiven'
        ? [{ question_id, bp, is_answered: true }]
        : event.type === 'AttemptFinished' && mode === 'exam'
          ? scores
          : []
    for (const one of judged) {
      const own = `${attempt_id} ${one.question_id}`
      const last = judgedLast.get(own)
      if (!one.is_answered || one.bp === null || last === null) continue
      const key = `${player_id} ${one.question_id}`
      const day = warsaw.format(new Date(event.at ?? ''))
      const answer = { bp: last ?? one.bp, day, is_slow: slow.has(own) }
      answers.set(key, [...(answers.get(key) ?? []), answer])
    }
  }
  const machine = fsrs({ request_retention: 0.9, enable_fuzz: false, enable_short_term: false })
  return new Map(
    [...answers].flatMap(([key, all]) => {
      const missed = all.findIndex(({ bp }) => bp !== 10_000)
      if (missed === -1) return []
      let card = createEmptyCard(new Date(`${all[missed]?.day}T00:00Z`))
      for (const { bp, day, is_slow } of all.slice(missed)) {
        const grade = bp !== 10_000 ? Rating.Again : is_slow ? Rating.Hard : Rating.Good
        card = machine.repeat(card, new Date(`${day}T00:00Z`))[grade].card
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

test('QUI-08 QUI-11 a thousand histories are due when the library says by hand; corrected keys move days and back, a rebuild agrees', async () => {
  const events = historiesOf(20_261_124)
  const [live, rebuilt] = [
    await startTestReadModels([repetitionProjection], []),
    await startTestReadModels([repetitionProjection], []),
  ]
  await tellInParts(live, events, 97)
  const due = await dueOf(live)
  expect(due.size).toBeGreaterThan(PEOPLE * QUESTIONS * 0.8)
  expect(due).toEqual(dueByHand(events))
  // a good part of them hangs on how long somebody thought
  const unhurried = dueByHand(events, new Map(), new Set())
  expect([...due].filter(([key, [day]]) => unhurried.get(key)?.[0] !== day).length).toBeGreaterThan(due.size / 10)

  // keys are corrected: of one question all was right, of one what was wrong was right, and one leaves every sum
  const [corrected = '', turned = '', voided = ''] = [3, 5, 7].map((n) => questions[n]?.question_id ?? '')
  const judgedLast = new Map<string, number | null>()
  const rescoredTo = (key_revision: number, anew: (score: Score) => number | null) =>
    events.flatMap((event): TestEvent[] => {
      if (event.type !== 'AttemptFinished') return []
      const { scores = [], attempt_id, player_id, mode } = toldBy(event)
      const judged = scores.flatMap((score) => {
        const bp = anew(score)
        judgedLast.set(`${attempt_id} ${score.question_id}`, bp)
        return bp === null ? [] : [{ ...score, bp }]
      })
      const revision = { corrected_quiz_id: quiz.quiz_id, key_revision, before_bp: 0, after_bp: 10_000 }
      return [{ type: 'AttemptRescored', data: { attempt_id, player_id, mode, ...quiz, ...revision, scores: judged } }]
    })
  const rescored = rescoredTo(2, ({ question_id, bp }) => {
    if (question_id === turned) return bp === 10_000 ? 0 : 10_000
    return question_id === voided ? null : question_id === corrected ? 10_000 : bp
  })
  await tellInParts(live, rescored, 97)
  const after = await dueOf(live)
  expect(after).toEqual(dueByHand(events, judgedLast))
  expect([...after.keys()].some((key) => key.endsWith(corrected) || key.endsWith(voided))).toBe(false)
  const stays = [...after].filter(([key]) => key.endsWith(turned) && due.has(key))
  const moved = stays.filter(([key, [day]]) => due.get(key)?.[0] !== day)
  expect(moved.length).toBeGreaterThan(PEOPLE / 4)

  // the first keys were right after all: every card is back, on its day
  const undone = rescoredTo(3, ({ bp }) => bp)
  await tellInParts(live, undone, 97)
  expect(await dueOf(live)).toEqual(due)

  await tellInParts(rebuilt, [...events, ...rescored, ...undone], 100_000)
  expect(await dumpTables(rebuilt.pool, repetitionProjection)).toEqual(
    await dumpTables(live.pool, repetitionProjection),
  )
  await Promise.all([live.close(), rebuilt.close()])
}, 120_000)
