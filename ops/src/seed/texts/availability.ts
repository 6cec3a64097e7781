import { timeOf } from '@kredka/contracts/availability/rules'
import type { AvailabilityEntry } from '@kredka/contracts/availability/views'
import { between, chance, pick, type Random } from './random.ts'

/**
 * Part of a week: on some of these days (1 is Monday), for some hours after about this time, in minutes after midnight.
 */
interface Block {
  readonly days: readonly number[]
  /** How likely each of the days is. */
  readonly likely: number
  readonly from: number
  readonly hours: readonly [shortest: number, longest: number]
}

interface Week {
  readonly name: string
  readonly blocks: readonly Block[]
}

const at = (hour: number, minute = 0) => hour * 60 + minute
const WORKDAYS = [1, 2, 3, 4, 5]

/** How tutors divide their weeks. Blocks of one week do not meet on any day. */
const WEEKS: readonly Week[] = [
  {
    name: 'Popołudnia po szkole',
    blocks: [{ days: WORKDAYS, likely: 0.85, from: at(15), hours: [3, 5] }],
  },
  {
    name: 'Popołudnia i soboty',
    blocks: [
      { days: [1, 2, 3, 4], likely: 0.8, from: at(15, 30), hours: [3, 5] },
      { days: [6], likely: 1, from: at(9), hours: [3, 6] },
    ],
  },
  {
    name: 'Wieczory po pracy',
    blocks: [
      { days: WORKDAYS, likely: 0.75, from: at(17), hours: [3, 4] },
      { days: [7], likely: 0.5, from: at(16), hours: [2, 4] },
    ],
  },
  {
    name: 'Weekendy',
    blocks: [
      { days: [6, 7], likely: 1, from: at(9), hours: [3, 4] },
      { days: [6, 7], likely: 0.7, from: at(14, 30), hours: [2, 4] },
    ],
  },
  {
    name: 'Przedpołudnia dla dorosłych',
    blocks: [
      { days: WORKDAYS, likely: 0.8, from: at(8), hours: [3, 4] },
      { days: [2, 4], likely: 0.9, from: at(17), hours: [2, 3] },
    ],
  },
  {
    name: 'Cały tydzień',
    blocks: [
      { days: WORKDAYS, likely: 0.5, from: at(9), hours: [2, 4] },
      { days: WORKDAYS, likely: 0.9, from: at(15), hours: [3, 5] },
      { days: [6], likely: 0.6, from: at(10), hours: [2, 4] },
    ],
  },
]

export interface WeeklyAvailability {
  /** What the teacher calls the group, at most 60 characters. */
  readonly name: string
  readonly entries: AvailabilityEntry[]
}

/** A teacher's usual week: entries of an hour and more, on the quarter, none of which overlap; never an empty week. */
export function weeklyAvailability(random: Random): WeeklyAvailability {
  const { name, blocks } = pick(random, WEEKS)
  // A tutor's hours begin at the same minute all week: the bus or the end of a shift decides.
  const shift = between(random, 0, 2) * 15
  const entries = blocks.flatMap((block) => entriesOf(random, block, shift))
  return { name, entries: entries.toSorted((a, b) => (a.day ?? 0) - (b.day ?? 0) || minutes(a) - minutes(b)) }
}

/** At least one of the block's days, so that a week is never empty. */
function entriesOf(random: Random, { days, likely, from, hours }: Block, shift: number): AvailabilityEntry[] {
  const kept = days.filter(() => chance(random, likely))
  return (kept.length > 0 ? kept : [pick(random, days)]).map((day) => {
    const start = from + shift
    const length = between(random, hours[0] * 2, hours[1] * 2) * 30
    return { type: 'week_day', day, start_time: timeOf(start), end_time: timeOf(start + length) }
  })
}

function minutes({ start_time }: AvailabilityEntry): number {
  return start_time === null ? 0 : Number(start_time.slice(0, 2)) * 60 + Number(start_time.slice(3))
}
