import { SLOT_FAULTS } from '../calendar/rules.ts'
import { command, Done, query } from '../kernel/endpoints.ts'
import { Amount, AskedInstant, Id, Instant, Obj, OneOf, PageQuery, Text, Type } from '../kernel/schema.ts'
import { REASON_MAX } from '../offers/rules.ts'
import { OfferPlace } from '../offers/views.ts'
import { ONLINE_TOOLS } from '../settings/rules.ts'
import { ADDRESS_MAX, DATES_MAX, MESSAGE_MAX } from './rules.ts'
import { LessonDuration } from './terms.ts'
import {
  OrderCountView,
  OrderFormView,
  OrderPhoneView,
  OrderRoleName,
  OrderRowView,
  OrderStatusName,
  OrderView,
  WaitingOrdersView,
} from './views.ts'

export * from './admin-endpoints.ts'

const One = Obj({ id: Id })
const lesson_ids = Type.Optional(Type.Array(Id, { minItems: 1, maxItems: DATES_MAX, uniqueItems: true }))

export const listOrders = query('orders.list', {
  path: 'GET /orders',
  access: 'user',
  about: 'The caller’s orders of both sides, the newest first; those taken off the list only when asked for.',
  query: Obj({
    ...PageQuery,
    role: Type.Optional(OrderRoleName),
    status: Type.Optional(OrderStatusName),
    /** Those alone that await the caller's answer. */
    mine: Type.Optional(Type.Literal(true)),
  }),
  answer: Type.Array(OrderRowView),
  paged: true,
})

export const countOrders = query('orders.count', {
  path: 'GET /orders/count',
  access: 'user',
  about: 'The caller’s orders by status.',
  query: Obj({ role: Type.Optional(OrderRoleName) }),
  answer: OrderCountView,
})

export const countWaitingOrders = query('orders.count_waiting', {
  path: 'GET /orders/count-waiting',
  access: 'user',
  about: 'How many orders await the caller’s answer, and how many of their own are not answered yet.',
  answer: WaitingOrdersView,
})

export const getOrder = query('orders.show', {
  path: 'GET /orders/{id}',
  access: 'user',
  of: 'order.side',
  about: 'One order, for its two sides.',
  params: One,
  answer: OrderView,
  errors: ['ORDER_NOT_FOUND'],
})

export const getOrderPhone = query('orders.phone', {
  path: 'GET /orders/{id}/phone',
  access: 'user',
  own_eyes: true,
  of: 'order.side',
  about: 'The other side’s phone number, once a date of the order was accepted.',
  params: One,
  answer: OrderPhoneView,
  errors: ['ORDER_NOT_FOUND', 'ORDER_NOT_ACCEPTED'],
})

export const getOrderForm = query('orders.form', {
  path: 'GET /offers/{id}/order-form',
  access: 'public',
  about:
    'What an order for this offer would rest on: prices, places, terms, the caller’s discount, and what stands in the way.',
  params: One,
  answer: OrderFormView,
  errors: ['OFFER_NOT_FOUND'],
})

export const placeOrder = command('orders.place', {
  path: 'POST /orders',
  access: 'user',
  about: 'Orders one lesson, several, or one each week. An Idempotency-Key makes repeats safe.',
  body: Obj({
    offer_id: Id,
    duration: LessonDuration,
    place: OfferPlace,
    /** For lessons online, where the teacher leaves the choice. */
    online_tool: Type.Optional(OneOf(ONLINE_TOOLS)),
    starts: Type.Array(AskedInstant, { minItems: 1, maxItems: DATES_MAX, uniqueItems: true }),
    /** With one start: the same time on the teacher's clocks in so many weeks in all. */
    weeks: Type.Optional(Type.Integer({ minimum: 2, maximum: DATES_MAX })),
    message: Type.Optional(Type.String({ maxLength: MESSAGE_MAX })),
    /** Where the student is to be taught; needed for their own place. */
    address: Type.Optional(Type.String({ maxLength: ADDRESS_MAX })),
    /** The price of all dates that the person saw: another one is refused. */
    amount: Amount,
  }),
  /** The first and the last time by which a date of it is answered or lapses. */
  answer: Obj({ id: Id, expires_at: Instant, last_expires_at: Instant }),
  errors: [
    'OFFER_NOT_FOUND',
    'CANNOT_ORDER_FROM_YOURSELF',
    'ORDER_NOT_POSSIBLE',
    'DURATION_NOT_OFFERED',
    'PLACE_NOT_OFFERED',
    'ONLINE_TOOL_NOT_OFFERED',
    'ADDRESS_REQUIRED',
    'PRICE_CHANGED',
    ...SLOT_FAULTS,
    'TOO_MANY_OPEN_ORDERS',
  ],
})

const answering = ['ORDER_NOT_FOUND', 'ORDER_NOT_WAITING'] as const
const timesTaken = ['SLOT_TAKEN', 'SLOT_TIME_OFF'] as const

export const acceptOrder = command('orders.accept', {
  path: 'POST /orders/{id}/accept',
  access: 'teacher',
  of: 'order.teacher',
  about: 'Accepts all dates that await an answer, or those named; they become lessons.',
  params: One,
  body: Obj({
    lesson_ids,
    note: Type.Optional(Type.String({ maxLength: MESSAGE_MAX })),
    /** Where the lessons take place. */
    address: Type.Optional(Type.String({ maxLength: ADDRESS_MAX })),
  }),
  answer: Done,
  errors: answering,
})

export const rejectOrder = command('orders.reject', {
  path: 'POST /orders/{id}/reject',
  access: 'teacher',
  of: 'order.teacher',
  about: 'Rejects all dates that await an answer, or those named, with a reason that the student reads.',
  params: One,
  body: Obj({ lesson_ids, reason: Text(REASON_MAX) }),
  answer: Done,
  errors: answering,
})

export const cancelOrder = command('orders.cancel', {
  path: 'POST /orders/{id}/cancel',
  access: 'user',
  of: 'order.student',
  about: 'The student withdraws the dates that the teacher has not answered.',
  params: One,
  body: Obj({ reason: Type.Optional(Type.String({ maxLength: REASON_MAX })) }),
  answer: Done,
  errors: answering,
})

export const proposeOrderTimes = command('orders.propose_times', {
  path: 'POST /orders/{id}/propose-times',
  access: 'teacher',
  of: 'order.teacher',
  about:
    'Proposes other times, of the same length, for all dates that await an answer or some of them. Takes the place of an earlier proposal.',
  params: One,
  body: Obj({
    times: Type.Array(Obj({ lesson_id: Id, starts_at: AskedInstant }), { minItems: 1, maxItems: DATES_MAX }),
    note: Type.Optional(Type.String({ maxLength: MESSAGE_MAX })),
    /** Where the lessons take place. */
    address: Type.Optional(Type.String({ maxLength: ADDRESS_MAX })),
  }),
  answer: Done,
  errors: [...answering, 'ORDER_TIME_PAST', 'ORDER_SAME_TIME', 'SLOT_TOO_FAR', ...timesTaken],
})

export const answerOrderTimes = command('orders.answer_times', {
  path: 'POST /orders/{id}/answer-times',
  access: 'user',
  of: 'order.student',
  about:
    'Takes the proposed times, so that every open date becomes a lesson at the same price, or declines them. Times that are taken meanwhile are named, and nothing changes.',
  params: One,
  body: Obj({
    accept: Type.Boolean(),
    /** The proposal that the caller answers to: another one may have come meanwhile. */
    proposal_id: Id,
    reason: Type.Optional(Type.String({ maxLength: REASON_MAX })),
  }),
  answer: Done,
  errors: [...answering, 'ORDER_PROPOSAL_GONE', ...timesTaken],
})

export const withdrawOrderTimes = command('orders.withdraw_times', {
  path: 'POST /orders/{id}/withdraw-times',
  access: 'teacher',
  of: 'order.teacher',
  about: 'Takes back one’s own proposal of other times.',
  params: One,
  answer: Done,
  errors: [...answering, 'ORDER_PROPOSAL_GONE'],
})

export const removeOrder = command('orders.remove', {
  path: 'POST /orders/{id}/remove',
  access: 'user',
  of: 'order.side',
  about: 'Takes a closed order off the caller’s own list; the other side keeps it.',
  params: One,
  answer: Done,
  errors: ['ORDER_NOT_FOUND', 'ORDER_STILL_OPEN'],
})
