import { FULL_BP } from '@kredka/contracts/attempts/rules'
import { SECONDS_MAX } from '@kredka/contracts/items/rules'
import { SECOND } from '@kredka/contracts/kernel/durations'
import type { EventOf } from '@kredka/contracts/kernel/events'
import type { roomEvents } from '@kredka/contracts/quiz-rooms/events'

/** A finished attempt as it counts. */
export type CountedRun = {
  readonly quiz_id: string
  readonly version: number
  readonly percent: number
  readonly scores: readonly { readonly question_id: string; readonly bp: number }[]
}
export interface RunAnswer {
  readonly question_id: string
  readonly choices: readonly number[] | null
  /** Null also where the player is forgotten. */
  readonly words: readonly string[] | null
  readonly first_at: string
}
/** Something that befell a question, and how often. */
export interface Tally {
  readonly question_id: string
  readonly kind: 'score' | 'choice' | 'word' | 'seconds' | 'room' | 'room_missing' | 'room_choice' | 'room_seconds'
  /** Of what: percent of the attempt, option, gap, seconds; 0 where it is of all. */
  readonly part: number
  readonly word: string
  readonly n: number
  readonly points: number
}
/** Answers to a question in one room, and their points in basis points. */
export type RoomCount = {
  readonly answers: number
  readonly points: number
}
type Closed = EventOf<typeof roomEvents.QuestionClosed>['data']

export const NO_ANSWERS: RoomCount = { answers: 0, points: 0 }
const BP_OF_PERCENT = FULL_BP / 100

/** Whole percent of an attempt's score, in which attempts are put beside each other. */
export function percentOf(bp: number): number {
  return Math.floor(bp / BP_OF_PERCENT)
}

/** The points of each question that counts, beside the attempt's whole score. */
export function scoreTallies({ scores, percent }: CountedRun, n: 1 | -1): readonly Tally[] {
  return scores.map(({ question_id, bp }) => ({
    question_id,
    kind: 'score',
    part: percent,
    word: '',
    n,
    points: n * bp,
  }))
}

/**
 * What was answered, and how long it took from the first answer to the question before. Answers of one moment stand in
 * the order of their questions: rows come in any order, and the sums must be the same whenever they are made.
 */
export function answerTallies(started_at: string, answers: readonly RunAnswer[], n: 1 | -1): readonly Tally[] {
  let before = Date.parse(started_at)
  const inOrder = answers.toSorted(
    (a, b) => Date.parse(a.first_at) - Date.parse(b.first_at) || (a.question_id < b.question_id ? -1 : 1),
  )
  return inOrder.flatMap(({ question_id, choices, words, first_at }) => {
    const at = Date.parse(first_at)
    const took = at - before
    const seconds = Math.min(Math.max(Math.round(took / SECOND), 0), SECONDS_MAX)
    before = at
    const tally = (kind: Tally['kind'], part: number, word = ''): Tally => ({
      question_id,
      kind,
      part,
      word,
      n,
      points: 0,
    })
    return [
      // what was written down at once tells nothing of time
      ...(took === 0 ? [] : [tally('seconds', seconds)]),
      ...(choices ?? []).map((choice) => tally('choice', choice)),
      ...wordTallies({ question_id, words }, n),
    ]
  })
}

/** Words as they were typed, but for spaces; a gap that stayed empty tells nothing. */
export function wordTallies(
  { question_id, words }: Pick<RunAnswer, 'question_id' | 'words'>,
  n: 1 | -1,
): readonly Tally[] {
  return (words ?? []).flatMap((typed, part) => {
    const word = typed.normalize('NFC').replace(/\s+/g, ' ').trim()
    return word === '' ? [] : [{ question_id, kind: 'word' as const, part, word, n, points: 0 }]
  })
}

export function roomCount({ bp }: Closed['results']): RoomCount {
  return { answers: bp.length, points: bp.reduce((sum, share) => sum + share, 0) }
}

export function roomTally(question_id: string, { answers, points }: RoomCount, n: 1 | -1): Tally {
  return { question_id, kind: 'room', part: 0, word: '', n: n * answers, points: n * points }
}

/** What a question's end in a room tells: a row for each option and each second, however many sat there. */
export function roomTallies({ question_id, results, chosen, missing }: Closed): readonly Tally[] {
  const tally = (kind: Tally['kind'], part: number, n: number): Tally => ({
    question_id,
    kind,
    part,
    word: '',
    n,
    points: 0,
  })
  const seconds = new Map<number, number>()
  for (const took_ms of results.took_ms) {
    const part = Math.min(Math.round(took_ms / SECOND), SECONDS_MAX)
    seconds.set(part, (seconds.get(part) ?? 0) + 1)
  }
  return [
    roomTally(question_id, roomCount(results), 1),
    tally('room_missing', 0, missing),
    ...chosen.map((n, option) => tally('room_choice', option, n)),
    ...[...seconds].map(([part, n]) => tally('room_seconds', part, n)),
  ].filter(({ n }) => n > 0)
}
