import { DAY, HOUR } from '@kredka/contracts/kernel/durations'
import { make } from '@kredka/contracts/kernel/events'
import { orderEvents as e } from '@kredka/contracts/orders/events'
import { ORDER_GRAPH } from '@kredka/contracts/orders/rules'
import { graphStory } from '../kernel/testing/graph-story.ts'
import { story } from '../kernel/testing/story.ts'
import { type OrderCommand, orderDecider, stateOf } from './order.ts'
import { about, DATES, EXPIRES, order_id, PLACED, STRANGER, terms, termsWithNear } from './testing/order.ts'
import { decline, propose, proposed, take, withdraw } from './testing/proposal.ts'

const [FIRST, SECOND, THIRD] = DATES
const BEFORE = EXPIRES - 1

const place: OrderCommand = { do: 'place', about, terms: terms(), message: 'Dzień dobry', address: null }
const placed = (dates = 3) =>
  make(e.OrderPlaced, { ...about, terms: terms(dates), message: 'Dzień dobry', address: null })

const accept = (lesson_ids: readonly string[] | null = null, now = BEFORE): OrderCommand => ({
  do: 'accept',
  order_id,
  teacher_id: about.teacher_id,
  lesson_ids,
  now,
  note: null,
  address: null,
})
const refuse = (lesson_ids: readonly string[] | null = null, now = BEFORE): OrderCommand => ({
  do: 'reject',
  order_id,
  teacher_id: about.teacher_id,
  lesson_ids,
  now,
  reason: ' Wyjeżdżam. ',
})
const cancel: OrderCommand = { do: 'cancel', student_id: about.student_id, reason: null }
const expire = (now = EXPIRES): OrderCommand => ({ do: 'expire', now })
const close: OrderCommand = { do: 'close', why: 'teacher_gone' }
const nudge = (n: 1 | 2 = 1, now = BEFORE): OrderCommand => ({ do: 'nudge', nudge: n, now })
const remove = (user_id = about.student_id): OrderCommand => ({ do: 'remove', user_id })

const nudgedOf = (n: number, lesson_ids: string[], expires_at: number) =>
  make(e.OrderNudged, { ...about, nudge: n, lesson_ids, expires_at: new Date(expires_at).toISOString() })
/** An order whose first date is near. */
const NEAR = PLACED + HOUR
const placedNear = make(e.OrderPlaced, {
  ...about,
  terms: termsWithNear(NEAR, [PLACED + HOUR / 2, PLACED + 0.9 * HOUR]),
  message: null,
  address: null,
})

/** Other times, the first of which begins before any date lapses. */
const proposedLate = proposed(PLACED + HOUR / 2)

type Status = 'new' | 'accepted' | 'rejected' | 'cancelled'
const accepted = (lesson_ids: string[], status: Status) =>
  make(e.OrderAccepted, { ...about, lesson_ids, status, note: null, address: null })
const rejected = (lesson_ids: string[], status: Status) =>
  make(e.OrderRejected, { ...about, lesson_ids, status, reason: 'Wyjeżdżam.' })
const cancelled = (lesson_ids: string[], status: Status, why: 'by_student' | 'expired' | 'teacher_gone') =>
  make(e.OrderCancelled, { ...about, lesson_ids, status, why, reason: null })

const tale = story(orderDecider, e)

test('ORD-01 an order follows from the time that the calendar holds, once', () => {
  tale.given().when(place).gives(placed())
  tale.given(placed()).when(place).gives()
})

test('ORD-02 a teacher accepts an order, and all its dates become lessons', () =>
  tale
    .given(placed())
    .when(accept())
    .gives(accepted([FIRST, SECOND, THIRD], 'accepted')))

test('ORD-02 a teacher rejects an order with a reason', () =>
  tale
    .given(placed())
    .when(refuse())
    .gives(rejected([FIRST, SECOND, THIRD], 'rejected')))

test('ORD-03 each date is answered alone; the order is open until the last one is', () => {
  const one = tale.given(placed(), accepted([SECOND], 'new'))
  one.when(refuse([FIRST])).gives(rejected([FIRST], 'new'))
  one.when(accept([THIRD, FIRST])).gives(accepted([FIRST, THIRD], 'accepted'))
  one.when(accept()).gives(accepted([FIRST, THIRD], 'accepted'))
  one.when(accept([SECOND])).rejects('ORDER_NOT_WAITING')
  one.when(accept([FIRST, SECOND])).rejects('ORDER_NOT_WAITING')
  one.when(accept([STRANGER])).rejects('ORDER_NOT_WAITING')
  one.when(cancel).gives(cancelled([FIRST, THIRD], 'accepted', 'by_student'))
  tale
    .given(placed(2), rejected([FIRST], 'new'))
    .when(cancel)
    .gives(cancelled([SECOND], 'cancelled', 'by_student'))
})

test('ORD-02 what was not answered in time is cancelled by the system; an answer after it comes too late', () => {
  const open = tale.given(placed())
  open.when(expire(BEFORE)).gives()
  open.when(expire()).gives(cancelled([FIRST, SECOND, THIRD], 'cancelled', 'expired'))
  for (const late of [accept(null, EXPIRES), refuse(null, EXPIRES)]) open.when(late).rejects('ORDER_NOT_WAITING')
  open.when(accept(null, PLACED)).gives(accepted([FIRST, SECOND, THIRD], 'accepted'))
})

test('ORD-02 the teacher is nudged once at half and once at 90 % of the time', () => {
  const nudged = (n: number) => nudgedOf(n, [...DATES], EXPIRES)
  tale
    .given(placed())
    .when(nudge(1, PLACED + 23 * HOUR))
    .gives()
  tale.given(placed()).when(nudge(1, EXPIRES)).gives()
  tale.given(placed()).when(nudge(1)).gives(nudged(1))
  tale.given(placed(), nudged(1)).when(nudge(1)).gives()
  tale.given(placed(), nudged(1)).when(nudge(2)).gives(nudged(2))
  tale.given(placed(), nudged(2)).when(nudge(1)).gives()
})

test('ORD-02 ORD-03 each date has its own time to answer: a near one lapses, and the others wait on', () => {
  const open = tale.given(placedNear)
  open.when(expire(NEAR - 1)).gives()
  open.when(expire(NEAR)).gives(cancelled([FIRST], 'new', 'expired'))
  // the near one lapses by an event of its own, a moment later
  open.when(accept(null, NEAR)).gives(accepted([SECOND, THIRD], 'new'))
  open.when(accept([FIRST], NEAR)).rejects('ORDER_NOT_WAITING')
  open.when(accept([FIRST], NEAR - 1)).gives(accepted([FIRST], 'new'))
  open.when(nudge(1, PLACED + HOUR / 2)).gives(nudgedOf(1, [FIRST], NEAR))
  open.when(nudge(1, PLACED + DAY)).gives(nudgedOf(1, [SECOND, THIRD], EXPIRES))
  open
    .given(cancelled([FIRST], 'new', 'expired'))
    .when(expire())
    .gives(cancelled([SECOND, THIRD], 'cancelled', 'expired'))
  open
    .given(accepted([THIRD], 'new'), cancelled([FIRST], 'new', 'expired'))
    .when(expire())
    .gives(cancelled([SECOND], 'accepted', 'expired'))
})

test('EVT-08 an order of the time when all its dates had one deadline lapses as a whole', () => {
  const { terms: now } = placed().data
  const { dates, ...rest } = now
  const before = {
    ...rest,
    dates: dates.map(({ expires_at: _, nudges_at: __, ...date }) => date),
    expires_at: dates[0]?.expires_at,
    nudges_at: dates[0]?.nudges_at,
  }
  const stored = { ...placed().data, terms: before }
  expect(e.OrderPlaced.older[0]?.upcast(stored)).toEqual(placed().data)
  expect(e.OrderNudged.older[0]?.upcast({ ...about, nudge: 1 })).toEqual({
    ...about,
    nudge: 1,
    lesson_ids: null,
    expires_at: null,
  })
})

test('ORD-02 strangers find no order, and each side does its own part alone', () => {
  const open = tale.given(placed())
  for (const command of [accept(), refuse()]) {
    open.when({ ...command, teacher_id: about.student_id } as OrderCommand).rejects('ORDER_NOT_FOUND')
    open.when({ ...command, teacher_id: STRANGER } as OrderCommand).rejects('ORDER_NOT_FOUND')
  }
  open.when({ do: 'cancel', student_id: about.teacher_id, reason: null }).rejects('ORDER_NOT_FOUND')
  tale
    .given(placed(), accepted([...DATES], 'accepted'))
    .when(remove(STRANGER))
    .rejects('ORDER_NOT_FOUND')
})

test('ORD-02 a closed order goes off the list of whoever removes it, once; an open one stays', () => {
  const removed = (user_id: string) => make(e.OrderRemoved, { ...about, user_id })
  const closed = tale.given(placed(), rejected([...DATES], 'rejected'))
  closed.when(remove()).gives(removed(about.student_id))
  closed.given(removed(about.student_id)).when(remove()).gives()
  closed.given(removed(about.student_id)).when(remove(about.teacher_id)).gives(removed(about.teacher_id))
  tale.given(placed()).when(remove()).rejects('ORDER_STILL_OPEN')
})

test('ORD-02 every command in every state of an order goes where the graph says or is refused', () =>
  graphStory(orderDecider, e).follows({
    graph: ORDER_GRAPH,
    stateOf,
    given: {
      absent: [],
      new: [placedNear],
      partly_accepted: [placedNear, accepted([THIRD], 'new')],
      accepted: [placed(), accepted([...DATES], 'accepted')],
      rejected: [placed(), rejected([...DATES], 'rejected')],
      cancelled: [placed(), cancelled([...DATES], 'cancelled', 'by_student')],
      proposed: [placedNear, proposedLate],
      partly_proposed: [placedNear, accepted([THIRD], 'new'), proposedLate],
    },
    when: {
      place: () => place,
      accept: () => [accept([SECOND]), accept(null, PLACED)],
      reject: () => [refuse([SECOND]), refuse(null, PLACED)],
      cancel: () => cancel,
      expire: () => [expire(NEAR), expire()],
      close: () => close,
      nudge: () => nudge(),
      remove: () => remove(),
      propose: () => ({ ...propose(), now: PLACED }),
      take: () => take(),
      decline: () => decline(),
      withdraw,
      lapse: () => ({ do: 'lapse', now: PLACED + HOUR / 2 }),
      nudge_times: () => ({ do: 'nudge_times', now: PLACED + HOUR / 3 }),
    },
    // the calendar's event may be heard of twice
    granted: {
      new: ['place'],
      partly_accepted: ['place'],
      accepted: ['place'],
      rejected: ['place'],
      cancelled: ['place'],
      proposed: ['place'],
      partly_proposed: ['place'],
    },
  }))
