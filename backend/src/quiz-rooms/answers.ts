import { PLAYERS_MAX } from '@kredka/contracts/quiz-rooms/rules'
import { OPTIONS_MAX } from '@kredka/contracts/quizzes/rules'

/**
 * Who answered the question that is open, by seat. Copied on write, as long as the seats that answered: a burst of
 * answers costs a full room five kilobytes each, and no object for each seat.
 */
export interface Answers {
  readonly count: number
  /** Milliseconds; −1 where nothing was answered. */
  readonly took_ms: Int32Array
  readonly bp: Int16Array
  /** A bit for each chosen option; of typed words the first 32 bits of their hash. */
  readonly given: Uint32Array
  readonly are_choices: boolean
  /** Of the oldest key that one of them was judged by; null before the first. */
  readonly key_revision: number | null
  /** When the last was received, in milliseconds; 0 before the first. */
  readonly last_at: number
}

export interface NewAnswer {
  readonly seat: number
  readonly choices: readonly number[] | null
  readonly words_hash: string | null
  readonly bp: number
  readonly key_revision: number
  readonly took_ms: number
  readonly received_at: number
}

export const NO_ANSWERS: Answers = {
  count: 0,
  took_ms: new Int32Array(),
  bp: new Int16Array(),
  given: new Uint32Array(),
  are_choices: false,
  key_revision: null,
  last_at: 0,
}

export function withAnswer(answers: Answers, answer: NewAnswer): Answers {
  const { seat, choices } = answer
  const { length } = answers.took_ms
  // in steps, so that those who answer in the order of their seats do not move all of it each time
  const size = seat < length ? length : Math.min(PLAYERS_MAX, Math.max(seat + 1, 2 * length))
  const took_ms = new Int32Array(size).fill(-1, length)
  const bp = new Int16Array(size)
  const given = new Uint32Array(size)
  took_ms.set(answers.took_ms)
  bp.set(answers.bp)
  given.set(answers.given)
  took_ms[seat] = answer.took_ms
  bp[seat] = answer.bp
  given[seat] = givenBits(answer)
  return {
    count: answers.count + 1,
    ...{ took_ms, bp, given },
    are_choices: choices !== null,
    key_revision: Math.min(answers.key_revision ?? answer.key_revision, answer.key_revision),
    last_at: Math.max(answers.last_at, answer.received_at),
  }
}

export function hasAnswered({ took_ms }: Answers, seat: number): boolean {
  return (took_ms[seat] ?? -1) >= 0
}

/** Whether a seat says again what it said. */
export function isRepeat(answers: Answers, answer: Pick<NewAnswer, 'seat' | 'choices' | 'words_hash'>): boolean {
  return answers.given[answer.seat] === givenBits(answer)
}

/** Indices of the options that a seat chose, as they were written; none where words were typed. */
export function chosenBy({ given, are_choices }: Answers, seat: number): number[] {
  return are_choices ? optionsIn(given[seat] ?? 0) : []
}

/** How many chose each option; empty where words were typed. */
export function countChosen(answers: Answers): number[] {
  if (!answers.are_choices) return []
  const counts = Array.from({ length: OPTIONS_MAX }, () => 0)
  for (const seat of seatsOf(answers)) for (const n of chosenBy(answers, seat)) counts[n] = (counts[n] ?? 0) + 1
  return counts
}

export function seatsOf({ took_ms }: Answers): number[] {
  return [...took_ms.keys()].filter((seat) => (took_ms[seat] ?? -1) >= 0)
}

function optionsIn(bits: number): number[] {
  return Array.from({ length: OPTIONS_MAX }, (_, n) => n).filter((n) => (bits & (1 << n)) !== 0)
}

function givenBits({ choices, words_hash }: Pick<NewAnswer, 'choices' | 'words_hash'>): number {
  if (choices !== null) return choices.reduce((bits, n) => bits | (1 << n), 0)
  return Number.parseInt(words_hash?.slice(0, 8) ?? '0', 16)
}
