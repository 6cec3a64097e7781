import { accountEvents } from '@kredka/contracts/accounts/events'
import { DAY } from '@kredka/contracts/kernel/durations'
import { make } from '@kredka/contracts/kernel/events'
import { countPayments, getLedger, getPayment, listPayments, listToPay } from '@kredka/contracts/payments/endpoints'
import { paymentEvents as e } from '@kredka/contracts/payments/events'
import type { Viewer } from '../kernel/query.ts'
import { startTestReadModels, type TestReadModels } from '../kernel/testing/test-read-models.ts'
import { idOf, person, teacher } from '../offers/testing/market.ts'
import { sqlOf } from '../postgres/postgres.ts'
import { profilesProjection } from '../profiles/projection.ts'
import { paymentsProjection } from './projection.ts'
import { paymentQueryHandlers } from './queries.ts'
import { readStatement } from './statement.ts'

/** What read models are asked at, see `startTestReadModels`: 1 October 2026. Events are told from an hour before on. */
const NOW = Date.UTC(2026, 9, 1, 8)
const [TUTOR, MAJA, ANTONI, STRANGER] = [1, 2, 3, 4] as const
const as = (n: number): Viewer => ({ kind: 'user', id: idOf('t', n), is_teacher: n === TUTOR })
const marked_at = new Date(NOW - 1_000).toISOString()

/** A lesson that begins so many days from now. */
const payment = (n: number, student: number, days: number, amount = 8000) => ({
  payment_id: idOf('p', 200 + n),
  lesson_id: idOf('p', 100 + n),
  order_id: idOf('p', 70),
  teacher_id: idOf('t', TUTOR),
  student_id: idOf('t', student),
  amount,
  currency: 'PLN' as const,
  starts_at: new Date(NOW + days * DAY).toISOString(),
})
type Payment = ReturnType<typeof payment>
const opened = (one: Payment) => make(e.PaymentOpened, { ...one, subject_id: 'maths' })
const paid = (one: Payment, paid_on = '2026-10-01') =>
  make(e.PaymentMarkedPaid, {
    ...{ ...one, method: 'bank_transfer', paid_on, marked_at },
    ...{ together: [], total: one.amount },
  })

let models: TestReadModels
beforeEach(async () => {
  models = await startTestReadModels([paymentsProjection, profilesProjection], paymentQueryHandlers)
  await models.tell([...teacher(TUTOR), person(MAJA, 'Maja'), person(ANTONI, 'Antoni')])
})
afterEach(() => models.close())

const ledger = (who: number, input: object = {}) => models.ask(getLedger, { role: 'teacher', ...input }, as(who))
const rows = async (who: number, input: object) =>
  (await models.page(listPayments, input, as(who))).rows.map(({ id, status }) => [id.slice(-3), status])

test('PAY-01 both sides see their payments by tab, month and person, with what they can do', async () => {
  const [one, two, three] = [payment(1, MAJA, -2), payment(2, MAJA, 5), payment(3, ANTONI, -40)]
  await models.tell([opened(one), opened(two), opened(three), paid(three, '2026-09-01')])
  const pending = await models.page(listPayments, { role: 'teacher', status: 'pending' }, as(TUTOR))
  expect(pending.rows.map(({ id, overdue, actions, person: other }) => [id, overdue, actions, other.name])).toEqual([
    [one.payment_id, true, ['mark_paid'], 'Maja'],
    [two.payment_id, false, ['mark_paid'], 'Maja'],
  ])
  expect(await rows(TUTOR, { role: 'teacher', status: 'paid' })).toHaveLength(1)
  expect(await rows(TUTOR, { role: 'teacher', person: idOf('t', ANTONI) })).toHaveLength(1)
  expect(await rows(TUTOR, { role: 'teacher', month: '2026-10' })).toHaveLength(1)
  expect(await rows(TUTOR, { role: 'student' })).toEqual([])
  const own = await models.page(listPayments, { status: 'paid' }, as(ANTONI))
  expect(own.rows[0]?.actions).toEqual(['confirm', 'dispute'])
  expect(await rows(STRANGER, {})).toEqual([])
  await expect(models.ask(getPayment, { id: one.payment_id }, as(STRANGER))).resolves.toMatchObject({
    rejected: 'PAYMENT_NOT_FOUND',
  })
})

test('API-07 without a role the list holds both sides of a teacher who learns too; the books are those they teach by', async () => {
  const given = payment(1, MAJA, -2)
  const taken = { ...payment(2, TUTOR, -3, 5000), teacher_id: idOf('t', ANTONI) }
  await models.tell([opened(given), opened(taken)])
  const all = await models.page(listPayments, {}, as(TUTOR))
  expect(all.rows.map(({ role, person: other }) => [role, other.name])).toEqual([
    ['teacher', 'Maja'],
    ['student', 'Antoni'],
  ])
  expect(await rows(TUTOR, { person: idOf('t', ANTONI) })).toHaveLength(1)
  expect(await models.ask(getPayment, { id: taken.payment_id }, as(TUTOR))).toMatchObject({ role: 'student' })
  expect(await models.ask(getLedger, {}, as(TUTOR))).toMatchObject({ charged: 8000 })
  expect(await models.ask(getLedger, {}, as(MAJA))).toMatchObject({ charged: 8000 })
  expect(await models.ask(getLedger, { role: 'student' }, as(TUTOR))).toMatchObject({ charged: 5000 })
})

test('PAY-01 the books as of any day: what was charged and received until then, month by month and by person', async () => {
  const [one, two, ahead] = [payment(1, MAJA, -40), payment(2, ANTONI, -2, 6000), payment(3, MAJA, 10)]
  await models.tell([opened(one), opened(two), opened(ahead), paid(one, '2026-08-25'), paid(ahead, '2026-10-01')])
  expect(await ledger(TUTOR)).toMatchObject({
    as_of: '2026-10-01',
    charged: 14_000,
    received: 16_000,
    owed: 6000,
    ahead: 8000,
    to_return: 0,
    people: [
      { person: { name: 'Antoni' }, owed: 6000, ahead: 0 },
      { person: { name: 'Maja' }, owed: 0, ahead: 8000 },
    ],
  })
  expect(await ledger(TUTOR, { as_of: '2026-08-31' })).toMatchObject({
    ...{ charged: 8000, received: 8000 },
    ...{ owed: 0, ahead: 0, to_return: 0 },
  })
  expect(await ledger(TUTOR, { as_of: '2026-10-11' })).toMatchObject({ charged: 22_000, received: 16_000 })
  const { months } = (await ledger(TUTOR)) as { months: { month: string; charged: number; received: number }[] }
  expect(months).toHaveLength(12)
  expect(months[0]?.month).toBe('2025-11')
  expect(months.slice(-3)).toEqual([
    { month: '2026-08', charged: 8000, received: 8000, returned: 0 },
    { month: '2026-09', charged: 6000, received: 0, returned: 0 },
    { month: '2026-10', charged: 0, received: 8000, returned: 0 },
  ])
  expect(await ledger(TUTOR, { person: idOf('t', ANTONI) })).toMatchObject({ owed: 6000 })
})

test('PAY-01 what one student is to get back never makes less what another owes, in total, by person and by month', async () => {
  const [owes, back, both] = [payment(1, MAJA, -2, 72_000), payment(2, ANTONI, -1, 8500), payment(3, MAJA, -1, 1000)]
  await models.tell([opened(owes), opened(back), opened(both), paid(back), paid(both)])
  await models.tell([make(e.PaymentToBeReturned, { ...back, cause: 'cancelled' })])
  await models.tell([make(e.PaymentToBeReturned, { ...both, cause: 'cancelled' })])
  expect(await ledger(TUTOR)).toMatchObject({
    ...{ owed: 72_000, ahead: 0, to_return: 9500 },
    people: [
      { person: { name: 'Maja' }, owed: 72_000, to_return: 1000 },
      { person: { name: 'Antoni' }, owed: 0, to_return: 8500 },
    ],
  })
  const returned = { ...back, method: 'bank_transfer', returned_on: '2026-10-01', marked_at } as const
  await models.tell([make(e.PaymentReturned, returned)])
  const { months, ...after } = (await ledger(TUTOR)) as { months: { received: number; returned: number }[] }
  expect(after).toMatchObject({ owed: 72_000, to_return: 1000, received: 9500, returned: 8500 })
  expect(months.at(-1)).toMatchObject({ received: 9500, returned: 8500 })
})

test('PAY-01 what was paid for a lesson that was cancelled before its day is to be returned at once', async () => {
  const ahead = payment(1, MAJA, 20)
  await models.tell([opened(ahead), paid(ahead, '2026-10-01')])
  expect(await ledger(TUTOR)).toMatchObject({ owed: 0, ahead: 8000, to_return: 0 })
  await models.tell([make(e.PaymentToBeReturned, { ...ahead, cause: 'cancelled' })])
  expect(await ledger(TUTOR)).toMatchObject({ owed: 0, ahead: 0, to_return: 8000 })
})

test('PAY-01 a correction is an entry of its own: no earlier balance changes, and nothing is overwritten', async () => {
  const one = payment(1, MAJA, -40)
  await models.tell([opened(one), paid(one, '2026-09-01')])
  const before = await ledger(TUTOR, { as_of: '2026-09-15' })
  await models.tell([make(e.PaymentMarkReversed, { ...one, still_due: true, reason: 'Pomyłka.' })])
  expect(await ledger(TUTOR, { as_of: '2026-09-15' })).toEqual(before)
  const view = await models.ask(getPayment, { id: one.payment_id }, as(TUTOR))
  expect(view).toMatchObject({
    status: 'unpaid',
    method: null,
    entries: [
      { kind: 'charged', charge: 8000, received: 0 },
      { kind: 'paid', charge: 0, received: 8000, day: '2026-09-01' },
      { kind: 'paid_reversed', charge: 0, received: -8000 },
    ],
  })
})

test('PAY-01 a lesson that moves takes its charge along; one that is cancelled before its day leaves none', async () => {
  const one = payment(1, MAJA, 5)
  const later = { ...one, starts_at: new Date(NOW + 12 * DAY).toISOString() }
  await models.tell([opened(one), make(e.PaymentDateMoved, { ...later, moved_from: one.starts_at })])
  const charged = async (as_of: string) => ((await ledger(TUTOR, { as_of })) as { charged: number }).charged
  expect(await charged('2026-10-06')).toBe(0)
  expect(await charged('2026-10-13')).toBe(8000)
  await models.tell([make(e.PaymentVoided, { ...later, cause: 'cancelled' })])
  expect(await charged('2026-10-13')).toBe(0)
  expect(await rows(TUTOR, { role: 'teacher', status: 'closed' })).toEqual([[one.payment_id.slice(-3), 'void']])
})

test('PAY-01 NAV-08 counts say what waits on both sides', async () => {
  const [due, toCome, disputed, back] = [
    payment(1, MAJA, -1),
    payment(2, MAJA, 3),
    payment(3, MAJA, -3),
    payment(4, MAJA, 4),
  ]
  await models.tell([due, toCome, disputed, back].map(opened))
  await models.tell([paid(disputed), make(e.PaymentDisputed, { ...disputed, reason: 'Nie.' })])
  await models.tell([paid(back), make(e.PaymentToBeReturned, { ...back, cause: 'cancelled' })])
  expect(await models.ask(countPayments, {}, as(TUTOR))).toMatchObject({
    to_get: { count: 1, amount: 8000 },
    to_pay: { count: 0, amount: 0 },
    disputed: { count: 1, amount: 8000 },
    to_return: { count: 1, amount: 8000 },
  })
  expect(await models.ask(countPayments, {}, as(MAJA))).toMatchObject({ to_pay: { count: 1, amount: 8000 } })
})

test('PAY-01 what is to be paid stands teacher by teacher; what was announced waits for the teacher instead', async () => {
  const [due, later, said] = [payment(1, MAJA, -9), payment(2, MAJA, 3), payment(3, MAJA, -2)]
  const transfer = { method: 'bank_transfer', total: 8000, title: 'Lekcja', announced_at: marked_at } as const
  const announcement = { ...transfer, together: [said.payment_id] }
  await models.tell([...[due, later, said].map(opened), make(e.PaymentAnnounced, { ...said, ...announcement })])
  expect(await models.ask(listToPay, {}, as(MAJA))).toMatchObject([
    { person: { id: idOf('t', TUTOR) }, due: [{ id: due.payment_id }], ahead: [{ id: later.payment_id }] },
  ])
  expect(await models.ask(listToPay, {}, as(TUTOR))).toEqual([])
  expect(await models.ask(countPayments, {}, as(MAJA))).toMatchObject({ to_pay: { count: 1 } })
  expect(await models.ask(countPayments, {}, as(TUTOR))).toMatchObject({
    to_get: { count: 1 },
    to_check: { count: 1, amount: 8000 },
  })
  expect(await models.ask(getPayment, { id: said.payment_id }, as(MAJA))).toMatchObject({
    status: 'announced',
    announced: { method: 'bank_transfer', title: 'Lekcja', total: 8000, count: 1 },
    actions: ['withdraw_announcement'],
  })
  await models.tell([make(e.PaymentAnnouncementWithdrawn, said)])
  expect(await models.ask(getPayment, { id: said.payment_id }, as(MAJA))).toMatchObject({
    status: 'unpaid',
    announced: null,
    actions: ['announce'],
  })
})

test('PAY-01 a statement begins with the balance before its first day; EVT-10 what a forgotten student wrote goes', async () => {
  const [old, now] = [payment(1, MAJA, -40), payment(2, MAJA, -2)]
  await models.tell([
    opened(old),
    opened(now),
    paid(now),
    make(e.PaymentDisputed, { ...now, reason: 'Nie zapłaciłam.' }),
  ])
  const of = { user_id: idOf('t', TUTOR), role: 'teacher', person: null, from: '2026-09-01', to: '2026-10-31' } as const
  const statement = await readStatement(sqlOf(models.pool), of)
  expect(statement.opening).toEqual([{ payment_id: old.payment_id, net: 8000 }])
  expect(statement.entries.map(({ kind, person: name }) => [kind, name])).toEqual([
    ['charged', 'Maja'],
    ['paid', 'Maja'],
  ])
  const reason = async () =>
    ((await models.ask(getPayment, { id: now.payment_id }, as(TUTOR))) as { dispute_reason: unknown }).dispute_reason
  expect(await reason()).toBe('Nie zapłaciłam.')
  await models.tell([make(accountEvents.PersonForgotten, { subject_id: idOf('t', MAJA) })])
  expect(await reason()).toBeNull()
})
