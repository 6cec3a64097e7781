import { givenAsShown } from '@kredka/contracts/attempts/asked'
import type { OwnSeatView, VerdictView } from '@kredka/contracts/quiz-rooms/views'
import { chosenBy, hasAnswered } from './answers.ts'
import { mayHost } from './room-host.ts'
import { askedOf, placesOf, type Shown } from './room-sections.ts'
import type { OpenRoom } from './room-state.ts'
import { averageBp, orderSeats } from './standing.ts'

/** Places and gaps, worked out once for all seats. */
export interface Ranks {
  readonly order: readonly number[]
  readonly places: ReadonlyMap<number, number>
  readonly places_before: ReadonlyMap<number, number> | null
}

export function ranksOf({ seats, totals, totals_before, closed }: OpenRoom): Ranks {
  const places_before = closed.length > 1 ? placesOf(seats, totals_before) : null
  return { order: orderSeats(seats, totals), places: placesOf(seats, totals), places_before }
}

/** One’s own seat; null where there is no such seat. */
export function ownSeat(shown: Shown, seat: number, ranks: Ranks): OwnSeatView | null {
  const { room, names } = shown
  const own = room.seats[seat]
  if (own === undefined) return null
  return {
    seat,
    name: names.get(seat) ?? null,
    state: own.state,
    has_account: own.user_id !== null,
    points: room.totals.points[seat] ?? 0,
    place: room.closed.length === 0 ? null : (ranks.places.get(seat) ?? null),
    from_question: own.from_question,
    average_bp: averageBp(room.totals, seat),
    is_answered: hasAnswered(room.answers, seat),
    choices: choicesOf(shown, seat),
    verdict: verdictOf(room, seat, ranks),
    may_host: mayHost(room, seat),
  }
}

function choicesOf(shown: Shown, seat: number): number[] {
  const { room } = shown
  const asked = room.asking === null ? null : askedOf(shown, room.asking.n)
  if (asked === null || !hasAnswered(room.answers, seat) || !room.answers.are_choices) return []
  return givenAsShown(asked, { choices: chosenBy(room.answers, seat) }).choices
}

function verdictOf(room: OpenRoom, seat: number, { order, places, places_before }: Ranks): VerdictView | null {
  const closed = room.closed.at(-1)
  if (closed === undefined || (room.state !== 'results' && room.state !== 'finished')) return null
  const at = closed.results.seats.indexOf(seat)
  const place = places.get(seat) ?? 0
  const ahead = order[place - 2]
  const points = (of: number) => room.totals.points[of] ?? 0
  return {
    n: closed.n,
    is_answered: at >= 0,
    bp: closed.results.bp[at] ?? 0,
    points: closed.is_void ? 0 : (closed.results.points[at] ?? 0),
    took_ms: closed.results.took_ms[at] ?? null,
    place,
    place_before: places_before?.get(seat) ?? null,
    gap: ahead === undefined ? null : points(ahead) - points(seat),
  }
}
