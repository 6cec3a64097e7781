import { DAY, HOUR } from '@kredka/contracts/kernel/durations'
import { make } from '@kredka/contracts/kernel/events'
import { orderEvents as e } from '@kredka/contracts/orders/events'
import { proposalNudgeAt } from '@kredka/contracts/orders/rules'
import { story } from '../kernel/testing/story.ts'
import { type OrderCommand, orderDecider, stateOf } from './order.ts'
import { about, DATES, EXPIRES, PLACED, STRANGER, terms, termsWithNear } from './testing/order.ts'
import { decline, later, PROPOSAL, propose, proposed, take, taken, withdraw } from './testing/proposal.ts'

const [FIRST, SECOND, THIRD] = DATES
const placedWith = (of = terms()) => make(e.OrderPlaced, { ...about, terms: of, message: null, address: null })
const tale = story(orderDecider, e)
const placed = tale.given(placedWith())
const open = placed.given(proposed())
const words = { note: 'Może wtedy?', address: null }
const accepted = (
  lesson_ids: string[],
  status: 'new' | 'accepted',
  said: { note: string | null; address: null } = words,
) => make(e.OrderAccepted, { ...about, lesson_ids, status, ...said })
const answer = { order_id: about.order_id, teacher_id: about.teacher_id, lesson_ids: null, now: PLACED }
const ended = { ...about, proposal_id: PROPOSAL }

test('ORD-02 a teacher proposes other times for some dates of an order or all; the order waits for the student', () => {
  placed.when(propose()).gives(proposed())
  const all = DATES.map((id) => later(id))
  placed.when(propose(all)).gives(proposed(EXPIRES, all))
  expect(stateOf(open.state())).toBe('proposed')
  expect(stateOf(tale.given(placedWith(), accepted([SECOND], 'new'), proposed()).state())).toBe('partly_proposed')
})

test('ORD-02 a proposal is for dates that await an answer, each once, at another time that is to come', () => {
  placed.when(propose([])).rejects('ORDER_NOT_WAITING')
  placed.when(propose([later(STRANGER)])).rejects('ORDER_NOT_WAITING')
  placed.when(propose([later(), later(FIRST, 4)])).rejects('ORDER_NOT_WAITING')
  placed.when(propose([later(FIRST, 0)])).rejects('ORDER_SAME_TIME')
  placed.when(propose([later(), later(SECOND, 0)])).rejects('ORDER_SAME_TIME')
  placed.when(propose([later(FIRST, -24 * 30)])).rejects('ORDER_TIME_PAST')
  placed.when({ ...propose(), now: EXPIRES }).rejects('ORDER_NOT_WAITING')
  tale
    .given(placedWith(), accepted([FIRST], 'new'))
    .when(propose())
    .rejects('ORDER_NOT_WAITING')
  // a near date lapses this moment: what the teacher saw is no longer the order
  const near = tale.given(placedWith(termsWithNear(PLACED + HOUR, [])))
  near.when(propose([later(SECOND)])).rejects('ORDER_NOT_WAITING')
})

test('ORD-02 a proposal lapses with the first date of its order, or when its own first time has come', () => {
  const near = tale.given(placedWith(termsWithNear(PLACED + 2 * HOUR, [])))
  near.when(propose([later(SECOND)])).gives(proposed(PLACED + 2 * HOUR, [later(SECOND)]))
  const early = later(FIRST, -24 * 3)
  expect(Date.parse(early.starts_at)).toBeLessThan(EXPIRES)
  placed.when(propose([early])).gives(proposed(Date.parse(early.starts_at), [early]))

  const lapses = PLACED + 5 * HOUR
  const soon = placed.given(proposed(lapses))
  soon.when({ do: 'lapse', now: lapses - 1 }).gives()
  soon.when({ do: 'lapse', now: lapses }).gives(make(e.OrderTimesLapsed, ended))
  for (const late of [take(lapses), decline(lapses)]) soon.when(late).rejects('ORDER_PROPOSAL_GONE')
  // the order's own end says it all
  open.when({ do: 'lapse', now: EXPIRES }).gives()
  const cancelled = make(e.OrderCancelled, {
    ...about,
    lesson_ids: [...DATES],
    status: 'cancelled',
    why: 'expired',
    reason: null,
  })
  open.when({ do: 'expire', now: EXPIRES }).gives(cancelled)
})

test('ORD-02 NOT-01 a student is reminded of a proposal once, in its last day', () => {
  const nudged = make(e.OrderTimesNudged, { ...ended, lapses_at: new Date(EXPIRES).toISOString() })
  const nudge = (now: number) => ({ do: 'nudge_times', now }) as const
  open.when(nudge(EXPIRES - DAY - 1)).gives()
  open.when(nudge(EXPIRES - DAY)).gives(nudged)
  open.when(nudge(EXPIRES)).gives()
  const told = open.given(nudged)
  told.when(nudge(EXPIRES - HOUR)).gives()
  told.when(take()).gives(taken, accepted([...DATES], 'accepted'))
  placed.when(nudge(EXPIRES - HOUR)).rejects('ORDER_PROPOSAL_GONE')
  // one that is open for a day alone has just been told of
  expect(proposalNudgeAt(EXPIRES - DAY, EXPIRES)).toBeNull()
  expect(proposalNudgeAt(EXPIRES - DAY - 1, EXPIRES)).toBe(EXPIRES - DAY)
})

test('ORD-02 a student takes the proposed times: all open dates are accepted, with the teacher’s words', () => {
  open.when(take()).gives(taken, accepted([...DATES], 'accepted'))
  tale
    .given(placedWith(), accepted([SECOND], 'new', { note: 'Tak.', address: null }), proposed())
    .when(take())
    .gives(taken, accepted([FIRST, THIRD], 'accepted'))
  expect(open.given(taken).state().dates.get(FIRST)?.starts_at).toBe(Date.parse(later().starts_at))
  // all of the times or none
  open.when({ ...take(), slots: {} }).rejects('ORDER_PROPOSAL_GONE')
})

test('ORD-02 a declined, withdrawn or lapsed proposal leaves the order as it was placed', () => {
  const declined = make(e.OrderTimesDeclined, { ...ended, reason: 'Mam trening.' })
  const withdrawn = make(e.OrderTimesWithdrawn, ended)
  open.when(decline()).gives(declined)
  open.when(withdraw()).gives(withdrawn)
  for (const end of [declined, withdrawn, make(e.OrderTimesLapsed, ended)]) {
    const after = open.given(end)
    expect(after.state()).toEqual(placed.state())
    for (const again of [take(), decline(), withdraw()]) after.when(again).rejects('ORDER_PROPOSAL_GONE')
    after.when(propose()).gives(proposed())
  }
})

test('ORD-02 a second proposal takes the place of the first, which nobody can answer any more', () => {
  const other = '01jd0000000000000000000059'
  const times = [later(SECOND, 2)]
  open.when(propose(times, other)).gives(proposed(EXPIRES, times, other))
  const second = open.given(proposed(EXPIRES, times, other))
  for (const late of [take(), decline()]) second.when(late).rejects('ORDER_PROPOSAL_GONE')
  second
    .when(decline(PLACED, other))
    .gives(make(e.OrderTimesDeclined, { ...about, proposal_id: other, reason: 'Mam trening.' }))
})

test('ORD-02 any other answer ends the proposal; whoever proposed is not nudged meanwhile', () => {
  open
    .when({ do: 'accept', ...answer, note: null, address: null })
    .gives(accepted([...DATES], 'accepted', { note: null, address: null }))
  const part = open.given(make(e.OrderRejected, { ...about, lesson_ids: [SECOND], status: 'new', reason: 'Nie.' }))
  part.when(take()).rejects('ORDER_PROPOSAL_GONE')
  open.when({ do: 'nudge', nudge: 1, now: EXPIRES - 1 }).rejects('ORDER_NOT_WAITING')
  const cancelled = make(e.OrderCancelled, {
    ...about,
    lesson_ids: [...DATES],
    status: 'cancelled',
    why: 'by_student',
    reason: null,
  })
  open.when({ do: 'cancel', student_id: about.student_id, reason: null }).gives(cancelled)
  open.given(cancelled).when(take()).rejects('ORDER_NOT_WAITING')
})

test('ORD-02 a proposal is the teacher’s to make and withdraw, and the student’s to answer', () => {
  const strange: readonly OrderCommand[] = [
    { ...propose(), teacher_id: about.student_id },
    { do: 'withdraw', teacher_id: STRANGER },
    { ...take(), student_id: about.teacher_id },
    { ...take(), student_id: STRANGER },
  ]
  for (const command of strange) open.when(command).rejects('ORDER_NOT_FOUND')
})
