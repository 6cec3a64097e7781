import fc from 'fast-check'

/** One thing that somebody does, or time that passes. Numbers choose among what there is at that moment. */
export type Act =
  | {
      readonly do: 'order'
      readonly student: number
      readonly teacher: number
      /** Quarters of an hour from now. */
      readonly at: number
      readonly dates: number
      readonly percentage: number
    }
  | { readonly do: 'pass'; readonly hours: number }
  /** A process dies after the next command: so many of the events that follow wait for another one. */
  | { readonly do: 'cut'; readonly events: number }
  /** A policy waits for what is not there until time passes. */
  | { readonly do: 'stall'; readonly policy: number }
  /** The log is restored from a copy without so many of its last events. */
  | { readonly do: 'restore'; readonly events: number }
  /** Somebody wants their account deleted; thirty days later it is, and they are forgotten. */
  | { readonly do: 'leave' | 'stay'; readonly who: number }
  /** Time passes until so many hours after the end of a lesson. */
  | { readonly do: 'pass_lesson'; readonly nth: number; readonly hours: number }
  | { readonly do: 'block'; readonly teacher: number; readonly at: number }
  | { readonly do: 'propose_move'; readonly nth: number; readonly by: Side; readonly at: number }
  | { readonly do: 'cancel_lesson'; readonly nth: number; readonly by: Side }
  | { readonly do: 'answer_move' | 'answer_report'; readonly nth: number; readonly by: Side; readonly yes: boolean }
  | { readonly do: 'withdraw_move' | 'withdraw_report'; readonly nth: number; readonly by: Side }
  | { readonly do: 'report'; readonly nth: number; readonly by: Side; readonly kind: 'no_show' | 'late' | 'other' }
  | { readonly do: 'decide'; readonly nth: number; readonly outcome: Outcome }
  | { readonly do: 'accept' | 'reject'; readonly nth: number; readonly part: boolean }
  | { readonly do: 'cancel_order' | 'close_order'; readonly nth: number }
  /** `part`: for one date alone. */
  | { readonly do: 'propose_times'; readonly nth: number; readonly at: number; readonly part: boolean }
  | { readonly do: 'take_times' | 'decline_times' | 'withdraw_times'; readonly nth: number }
  | { readonly do: 'mark_done' | 'take_back' | 'reopen_report'; readonly nth: number }
  | { readonly do: PaymentAct; readonly nth: number }

export type Side = 'teacher' | 'student'
type Outcome = 'held' | 'student_absent' | 'teacher_absent' | 'dismissed'
export const PAYMENT_ACTS = [
  'announce',
  'withdraw_announcement',
  'decline_announcement',
  'mark_paid',
  'mark_returned',
  'confirm',
  'dispute',
  'withdraw_dispute',
  'reverse',
  'waive',
] as const
export type PaymentAct = (typeof PAYMENT_ACTS)[number]

export const TEACHERS = 2
export const STUDENTS = 4

/** The newest things are tried most: those are what something can still be done about. */
const nth = fc.nat(3)
const by = fc.constantFrom<Side>('teacher', 'student')
const at = fc.integer({ min: 1, max: 300 })
const yes = fc.boolean()
const one = <T extends string>(...names: readonly [T, ...T[]]) => fc.constantFrom(...names)

const ORDERED: readonly [weight: number, fc.Arbitrary<Act>] = [
  14,
  fc.record({
    do: one('order'),
    student: fc.nat(STUDENTS - 1),
    teacher: fc.nat(TEACHERS - 1),
    at,
    dates: fc.integer({ min: 1, max: 3 }),
    percentage: fc.constantFrom(0, 0, 15, 33, 90),
  }),
]
const KINDS: readonly (readonly [weight: number, fc.Arbitrary<Act>])[] = [
  ORDERED,
  [16, fc.record({ do: one('accept'), nth, part: fc.boolean() })],
  [4, fc.record({ do: one('reject'), nth, part: fc.boolean() })],
  [4, fc.record({ do: one('cancel_order', 'close_order'), nth })],
  [2, fc.record({ do: one('block'), teacher: fc.nat(TEACHERS - 1), at })],
  [4, fc.record({ do: one('cut'), events: fc.integer({ min: 1, max: 6 }) })],
  [2, fc.record({ do: one('stall'), policy: fc.nat(20) })],
  [1, fc.record({ do: one('restore'), events: fc.integer({ min: 1, max: 12 }) })],
  [1, fc.record({ do: one('leave', 'leave', 'stay'), who: fc.nat(STUDENTS) })],
  [4, fc.record({ do: one('pass'), hours: fc.constantFrom(1, 5, 20, 49) })],
  [1, fc.record({ do: one('pass'), hours: fc.constant(31 * 24) })],
  [12, fc.record({ do: one('pass_lesson'), nth, hours: fc.constantFrom(-30, -2, 0, 3, 60, 80) })],
  [10, fc.record({ do: one('propose_move'), nth, by, at })],
  [10, fc.record({ do: one('answer_move'), nth, by, yes })],
  [2, fc.record({ do: one('withdraw_move'), nth, by })],
  [6, fc.record({ do: one('cancel_lesson'), nth, by })],
  [10, fc.record({ do: one('mark_done', 'take_back'), nth })],
  [8, fc.record({ do: one('report'), nth, by, kind: one('no_show', 'late', 'other') })],
  [8, fc.record({ do: one('answer_report'), nth, by, yes })],
  [2, fc.record({ do: one('withdraw_report'), nth, by })],
  [6, fc.record({ do: one('decide'), nth, outcome: one('held', 'student_absent', 'teacher_absent', 'dismissed') })],
  [36, fc.record({ do: fc.constantFrom(...PAYMENT_ACTS), nth })],
  // what is let go and taken back is the rarest: every seed is to tell of it
  [6, fc.record({ do: one('waive', 'reverse'), nth })],
]

/** What comes of other times that a teacher proposes for an order, when processes die and policies wait. */
const PROPOSALS: readonly (readonly [weight: number, fc.Arbitrary<Act>])[] = [
  [14, fc.record({ do: one('propose_times'), nth, at, part: fc.boolean() })],
  [16, fc.record({ do: one('take_times', 'take_times', 'take_times', 'decline_times', 'withdraw_times'), nth })],
  [4, fc.record({ do: one('accept', 'reject'), nth, part: fc.boolean() })],
  [3, fc.record({ do: one('cancel_order', 'close_order'), nth })],
  [3, fc.record({ do: one('block'), teacher: fc.nat(TEACHERS - 1), at })],
  [3, fc.record({ do: one('cut'), events: fc.integer({ min: 1, max: 6 }) })],
  [2, fc.record({ do: one('stall'), policy: fc.nat(20) })],
  [3, fc.record({ do: one('pass'), hours: fc.constantFrom(1, 5, 20, 49) })],
  [4, fc.record({ do: one('cancel_lesson'), nth, by })],
]

/** What comes of problems with lessons, which few other lives get to. */
const PROBLEMS: readonly (readonly [weight: number, fc.Arbitrary<Act>])[] = [
  [12, fc.record({ do: one('accept'), nth, part: fc.boolean() })],
  [14, fc.record({ do: one('pass_lesson'), nth, hours: fc.constantFrom(0, 3, 60) })],
  [14, fc.record({ do: one('report'), nth, by, kind: one('no_show', 'late', 'other') })],
  [8, fc.record({ do: one('answer_report'), nth, by, yes })],
  [4, fc.record({ do: one('pass'), hours: fc.constantFrom(20, 49, 8 * 24) })],
  [8, fc.record({ do: one('decide'), nth, outcome: one('held', 'student_absent', 'teacher_absent') })],
  [8, fc.record({ do: one('decide'), nth, outcome: one('dismissed') })],
  [8, fc.record({ do: one('reopen_report'), nth })],
  [2, fc.record({ do: one('withdraw_report'), nth, by })],
  [6, fc.record({ do: one('mark_done', 'take_back'), nth })],
  [6, fc.record({ do: fc.constantFrom(...PAYMENT_ACTS), nth })],
  [3, fc.record({ do: one('cut'), events: fc.integer({ min: 1, max: 6 }) })],
  [2, fc.record({ do: one('stall'), policy: fc.nat(20) })],
]

const livesOf = (kinds: typeof KINDS): fc.Arbitrary<Act[]> =>
  fc.array(fc.oneof(...kinds.map(([weight, arbitrary]) => ({ weight, arbitrary }))), {
    minLength: 6,
    maxLength: 50,
    size: 'max',
  })

export const acts = livesOf(KINDS)
export const proposalActs = livesOf([ORDERED, ...PROPOSALS])
export const problemActs = livesOf([ORDERED, ...PROBLEMS])
