import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { make } from '@kredka/contracts/kernel/events'
import { orderEvents as e, type OrderEvent } from '@kredka/contracts/orders/events'
import { PROPOSAL_NUDGE_MS, proposalLapsesAt } from '@kredka/contracts/orders/rules'
import type { ProposedTime, TakenTime } from '@kredka/contracts/orders/terms'
import { type About, type OpenProposal, type Order, openDates, summarizeDates } from './order-state.ts'

interface Words {
  readonly note: string | null
  readonly address: string | null
}
interface OfStudent {
  readonly student_id: string
  readonly proposal_id: string
}

/** Times in milliseconds. */
export type ProposalCommand =
  | (Words & {
      readonly do: 'propose'
      readonly teacher_id: string
      readonly proposal_id: string
      readonly times: readonly ProposedTime[]
      readonly now: number
    })
  /**
   * The calendar keeps the times free.
   * @property slots by the date's `lesson_id`; `note` and `address` are those that the teacher wrote with the proposal
   */
  | (OfStudent &
      Words & { readonly do: 'take'; readonly slots: Readonly<Record<string, string>>; readonly now: number })
  | (OfStudent & { readonly do: 'decline'; readonly reason: string | null; readonly now: number })
  | { readonly do: 'withdraw'; readonly teacher_id: string }
  | { readonly do: 'lapse' | 'nudge_times'; readonly now: number }

type Outcome = readonly OrderEvent[] | Rejection

/** Other times that the teacher proposes for an order, and what becomes of them (ORD-02, ORD-03). */
export function decideProposal(order: Order, about: About, command: ProposalCommand): Outcome {
  if (command.do === 'propose') return propose(order, about, command)
  const { proposal } = order
  if (proposal === null) return reject('ORDER_PROPOSAL_GONE')
  const what = { ...about, proposal_id: proposal.proposal_id }
  switch (command.do) {
    case 'take':
      return take(order, about, command)
    case 'decline':
      return isOpenFor(proposal, command)
        ? [make(e.OrderTimesDeclined, { ...what, reason: command.reason })]
        : reject('ORDER_PROPOSAL_GONE')
    case 'withdraw':
      return [make(e.OrderTimesWithdrawn, what)]
    case 'nudge_times':
      return nudge(proposal, about, command.now)
    case 'lapse': {
      // where a date lapses with it, the order's own event says so
      const date = openDates(order, ({ expires_at }) => command.now >= expires_at)
      return command.now < proposal.lapses_at || date.length > 0 ? [] : [make(e.OrderTimesLapsed, what)]
    }
  }
}

/** Once, while it can be answered. */
function nudge({ proposal_id, lapses_at, nudged }: OpenProposal, about: About, now: number): Outcome {
  if (nudged || now < lapses_at - PROPOSAL_NUDGE_MS || now >= lapses_at) return []
  return [make(e.OrderTimesNudged, { ...about, proposal_id, lapses_at: new Date(lapses_at).toISOString() })]
}

/** Whether the student may answer it: the one that they saw, while it is open. */
export function isOpenFor(
  proposal: OpenProposal | null,
  { proposal_id, now }: { readonly proposal_id: string; readonly now: number },
): proposal is OpenProposal {
  return proposal !== null && proposal.proposal_id === proposal_id && now < proposal.lapses_at
}

function propose(order: Order, about: About, command: Extract<ProposalCommand, { do: 'propose' }>): Outcome {
  const { proposal_id, times, note, address, now } = command
  const open = openDates(order, ({ expires_at }) => now < expires_at)
  const named = new Set(times.map(({ lesson_id }) => lesson_id))
  const isAll = named.size === times.length && [...named].every((id) => open.includes(id))
  // where one lapses this moment, the order is about to be another than the teacher has seen
  if (!isAll || named.size === 0 || open.length < openDates(order).length) return reject('ORDER_NOT_WAITING')
  const starts = times.map(({ starts_at }) => Date.parse(starts_at))
  if (starts.some((start) => start <= now)) return reject('ORDER_TIME_PAST')
  if (times.some(({ lesson_id }, n) => order.dates.get(lesson_id)?.starts_at === starts[n])) {
    return reject('ORDER_SAME_TIME')
  }
  const expires = open.map((id) => order.dates.get(id)?.expires_at ?? now)
  const lapses_at = new Date(proposalLapsesAt(expires, starts)).toISOString()
  return [make(e.OrderTimesProposed, { ...about, proposal_id, times: [...times], lapses_at, note, address })]
}

function take(order: Order, about: About, command: Extract<ProposalCommand, { do: 'take' }>): Outcome {
  const { proposal } = order
  const { proposal_id, slots, note, address } = command
  if (!isOpenFor(proposal, command)) return reject('ORDER_PROPOSAL_GONE')
  const times = proposal.times.flatMap((time): TakenTime[] => {
    const slot_id = slots[time.lesson_id]
    return slot_id === undefined ? [] : [{ ...time, slot_id }]
  })
  // all of them or none
  if (times.length < proposal.times.length) return reject('ORDER_PROPOSAL_GONE')
  const accepted = summarizeDates(order, openDates(order), 'accepted')
  return [
    make(e.OrderTimesTaken, { ...about, proposal_id, times }),
    make(e.OrderAccepted, { ...about, ...accepted, note, address }),
  ]
}
