import type { Rows } from '../kernel/projection.ts'
import { iso } from '../postgres/postgres.ts'
import { isSlow, secondsOf } from './pace.ts'

/** Answers of one slice. */
const SLICE = 500

interface Taken extends Readonly<Record<string, unknown>> {
  /** As text: it is long. */
  readonly n: string
  readonly attempt_id: string
  readonly question_id: string | null
  readonly at: string
}
interface Clock {
  /** Milliseconds. */
  at: number
  readonly answered: Set<string>
}

/**
 * Takes the time of each answer that was the first to its question in its attempt, one after the other as they stand in
 * the log: which of them are slow follows from those before them alone, and not from how the log was cut into batches.
 */
export async function takeTimes(rows: Rows): Promise<boolean> {
  const taken = await rows.sql<Taken>(
    `select n::text, attempt_id, question_id, ${iso('at')} as at from taken order by taken.n limit ${SLICE}`,
  )
  const last = taken.at(-1)
  if (last === undefined) return false
  const clocks = await clocksOf(rows, taken)
  const paces = await pacesOf(rows, taken)
  const changed = new Set<string>()
  for (const { attempt_id, question_id, at } of taken) {
    const clock = clocks.get(attempt_id)
    if (clock === undefined) continue
    if (question_id === null) {
      clocks.delete(attempt_id)
      changed.delete(attempt_id)
      rows.remove('clocks', { attempt_id })
      continue
    }
    if (clock.answered.has(question_id)) continue
    const seconds = secondsOf(Date.parse(at) - clock.at)
    clock.answered.add(question_id)
    clock.at = Date.parse(at)
    changed.add(attempt_id)
    if (seconds === null) continue
    const pace = paces.get(question_id) ?? new Map<number, number>()
    paces.set(question_id, pace)
    if (isSlow(pace, seconds)) rows.patch('reviews', { attempt_id, question_id }, { is_slow: true })
    const answers = (pace.get(seconds) ?? 0) + 1
    pace.set(seconds, answers)
    rows.put('paces', { question_id, seconds, answers })
  }
  for (const attempt_id of changed) {
    const clock = clocks.get(attempt_id)
    if (clock === undefined) continue
    rows.put('clocks', { attempt_id, at: new Date(clock.at).toISOString(), answered: [...clock.answered] })
  }
  await rows.sql('delete from taken where n <= $1::bigint', [last.n])
  return taken.length === SLICE
}

async function clocksOf(rows: Rows, taken: readonly Taken[]): Promise<Map<string, Clock>> {
  const found = await rows.sql<{ readonly attempt_id: string; readonly at: string; readonly answered: string[] }>(
    `select attempt_id, ${iso('at')} as at, answered from clocks where attempt_id = any($1)`,
    [[...new Set(taken.map(({ attempt_id }) => attempt_id))]],
  )
  return new Map(
    found.map(({ attempt_id, at, answered }) => [attempt_id, { at: Date.parse(at), answered: new Set(answered) }]),
  )
}

async function pacesOf(rows: Rows, taken: readonly Taken[]): Promise<Map<string, Map<number, number>>> {
  const found = await rows.sql<{ readonly question_id: string; readonly seconds: number; readonly answers: number }>(
    'select question_id, seconds, answers from paces where question_id = any($1)',
    [[...new Set(taken.flatMap(({ question_id }) => question_id ?? []))]],
  )
  const paces = new Map<string, Map<number, number>>()
  for (const { question_id, seconds, answers } of found) {
    const pace = paces.get(question_id) ?? new Map<number, number>()
    paces.set(question_id, pace.set(seconds, answers))
  }
  return paces
}
