import { jest } from '@jest/globals'
import { getTimeline } from '@kredka/contracts/audit/endpoints'
import { HOUR } from '@kredka/contracts/kernel/durations'
import { acceptOrder, getOrder, listOrders } from '@kredka/contracts/orders/endpoints'
import type { OrderDateView, OrderView } from '@kredka/contracts/orders/views'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderPage } from '../app/testing/render-page.tsx'
import { fakeServices } from '../app/testing/services.ts'
import { orders } from './module.ts'

const NOW = Date.parse('2026-11-24T12:00:00Z')
const id = '01jd0000000000000000000001'
const iso = (at: number) => new Date(at).toISOString()
let clock = jest.spyOn(Date, 'now')
beforeEach(() => {
  clock = jest.spyOn(Date, 'now').mockReturnValue(NOW)
})
afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

/** A date that can be answered for so many hours. */
function date(lesson_id: string, hours: number): OrderDateView {
  const start = NOW + (hours + 2) * HOUR
  return {
    lesson_id,
    starts_at: iso(start),
    ends_at: iso(start + HOUR),
    date: iso(start).slice(0, 10),
    time: iso(start).slice(11, 16),
    list_amount: 9000,
    amount: 9000,
    status: 'new',
    expires_at: iso(NOW + hours * HOUR),
    cancelled_why: null,
  }
}

function orderOf(dates: readonly OrderDateView[]): OrderView {
  return {
    id,
    role: 'teacher',
    status: 'new',
    other: { id: '01jd0000000000000000000002', name: 'Maja Nowak', picture_url: null },
    offer_id: id,
    offer_slug: null,
    proposal: null,
    subject_id: 'maths',
    level: 'basic',
    duration: 60,
    place: 'online',
    online_tool: 'zoom',
    currency: 'PLN',
    list_amount: 9000 * dates.length,
    amount: 9000 * dates.length,
    dates: [...dates],
    weekly: false,
    ordered_at: iso(NOW - HOUR),
    expires_at: dates[0]?.expires_at ?? iso(NOW),
    closed_at: null,
    rejection_reason: null,
    cancelled_why: null,
    teacher_id: '01j9z3v5e8c7w2q4k6m8n0p2r4',
    student_id: '01jd0000000000000000000002',
    offer_version: 1,
    timezone: 'Europe/Warsaw',
    cancellation_hours: 12,
    percentage: null,
    message: null,
    student_address: null,
    teacher_address: null,
    note: null,
    cancel_reason: null,
    phone_open: false,
  }
}

function opened(...dates: readonly OrderDateView[]) {
  const services = fakeServices()
  services.api.on(getOrder, () => ({ data: orderOf(dates) })).on(getTimeline, () => ({ data: [] }))
  renderPage(`/teacher/orders?order=${id}`, { modules: [orders], user: { isTeacher: true }, language: 'en', services })
  return services.api
}

/** The time goes on; the page is looked at again, as after a sleep. */
function at(hours: number) {
  clock.mockReturnValue(NOW + hours * HOUR)
  act(() => void window.dispatchEvent(new Event('focus')))
}
const button = (name: string) => screen.findByRole('button', { name })

test('ORD-02 while a date can still be answered the order says until when, also before a lapsed one is closed', async () => {
  opened(date('01jd0000000000000000000011', 1), date('01jd0000000000000000000012', 5), date(id, 8))
  await screen.findByText(/^The next unanswered date expires in 1 hour/)
  at(2)
  await screen.findByText(/^The next unanswered date expires in 3 hours/)
  at(6)
  await screen.findByText(/^Expires in 2 hours .* unless you answer\.$/)
  await button('Accept')
  at(8)
  await screen.findByText('The time to answer is over.')
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
})

test('ORD-02 an answer that is half written stays when its time ends, and says why it cannot be sent', async () => {
  const api = opened(date(id, 1))
  fireEvent.click(await button('Accept with a note'))
  const note = await screen.findByLabelText<HTMLTextAreaElement>(/Message to the student/)
  fireEvent.change(note, { target: { value: 'Do zobaczenia' } })
  at(1)
  expect(await screen.findAllByText('The time to answer is over.')).toHaveLength(2)
  expect(note.value).toBe('Do zobaczenia')
  expect(api.inputsOf(acceptOrder)).toEqual([])
})

test('ORD-02 one press accepts', async () => {
  const api = opened(date(id, 5))
  fireEvent.click(await button('Accept'))
  await waitFor(() => expect(api.inputsOf(acceptOrder)).toEqual([{ id: expect.any(String), lesson_ids: [id] }]))
})

test('ORD-03 where the only ticked date lapses the other one can be ticked', async () => {
  opened(date('01jd0000000000000000000011', 1), date(id, 5))
  const [, second] = await screen.findAllByRole('checkbox')
  if (second !== undefined) fireEvent.click(second)
  fireEvent.click(await button('Accept with a note'))
  at(2)
  await screen.findByText('Tick at least one date.')
  fireEvent.click(screen.getByRole('checkbox'))
  expect(screen.queryByText('Tick at least one date.')).toBeNull()
})

/** The order in the list of the teacher. */
function listed(...dates: readonly OrderDateView[]) {
  const services = fakeServices()
  services.api.on(listOrders, () => ({ data: [orderOf(dates)] }))
  renderPage('/teacher/orders', { modules: [orders], user: { isTeacher: true }, language: 'en', services })
}

test('ORD-03 a row of the list counts the dates that live, as its price does; of an order without any it counts all', async () => {
  const lapsed = { ...date('01jd0000000000000000000011', 1), status: 'cancelled', cancelled_why: 'expired' } as const
  const accepted = { ...date('01jd0000000000000000000012', 3), status: 'accepted' } as const
  listed(lapsed, accepted, date('01jd0000000000000000000013', 5), date(id, 9))
  await screen.findByText(/^Tuesday, 24 November 2026, .* and 2 more$/)
  cleanup()
  listed(lapsed, { ...lapsed, lesson_id: id })
  await screen.findByText(/ and 1 more$/)
})
