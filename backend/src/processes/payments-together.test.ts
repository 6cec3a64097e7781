import { HOUR } from '@kredka/contracts/kernel/durations'
import type { NotificationView } from '@kredka/contracts/notifications/views'
import type { PaymentView, ToPayView, TransferView } from '@kredka/contracts/payments/views'
import { until } from '../kernel/reactions/testing/until.ts'
import { paymentDecider } from '../payments/payment.ts'
import { callsOf } from './testing/calls.ts'
import { type TestPerson, testContext, testPerson } from './testing/people.ts'
import { type TestSite, testSite } from './testing/test-site.ts'

const ACCOUNT = '61109010140000071219812874'

let site: TestSite
let tutor: TestPerson
let maja: TestPerson
let stranger: TestPerson
beforeAll(async () => {
  site = await testSite()
  tutor = await testPerson(site, 'teacher')
  maja = await testPerson(site)
  stranger = await testPerson(site)
})
afterAll(() => site.stop())

const { post, get } = callsOf(() => site)

/** A lesson of Maja's that began so many hours ago. @returns its payment's id */
async function lessonTaken(hours: number, amount: number, teacher_id = tutor.id): Promise<string> {
  const { ids, clock, write } = site.tools
  const payment_id = ids.entity()
  const payment = {
    payment_id,
    lesson_id: ids.entity(),
    order_id: ids.entity(),
    teacher_id,
    student_id: maja.id,
    amount,
    currency: 'PLN',
    starts_at: new Date(clock.now() - hours * HOUR).toISOString(),
  } as const
  const open = { do: 'open', payment, subject_id: 'maths' } as const
  await write.execute(paymentDecider, payment_id, open, testContext(site, 'payments.open'))
  return payment_id
}

test('PAY-01 several lessons are paid by one transfer, which the student announces once and takes back one by one', async () => {
  const other = await testPerson(site, 'teacher')
  const [first, second, third] = [await lessonTaken(72, 8000), await lessonTaken(48, 6000), await lessonTaken(2, 7000)]
  const elsewhere = await lessonTaken(3, 9000, other.id)
  const bank = { account_holder: 'Żaneta Źdźbło', bank_account: ACCOUNT }
  expect(await post('/current-user/teaching-settings/bank-account', bank, tutor)).toBeNull()

  const toPay = await get<ToPayView[]>('/payments/to-pay', maja)
  expect(toPay.map(({ person, due }) => [person.id, due.map(({ id }) => id)])).toEqual([
    [tutor.id, [first, second, third]],
    [other.id, [elsewhere]],
  ])

  const together = `/payments/${first}/transfer?with=${second},${third}`
  const transfer = await get<TransferView>(together, maja)
  expect(transfer).toMatchObject({ amount: 21_000, account: ACCOUNT })
  expect(transfer.title).toContain(first.slice(-8).toUpperCase())
  expect(await get(together, stranger)).toBe('PAYMENT_NOT_FOUND')
  expect(await get(`/payments/${first}/transfer?with=${elsewhere}`, maja)).toBe('PAYMENT_NOT_FOUND')

  const announce = (others: readonly string[], who = maja) =>
    post(`/payments/${first}/announce`, { method: 'bank_transfer', with: others }, who)
  expect(await announce([elsewhere])).toBe('PAYMENT_NOT_FOUND')
  expect(await announce([], tutor)).toBe('PAYMENT_NOT_FOUND')
  expect(await announce([third, second])).toBeNull()
  for (const id of [first, second, third]) {
    const seen = await get<PaymentView>(`/payments/${id}`, tutor)
    expect(seen).toMatchObject({ status: 'announced', actions: ['mark_paid', 'decline_announcement'] })
    expect(seen.announced).toMatchObject({ total: 21_000, count: 3, title: transfer.title, method: 'bank_transfer' })
  }
  expect(await announce([])).toBe('PAYMENT_STATE')

  const told = async () =>
    (await get<readonly NotificationView[]>('/notifications', tutor)).filter(({ type }) => type === 'payment_announced')
  await until(async () => (await told()).length > 0)
  expect(await told()).toMatchObject([{ data: { payment_id: first, amount: 21_000, count: 3 } }])

  expect(await post(`/payments/${second}/withdraw-announcement`, {}, maja)).toBeNull()
  expect(await get<ToPayView[]>('/payments/to-pay', maja)).toMatchObject([
    { person: { id: tutor.id }, due: [{ id: second }] },
    { person: { id: other.id } },
  ])
  expect(await post(`/payments/${first}/mark-as-paid`, { method: 'bank_transfer' }, tutor)).toBeNull()
  expect(await get<PaymentView>(`/payments/${first}`, maja)).toMatchObject({ status: 'paid' })
})

test('PAY-01 a transfer that did not come is said so once, for all its lessons, and the student learns it', async () => {
  const [first, second, paid] = [await lessonTaken(9, 5000), await lessonTaken(8, 4000), await lessonTaken(7, 3000)]
  const said = { method: 'bank_transfer', with: [second, paid] }
  expect(await post(`/payments/${first}/announce`, said, maja)).toBeNull()
  expect(await post(`/payments/${paid}/mark-as-paid`, {}, tutor)).toBeNull()
  const decline = (who: TestPerson) => post(`/payments/${second}/decline-announcement`, {}, who)
  expect(await decline(maja)).toBe('TEACHER_PROFILE_REQUIRED')
  expect(await decline(await testPerson(site, 'teacher'))).toBe('PAYMENT_NOT_FOUND')
  expect(await decline(tutor)).toBeNull()
  for (const id of [first, second]) {
    const seen = await get<PaymentView>(`/payments/${id}`, maja)
    expect(seen).toMatchObject({ status: 'unpaid', announced: null, actions: ['announce'] })
  }
  expect(await get<PaymentView>(`/payments/${paid}`, maja)).toMatchObject({ status: 'paid' })
  expect(await decline(tutor)).toBe('PAYMENT_STATE')
  const told = async () =>
    (await get<readonly NotificationView[]>('/notifications', maja)).filter(
      ({ type }) => type === 'payment_not_received',
    )
  await until(async () => (await told()).length > 0)
  expect(await told()).toMatchObject([{ data: { payment_id: second, amount: 12_000, count: 3 } }])
})

test('PAY-01 NOT-01 a teacher marks all lessons of one transfer as paid at once; those that are not announced with it stay', async () => {
  const lessons = [await lessonTaken(12, 4100), await lessonTaken(11, 4200), await lessonTaken(10, 4300)]
  const [first = '', second = '', back = ''] = lessons
  const elsewhere = await lessonTaken(9, 4400)
  expect(await post(`/payments/${first}/announce`, { method: 'bank_transfer', with: [second, back] }, maja)).toBeNull()
  expect(await post(`/payments/${elsewhere}/announce`, { method: 'manually' }, maja)).toBeNull()
  expect(await post(`/payments/${back}/withdraw-announcement`, {}, maja)).toBeNull()
  const mark = (id: string, who = tutor) =>
    post(`/payments/${id}/mark-as-paid`, { method: 'bank_transfer', together: true }, who)
  expect(await mark(second, await testPerson(site, 'teacher'))).toBe('PAYMENT_NOT_FOUND')
  expect(await mark(second)).toBeNull()
  const statusOf = async (id: string) => (await get<PaymentView>(`/payments/${id}`, maja)).status
  expect(await Promise.all([...lessons, elsewhere].map(statusOf))).toEqual(['paid', 'paid', 'unpaid', 'announced'])
  expect(await mark(first)).toBe('PAYMENT_STATE')
  const told = async () =>
    (await get<readonly NotificationView[]>('/notifications', maja)).flatMap(({ type, data }) =>
      type === 'payment_paid' && lessons.includes(data.payment_id) ? [data] : [],
    )
  await until(async () => (await told()).length > 0)
  // alone it is marked alone
  expect(await mark(elsewhere)).toBeNull()
  expect(await statusOf(elsewhere)).toBe('paid')
  expect(await told()).toEqual([{ payment_id: second, amount: 8300, currency: 'PLN', count: 2 }])
})

test('NOT-01 PAY-01 one transfer for several lessons is told once as paid, however many marks say so; the next one anew', async () => {
  const lessons = [await lessonTaken(6, 5100), await lessonTaken(5, 5200), await lessonTaken(4, 5300)]
  const [first = '', second = '', alone = ''] = lessons
  const mark = (id: string) => post(`/payments/${id}/mark-as-paid`, { method: 'bank_transfer' }, tutor)
  expect(await post(`/payments/${first}/announce`, { method: 'bank_transfer', with: [second] }, maja)).toBeNull()
  for (const id of lessons) expect(await mark(id)).toBeNull()
  const told = async () =>
    (await get<readonly NotificationView[]>('/notifications', maja))
      .flatMap((notice) => (notice.type === 'payment_paid' ? [notice.data.payment_id] : []))
      .filter((id) => lessons.includes(id))
  await until(async () => (await told()).includes(alone))
  expect(await told()).toEqual([alone, first])
  // a mark that was taken back and made again answers no announcement
  expect(await post(`/payments/${second}/reverse`, { reason: 'Pomyłka.' }, tutor)).toBeNull()
  expect(await mark(second)).toBeNull()
  await until(async () => (await told()).includes(second))
})
