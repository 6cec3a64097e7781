import { calendarDecider } from '@kredka/backend/calendar/calendar'
import { lessonDecider } from '@kredka/backend/lessons/lesson'
import { orderDecider } from '@kredka/backend/orders/order'
import { paymentDecider } from '@kredka/backend/payments/payment'
import { DELETION_DELAY_MS } from '@kredka/contracts/accounts/rules'
import { DAY, HOUR, MINUTE } from '@kredka/contracts/kernel/durations'
import { lessonEvents } from '@kredka/contracts/lessons/events'
import { answerTimes } from '@kredka/contracts/orders/rules'
import type { OrderTerms } from '@kredka/contracts/orders/terms'
import { promotionPrice } from '@kredka/contracts/promotions/rules'
import { type Act, PAYMENT_ACTS, type PaymentAct, type Side } from './acts.ts'
import type { InstantWorld } from './instant-world.ts'
import { BUFFERS, createMarket, iso, leaving, type Market, STUDENT_IDS, TEACHER_IDS } from './market.ts'
import { answerProposal, proposeTimes, type TimesAct } from './proposals.ts'

const LIST_AMOUNT = 8_005
const DURATION = 60

export interface Marketplace {
  readonly world: InstantWorld
  /** Does it, as far as it can be done; what the rules refuse is refused. */
  act(act: Act): Promise<void>
}

/** The deciders, policies and alarms of the product around orders, as they are, in a world without waiting. */
export function marketplace(): Marketplace {
  const market = createMarket()
  return {
    world: market.world,
    act: async (act) => {
      if (isPayment(act)) return aboutPayment(market, act.do, act.nth)
      switch (act.do) {
        case 'order':
          return place(market, act)
        case 'pass':
          return market.world.pass(act.hours * HOUR)
        case 'cut':
          return market.world.cut(act.events)
        case 'stall':
          return market.world.stall(act.policy)
        case 'restore':
          return market.world.restore(act.events)
        case 'leave':
        case 'stay':
          return leave(market, act)
        case 'block':
          return block(market, act)
        case 'accept':
        case 'reject':
          return answer(market, act)
        case 'cancel_order':
        case 'close_order':
          return closeOrder(market, act)
        case 'propose_times':
          return proposeTimes(market, act)
        case 'take_times':
        case 'decline_times':
        case 'withdraw_times':
          return answerProposal(market, act)
        default:
          return aboutLesson(market, act)
      }
    },
  }
}

async function leave({ world }: Market, { do: what, who }: Extract<Act, { do: 'leave' | 'stay' }>): Promise<void> {
  const user_id = [...TEACHER_IDS, ...STUDENT_IDS][who % 5] ?? TEACHER_IDS[0]
  if (what === 'stay') return void (await world.say(leaving, user_id, { do: 'cancel', user_id }))
  await world.say(leaving, user_id, { do: 'request', user_id })
  const due_at = iso(world.clock.now() + DELETION_DELAY_MS)
  await world.say(leaving, user_id, { do: 'schedule', user_id, due_at })
}

async function place(
  market: Market,
  { student, teacher, at, dates, percentage }: Extract<Act, { do: 'order' }>,
): Promise<void> {
  const { world, newId, quarters } = market
  const teacher_id = TEACHER_IDS[teacher] ?? TEACHER_IDS[0]
  const student_id = STUDENT_IDS[student] ?? STUDENT_IDS[0]
  if (teacher_id === student_id || [teacher_id, student_id].some((id) => world.state(leaving, id).is !== 'none')) return
  const now = world.clock.now()
  const order_id = newId()
  const terms = termsOf(market, quarters(at), dates, percentage)
  const ids = { teacher_id, student_id, order_id }
  const buffer_minutes = BUFFERS[teacher] ?? 0
  const words = { message: null, address: null, decided_at: iso(now) }
  await world.say(calendarDecider, teacher_id, { do: 'hold', ...ids, terms, buffer_minutes, ...words })
}

function termsOf({ world, newId }: Market, first: number, dates: number, percentage: number): OrderTerms {
  const now = world.clock.now()
  return {
    offer_id: 'offer',
    offer_version: 1,
    subject_id: 'maths',
    level: 'any',
    duration: DURATION,
    place: 'online',
    online_tool: 'zoom',
    currency: 'PLN',
    timezone: 'Europe/Warsaw',
    cancellation_hours: 12,
    promotion: percentage === 0 ? null : { promotion_id: 'promotion', percentage },
    dates: Array.from({ length: dates }, (_, n) => {
      const starts_at = first + n * 7 * DAY
      const { expires_at, nudges_at } = answerTimes(now, starts_at)
      return {
        lesson_id: newId(),
        starts_at: iso(starts_at),
        ends_at: iso(starts_at + DURATION * MINUTE),
        date: iso(starts_at).slice(0, 10),
        time: iso(starts_at).slice(11, 16),
        list_amount: LIST_AMOUNT,
        amount: n === 0 && percentage > 0 ? promotionPrice(LIST_AMOUNT, percentage) : LIST_AMOUNT,
        expires_at: iso(expires_at),
        nudges_at: nudges_at.map(iso),
      }
    }),
    weekly: dates > 1,
    facts: { availability: 0, offer: 1 },
  }
}

async function answer({ world, nthOf, isGone }: Market, act: Extract<Act, { do: 'accept' | 'reject' }>): Promise<void> {
  const order_id = nthOf(world.idsOf('OrderPlaced', 'order_id'), act.nth)
  if (order_id === undefined) return
  const { about, dates } = world.state(orderDecider, order_id)
  if (isGone(about?.teacher_id ?? '')) return
  const open = [...dates].filter(([, { status }]) => status === 'new').map(([id]) => id)
  const lesson_ids = act.part ? open.slice(0, 1) : null
  const who = { order_id, teacher_id: about?.teacher_id ?? '', lesson_ids, now: world.clock.now() }
  if (act.do === 'accept') {
    await world.say(orderDecider, order_id, { do: 'accept', ...who, note: null, address: null })
  } else await world.say(orderDecider, order_id, { do: 'reject', ...who, reason: 'Nie mogę.' })
}

/** What has to have happened to a lesson before it can be acted on so; to all others it is that it was booked. */
const FOLLOWS: Partial<Readonly<Record<Act['do'], { readonly name: string }>>> = {
  answer_report: lessonEvents.LessonProblemReported,
  withdraw_report: lessonEvents.LessonProblemReported,
  decide: lessonEvents.LessonProblemReported,
  reopen_report: lessonEvents.LessonProblemDecided,
}

async function aboutLesson({ world, newId, quarters, nthOf, isGone }: Market, act: LessonAct): Promise<void> {
  const lesson_id = nthOf(world.idsOf((FOLLOWS[act.do] ?? lessonEvents.LessonBooked).name, 'lesson_id'), act.nth)
  if (lesson_id === undefined) return
  const lesson = world.state(lessonDecider, lesson_id)
  if (lesson === null) return
  const { teacher_id, student_id } = lesson.booked
  const now = world.clock.now()
  const toAsker = (by: Side) => ({ user_id: by === 'teacher' ? teacher_id : student_id, now })
  if ('by' in act && isGone(toAsker(act.by).user_id)) return
  const say = (command: Parameters<typeof lessonDecider.decide>[1]) => world.say(lessonDecider, lesson_id, command)
  switch (act.do) {
    case 'pass_lesson':
      return world.pass(Math.max(0, Date.parse(lesson.ends_at) + act.hours * HOUR - now))
    case 'mark_done':
      return void (await say({ do: 'mark_done', ...toAsker('teacher') }))
    case 'take_back':
      return void (await say({ do: 'take_back', ...toAsker('teacher'), reason: 'Pomyłka.' }))
    case 'cancel_lesson':
      return void (await say({ do: 'cancel', ...toAsker(act.by), reason: null, late: true }))
    case 'answer_move': {
      const starts_at = lesson.move?.slot.starts_at ?? iso(now)
      return void (await say({ do: 'answer_move', ...toAsker(act.by), accept: act.yes, starts_at, reason: null }))
    }
    case 'withdraw_move':
      return void (await say({ do: 'withdraw_move', ...toAsker(act.by) }))
    case 'propose_move': {
      const start = quarters(act.at)
      const starts_at = iso(start)
      const slot = {
        slot_id: newId(),
        starts_at,
        ends_at: iso(start + DURATION * MINUTE),
        date: starts_at.slice(0, 10),
      }
      const lapses_at = iso(Math.min(now + 48 * HOUR, start, Date.parse(lesson.starts_at)))
      const proposer_id = toAsker(act.by).user_id
      const buffer_minutes = BUFFERS[TEACHER_IDS.indexOf(teacher_id)] ?? 0
      const ids = { teacher_id, student_id, lesson_id, proposer_id }
      const move = {
        do: 'hold_move',
        ...ids,
        slot,
        note: null,
        lapses_at,
        decided_at: iso(now),
        buffer_minutes,
      } as const
      return void (await world.say(calendarDecider, teacher_id, move))
    }
    case 'report':
      return void (await say({ do: 'report', ...toAsker(act.by), kind: act.kind, text: 'Było inaczej.' }))
    case 'answer_report':
      return void (await say({ do: 'answer_report', ...toAsker(act.by), agrees: act.yes, text: null }))
    case 'withdraw_report':
      return void (await say({ do: 'withdraw_report', ...toAsker(act.by) }))
    case 'decide':
      return void (await say({ do: 'decide', admin_id: 'admin', outcome: act.outcome, reason: 'Tak.', now }))
    case 'reopen_report':
      return void (await say({ do: 'reopen', admin_id: 'admin', reason: 'Pomyłka.' }))
    default:
      return undefined
  }
}

const STUDENT_ACTS: ReadonlySet<PaymentAct> = new Set([
  'announce',
  'withdraw_announcement',
  'confirm',
  'dispute',
  'withdraw_dispute',
])

async function aboutPayment({ world, nthOf }: Market, what: PaymentAct, nth: number): Promise<void> {
  const payment_id = nthOf(world.idsOf('PaymentOpened', 'payment_id'), nth)
  if (payment_id === undefined) return
  const { base } = world.state(paymentDecider, payment_id)
  if (base === null) return
  const now = world.clock.now()
  const by = STUDENT_ACTS.has(what) ? base.student_id : base.teacher_id
  const toAsker = { user_id: by, now }
  const say = (command: Parameters<typeof paymentDecider.decide>[1]) => world.say(paymentDecider, payment_id, command)
  const date = iso(now).slice(0, 10)
  if (what === 'announce') {
    const said = { method: 'bank_transfer', together: [payment_id], total: base.amount, title: 'Lekcja' } as const
    await say({ do: 'announce', ...toAsker, ...said })
  } else if (what === 'mark_paid' || what === 'mark_returned') {
    await say({ do: what, ...toAsker, method: 'manually', date, today: date })
  } else if (what === 'confirm' || what === 'withdraw_dispute' || what === 'withdraw_announcement')
    await say({ do: what, ...toAsker })
  else if (what === 'decline_announcement') await say({ do: what, follows: null, ...toAsker })
  else await say({ do: what, ...toAsker, reason: 'Tak było.' })
}

async function closeOrder(
  { world, nthOf }: Market,
  act: Extract<Act, { do: 'cancel_order' | 'close_order' }>,
): Promise<void> {
  const order_id = nthOf(world.idsOf('OrderPlaced', 'order_id'), act.nth)
  if (order_id === undefined) return
  const student_id = world.state(orderDecider, order_id).about?.student_id ?? ''
  await world.say(
    orderDecider,
    order_id,
    act.do === 'cancel_order' ? { do: 'cancel', student_id, reason: null } : { do: 'close', why: 'teacher_gone' },
  )
}

async function block(
  { world, newId, quarters }: Market,
  { teacher, at }: Extract<Act, { do: 'block' }>,
): Promise<void> {
  const teacher_id = TEACHER_IDS[teacher] ?? TEACHER_IDS[0]
  const [starts_at, ends_at] = [iso(quarters(at)), iso(quarters(at) + 3 * HOUR)]
  const words = { title: null, public_reason: null, is: 'new', decided_at: iso(world.clock.now()) } as const
  const own = { do: 'block', teacher_id, block_id: newId(), kind: 'custom', starts_at, ends_at, ...words } as const
  await world.say(calendarDecider, teacher_id, own)
}

type OrderAct =
  | FaultAct
  | TimesAct['do']
  | 'order'
  | 'pass'
  | 'block'
  | 'accept'
  | 'reject'
  | 'cancel_order'
  | 'close_order'
type FaultAct = 'cut' | 'stall' | 'restore' | 'leave' | 'stay'
type LessonAct = Exclude<Act, { do: PaymentAct | OrderAct }>

function isPayment(act: Act): act is Extract<Act, { do: PaymentAct }> {
  return PAYMENT_ACTS.some((name) => name === act.do)
}
