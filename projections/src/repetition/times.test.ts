import { PersonForgotten } from '@kredka/contracts/accounts/events'
import { attemptEvents as e } from '@kredka/contracts/attempts/events'
import { HOUR, SECOND } from '@kredka/contracts/kernel/durations'
import { make } from '@kredka/contracts/kernel/events'
import { takeIndexesAway } from '../kernel/late-indexes.ts'
import { dumpTables } from '../kernel/testing/dump.ts'
import { startTestReadModels, type TestEvent } from '../kernel/testing/test-read-models.ts'
import { repetitionProjection } from './projection.ts'

const idOf = (kind: string, n: number) => `01jd${kind}${String(n).padStart(21, '0')}`
const BEGIN = Date.UTC(2026, 10, 2, 9)
const quiz = { quiz_id: idOf('q', 1), version: 1, author_id: idOf('a', 1) }
const questions = [1, 2].map((n) => ({ ...quiz, question_id: idOf('r', n), revision: 1, weight: 1 }))

/** An exam of one person: both questions are answered after so many seconds each, and then once more. */
function exam(n: number, seconds: readonly [number, number], ends = true): readonly TestEvent[] {
  const ids = { attempt_id: idOf('t', n), player_id: idOf('p', n), mode: 'exam' as const }
  const begin = BEGIN + n * HOUR
  const at = (after: number) => new Date(begin + after * SECOND).toISOString()
  const answer = (question: number, after: number) => {
    const question_id = questions[question]?.question_id ?? ''
    return { ...make(e.AnswerGiven, { ...ids, question_id, choices: [0], words: null, bp: null }), at: at(after) }
  }
  const [first, both] = [seconds[0], seconds[0] + seconds[1]]
  const asked = questions.map(({ author_id, ...question }) => question)
  const terms = { subject_id: 'maths', difficulty: 2 as const, exam_minutes: null, questions: asked, seed: 'ziarno' }
  const by = { player_kind: 'user' as const, source: 'quiz' as const, assignment_id: null }
  const scores = questions.map(({ question_id }) => ({ question_id, bp: 0, is_answered: true }))
  const finished = make(e.AttemptFinished, { ...ids, ...quiz, by: 'person', bp: 0, scores })
  return [
    { ...make(e.AttemptCreated, { ...ids, ...quiz, ...by, ...terms }), at: at(0) },
    { ...make(e.AttemptStarted, { ...ids, ends_at: null }), at: at(0) },
    ...[answer(0, first), answer(1, both), answer(0, both + 300)],
    ...(ends ? [{ ...finished, at: at(both + 400) }] : []),
  ]
}

async function rowsOf(events: readonly TestEvent[], size: number) {
  const models = await startTestReadModels([repetitionProjection], [])
  for (let n = 0; n < events.length; n += size) await models.tell(events.slice(n, n + size))
  const rows = await dumpTables(models.pool, repetitionProjection)
  await models.close()
  return rows
}

test('QUI-08 EVT-10 which answers are slow follows from those before them, whoever was forgotten and however the log was cut', async () => {
  const others = Array.from({ length: 20 }, (_, n) => exam(n + 1, [n < 10 ? 4 : 30, 5])).flat()
  const forgotten = [1, 2, 3].map((n) => ({ ...make(PersonForgotten, { subject_id: idOf('p', n) }) }))
  const log = [...others, ...forgotten, ...exam(21, [9, 10]), ...exam(22, [8, 11]), ...exam(23, [700, 5], false)]
  const rows = await rowsOf(log, log.length)
  for (const size of [1, 5, 32]) expect(await rowsOf(log, size)).toEqual(rows)

  const reviews = rows['reviews'] ?? []
  const slow = reviews.filter(({ is_slow }) => is_slow).map((one) => `${one['attempt_id']} ${one['question_id']}`)
  expect(slow.toSorted()).toEqual([`${idOf('t', 21)} ${idOf('r', 1)}`, `${idOf('t', 22)} ${idOf('r', 2)}`])
  expect(reviews.some(({ attempt_id }) => attempt_id === idOf('t', 1))).toBe(false)
  const ofFirst = (rows['paces'] ?? []).filter(({ question_id }) => question_id === idOf('r', 1))
  expect(Object.fromEntries(ofFirst.map(({ seconds, answers }) => [Number(seconds), answers]))).toEqual({
    4: 10,
    8: 1,
    9: 1,
    30: 10,
  })
  // what is over is watched no longer
  expect(rows['taken']).toEqual([])
  expect(rows['clocks']?.map(({ attempt_id }) => attempt_id)).toEqual([idOf('t', 23)])
})

test('QUI-08 EVT-07 a rebuild, which does without the indexes of queries, has those that its cards and times are made by', async () => {
  const models = await startTestReadModels([repetitionProjection], [])
  const { pool } = models
  const member = { projection: repetitionProjection, version: '1', slot: 'live', isFilling: true } as const
  await takeIndexesAway(pool, [{ ...member, schema: 'repetition', tables: new Map() }])
  const { rows } = await pool.query<{ indexdef: string }>(
    `select indexdef from pg_indexes where schemaname = 'repetition' and tablename in ('reviews', 'taken')`,
  )
  const columns = rows.map(({ indexdef }) => indexdef.slice(indexdef.indexOf('(')))
  expect(columns).toContain('(player_id, question_id, at DESC, attempt_id DESC)')
  expect(columns).toContain('(n)')
  await models.close()
})
