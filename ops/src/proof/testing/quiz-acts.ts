import fc from 'fast-check'

/** One thing that somebody does with quizzes, or time that passes. Numbers choose among what there is at that moment. */
export type QuizAct =
  | { readonly do: 'write' | 'change'; readonly nth: number; readonly content: number; readonly weight: number }
  | { readonly do: 'drop'; readonly nth: number }
  | { readonly do: 'freeze' | 'submit' | 'approve' | 'reject' | 'withdraw' | 'unlist' }
  | {
      readonly do: 'correct'
      readonly nth: number
      readonly version: number
      readonly key: number
      readonly is_void: boolean
    }
  | { readonly do: 'play'; readonly player: number; readonly mode: 'learning' | 'exam' }
  | { readonly do: 'answer'; readonly player: number; readonly nth: number; readonly given: number }
  /** `late`: another device gives that answer between the look at the answers and the end. */
  | { readonly do: 'finish'; readonly player: number; readonly late: number | null }
  | { readonly do: 'give_up'; readonly player: number }
  | { readonly do: 'pass'; readonly minutes: number }
  /** A process dies after the next command: so many of the events that follow wait for another one. */
  | { readonly do: 'cut'; readonly events: number }
  | { readonly do: 'stall'; readonly policy: number }
  /** The log is restored from a copy without so many of its last events. */
  | { readonly do: 'restore'; readonly events: number }

export const PLAYERS = 3

const nth = fc.nat(4)
const player = fc.nat(PLAYERS - 1)
const one = <T extends string>(...names: readonly [T, ...T[]]) => fc.constantFrom(...names)

const KINDS: readonly (readonly [weight: number, fc.Arbitrary<QuizAct>])[] = [
  [4, fc.record({ do: one('write', 'change'), nth, content: fc.nat(4), weight: fc.integer({ min: 1, max: 3 }) })],
  [1, fc.record({ do: one('drop'), nth })],
  [4, fc.record({ do: one('freeze') })],
  [4, fc.record({ do: one('submit', 'approve', 'approve', 'reject', 'withdraw', 'unlist') })],
  [
    6,
    fc.record({ do: one('correct'), nth, version: fc.nat(2), key: fc.nat(5), is_void: fc.nat(3).map((n) => n === 0) }),
  ],
  [10, fc.record({ do: one('play'), player, mode: one('learning', 'exam') })],
  [30, fc.record({ do: one('answer'), player, nth, given: fc.nat(5) })],
  [10, fc.record({ do: one('finish'), player, late: fc.option(fc.nat(5), { nil: null }) })],
  [1, fc.record({ do: one('give_up'), player })],
  [6, fc.record({ do: one('pass'), minutes: fc.constantFrom(1, 3, 9, 30, 1440) })],
  [3, fc.record({ do: one('cut'), events: fc.integer({ min: 1, max: 6 }) })],
  [2, fc.record({ do: one('stall'), policy: fc.nat(20) })],
  [1, fc.record({ do: one('restore'), events: fc.integer({ min: 1, max: 12 }) })],
]

const act = fc.oneof(...KINDS.map(([weight, arbitrary]) => ({ weight, arbitrary })))

export const quizActs: fc.Arbitrary<QuizAct[]> = fc.array(act, { minLength: 8, maxLength: 60, size: 'max' })
