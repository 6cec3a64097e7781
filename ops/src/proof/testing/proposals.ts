import { calendarDecider } from '@kredka/backend/calendar/calendar'
import { orderDecider } from '@kredka/backend/orders/order'
import { DAY } from '@kredka/contracts/kernel/durations'
import type { Act } from './acts.ts'
import { BUFFERS, iso, type Market, TEACHER_IDS } from './market.ts'

export type TimesAct = Extract<Act, { do: 'propose_times' | 'take_times' | 'decline_times' | 'withdraw_times' }>

/** The teacher proposes other times for dates of an order that await an answer. */
export async function proposeTimes(
  { world, newId, quarters, nthOf, isGone }: Market,
  { nth, at, part }: Extract<TimesAct, { do: 'propose_times' }>,
): Promise<void> {
  const order_id = nthOf(world.idsOf('OrderPlaced', 'order_id'), nth)
  if (order_id === undefined) return
  const { about, dates } = world.state(orderDecider, order_id)
  const teacher_id = about?.teacher_id ?? ''
  if (isGone(teacher_id)) return
  const open = [...dates].filter(([, { status }]) => status === 'new')
  const times = (part ? open.slice(0, 1) : open).map(([lesson_id, { starts_at, ends_at }], n) => {
    const start = quarters(at) + n * DAY
    const [from, to] = [iso(start), iso(start + ends_at - starts_at)]
    return { lesson_id, starts_at: from, ends_at: to, date: from.slice(0, 10), time: from.slice(11, 16) }
  })
  const words = { note: null, address: null }
  const what = { do: 'propose', teacher_id, proposal_id: newId(), times, ...words, now: world.clock.now() } as const
  await world.say(orderDecider, order_id, what)
}

/** The student takes the times through the teacher's calendar, or declines them; the teacher withdraws them. */
export async function answerProposal(
  { world, newId, nthOf, isGone }: Market,
  { do: what, nth }: Exclude<TimesAct, { do: 'propose_times' }>,
): Promise<void> {
  const proposed = world.of('OrderTimesProposed').map(({ data }) => String(data['order_id']))
  const order_id = nthOf(proposed, nth)
  if (order_id === undefined) return
  const { about, proposal } = world.state(orderDecider, order_id)
  if (about === null || proposal === null) return
  const { teacher_id, student_id } = about
  const { proposal_id } = proposal
  const now = world.clock.now()
  if (isGone(what === 'withdraw_times' ? teacher_id : student_id)) return
  if (what === 'withdraw_times') return void (await world.say(orderDecider, order_id, { do: 'withdraw', teacher_id }))
  const answered = { student_id, proposal_id, now }
  if (what === 'decline_times') {
    return void (await world.say(orderDecider, order_id, { do: 'decline', ...answered, reason: null }))
  }
  const times = proposal.times.map(({ lesson_id, starts_at, ends_at, date }) => ({
    lesson_id,
    slot: { slot_id: newId(), starts_at, ends_at, date },
  }))
  const buffer_minutes = BUFFERS[TEACHER_IDS.indexOf(teacher_id)] ?? 0
  const ids = { teacher_id, student_id, order_id, proposal_id, decided_at: iso(now) }
  await world.say(calendarDecider, teacher_id, { do: 'hold_proposed', ...ids, times, buffer_minutes })
}
