import { jest } from '@jest/globals'
import { getTimeline } from '@kredka/contracts/audit/endpoints'
import { DAY, HOUR } from '@kredka/contracts/kernel/durations'
import { answerOrderTimes, getOrder, proposeOrderTimes, withdrawOrderTimes } from '@kredka/contracts/orders/endpoints'
import type { OrderDateView, OrderProposalView, OrderView } from '@kredka/contracts/orders/views'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { rejected } from '../app/testing/fake-api.ts'
import { renderPage } from '../app/testing/render-page.tsx'
import { fakeServices } from '../app/testing/services.ts'
import { orders } from './module.ts'
import { date, ORDER_ID as id, ORDERS_NOW, orderOf } from './testing/order-views.ts'

const PROPOSAL = '01jd0000000000000000000050'
const FIRST = date('01jd0000000000000000000011', 30)
const SECOND = date('01jd0000000000000000000012', 40)

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(ORDERS_NOW)
})
afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

/** The same date, so many hours later. */
function later({ lesson_id, starts_at, ends_at }: OrderDateView, hours = 3) {
  const [start = '', end = ''] = [starts_at, ends_at].map((at) => new Date(Date.parse(at) + hours * HOUR).toISOString())
  return { lesson_id, starts_at: start, ends_at: end, date: start.slice(0, 10), time: start.slice(11, 16) }
}

function proposalOf(...times: OrderProposalView['times']): OrderProposalView {
  const at = new Date(ORDERS_NOW).toISOString()
  const lapses_at = new Date(ORDERS_NOW + DAY).toISOString()
  return { id: PROPOSAL, state: 'open', times, proposed_at: at, lapses_at, note: 'Może wtedy?', reason: null }
}

/** Opens the order as its student or teacher sees it; the server has it as it is in that moment. */
function opened(role: OrderView['role'], first: Partial<OrderView>) {
  const services = fakeServices()
  let order = orderOf([FIRST, SECOND], { role, ...first })
  services.api.on(getOrder, () => ({ data: order })).on(getTimeline, () => ({ data: [] }))
  const path = role === 'teacher' ? '/teacher/orders' : '/student/orders'
  renderPage(`${path}?order=${id}`, { modules: [orders], user: { isTeacher: true }, language: 'en', services })
  const change = (changes: Partial<OrderView>) => {
    order = { ...order, ...changes }
  }
  return { api: services.api, change }
}

const card = async (name: string | RegExp) => within(await screen.findByRole('region', { name }))
const theirs = () => card(/^The tutor proposes (another time|other times)$/)
const press = (of: { getByRole: typeof screen.getByRole }, name: string) =>
  fireEvent.click(of.getByRole('button', { name }))

test('ORD-02 a student sees old and new times beside each other, what stays, and takes all of them in one press', async () => {
  const { api } = opened('student', { proposal: proposalOf(later(FIRST)) })
  api.on(answerOrderTimes, () => ({ data: null }))
  const shown = await theirs()
  const [moved, kept] = shown.getAllByRole('listitem')
  expect(moved?.querySelector('s')?.textContent).toMatch(/^Wednesday, 25 November 2026, 20:00/)
  expect(moved?.querySelector('strong')?.textContent).toMatch(/^Wednesday, 25 November 2026, 23:00/)
  expect(kept?.textContent).toMatch(/unchanged$/)
  press(shown, 'Accept these times')
  await waitFor(() => expect(api.inputsOf(answerOrderTimes)).toEqual([{ id, accept: true, proposal_id: PROPOSAL }]))
})

test('ORD-02 AVL-02 a time that is gone is said beside its date, until another proposal comes', async () => {
  const times = [later(FIRST), later(SECOND)]
  const { api, change } = opened('student', { proposal: proposalOf(...times) })
  const details = [{ path: 'body/times/1', message: times[1]?.starts_at ?? '', code: 'SLOT_TAKEN' }]
  api.on(answerOrderTimes, () => rejected('SLOT_TAKEN', { details }))
  const shown = await theirs()
  press(shown, 'Accept these times')
  expect((await shown.findByRole('alert')).textContent).toMatch(/The time marked above is no longer free/)
  const [first, second] = shown.getAllByRole('listitem')
  expect([first?.textContent, second?.textContent]).toEqual([
    expect.not.stringContaining('taken'),
    expect.stringMatching(/already taken$/),
  ])

  // the refusal is about that proposal alone
  change({ proposal: { ...proposalOf(later(FIRST, 5)), id: '01jd0000000000000000000051' } })
  api.on(answerOrderTimes, () => rejected('ORDER_PROPOSAL_GONE'))
  press(shown, 'Accept these times')
  await waitFor(() => expect(shown.queryByText(/already taken/)).toBeNull())
  expect(shown.queryByRole('alert')).toBeNull()
})

test('ORD-02 a student declines with a reason; one that went meanwhile is not declined', async () => {
  const { api } = opened('student', { proposal: proposalOf(later(FIRST)) })
  api.on(answerOrderTimes, () => ({ data: null }))
  press(await theirs(), 'That does not suit me')
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline the proposed time?' }))
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'I have training.' } })
  press(dialog, 'That does not suit me')
  const declined = { id, accept: false, proposal_id: PROPOSAL, reason: 'I have training.' }
  await waitFor(() => expect(api.inputsOf(answerOrderTimes)).toEqual([declined]))
})

test('ORD-02 a teacher withdraws their own proposal', async () => {
  const { api } = opened('teacher', { proposal: proposalOf(later(FIRST)) })
  api.on(withdrawOrderTimes, () => ({ data: null }))
  press(await card('You propose another time'), 'Withdraw the proposal')
  await waitFor(() => expect(api.inputsOf(withdrawOrderTimes)).toEqual([{ id }]))
})

test('ORD-02 ORD-03 a teacher names the dates that change, each with another time, and says why', async () => {
  const { api } = opened('teacher', {})
  api.on(proposeOrderTimes, () => ({ data: null }))
  fireEvent.click(await screen.findByRole('button', { name: 'Propose other times' }))
  const form = within(await screen.findByRole('form', { name: 'Propose other times' }))
  const send = () => press(form, 'Send the proposal')
  send()
  await form.findByText('Tick a date that you want to change.')
  fireEvent.click(form.getByRole('checkbox', { name: /^Change Wednesday, 25 November 2026/ }))
  send()
  await form.findByText(/time that the student ordered/)
  fireEvent.change(form.getByLabelText(/^New hour/), { target: { value: '18.30' } })
  fireEvent.change(form.getByLabelText(/Message to the student/), { target: { value: ' After my course? ' } })
  send()
  const times = [{ lesson_id: FIRST.lesson_id, starts_at: '2026-11-25T17:30:00.000Z' }]
  await waitFor(() => expect(api.inputsOf(proposeOrderTimes)).toEqual([{ id, times, note: ' After my course? ' }]))
})

test('ORD-02 AVL-02 a time that the teacher has something at is said at its date, until it is changed', async () => {
  const { api } = opened('teacher', {})
  api.on(proposeOrderTimes, () =>
    rejected('SLOT_TAKEN', { details: [{ path: 'body/times/0', message: '', code: 'SLOT_TAKEN' }] }),
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Propose other times' }))
  const form = within(await screen.findByRole('form', { name: 'Propose other times' }))
  fireEvent.click(form.getByRole('checkbox', { name: /^Change Wednesday, 25 November 2026/ }))
  const hour = form.getByLabelText(/^New hour/)
  fireEvent.change(hour, { target: { value: '18:30' } })
  press(form, 'Send the proposal')
  await form.findByText('You already have something in your calendar at this time. Choose another one.')
  fireEvent.change(hour, { target: { value: '19:30' } })
  expect(form.queryByText(/You already have something/)).toBeNull()
})
