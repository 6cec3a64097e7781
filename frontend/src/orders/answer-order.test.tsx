import { jest } from '@jest/globals'
import { getTimeline } from '@kredka/contracts/audit/endpoints'
import { HOUR } from '@kredka/contracts/kernel/durations'
import { acceptOrder, getOrder, listOrders } from '@kredka/contracts/orders/endpoints'
import type { OrderDateView } from '@kredka/contracts/orders/views'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { OwnStorage } from '../app/own-storage.ts'
import { fakeStorage } from '../app/testing/own-storage.ts'
import { renderPage } from '../app/testing/render-page.tsx'
import { fakeServices } from '../app/testing/services.ts'
import { orders } from './module.ts'
import { date, ORDER_ID as id, ORDERS_NOW, orderOf } from './testing/order-views.ts'

let clock = jest.spyOn(Date, 'now')
beforeEach(() => {
  clock = jest.spyOn(Date, 'now').mockReturnValue(ORDERS_NOW)
})
afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

function opened(...dates: readonly OrderDateView[]) {
  return openedIn(fakeStorage().tab(), ...dates)
}

function openedIn(own: OwnStorage, ...dates: readonly OrderDateView[]) {
  const services = fakeServices({ own })
  services.api.on(getOrder, () => ({ data: orderOf(dates) })).on(getTimeline, () => ({ data: [] }))
  renderPage(`/teacher/orders?order=${id}`, { modules: [orders], user: { isTeacher: true }, language: 'en', services })
  return services.api
}

/** The time goes on; the page is looked at again, as after a sleep. */
function at(hours: number) {
  clock.mockReturnValue(ORDERS_NOW + hours * HOUR)
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

test('ORD-02 what a teacher began to answer is there in a page opened anew: why not, and when instead', async () => {
  const browser = fakeStorage()
  openedIn(browser.tab(), date(id, 5))
  fireEvent.click(await button('Reject'))
  fireEvent.change(await screen.findByLabelText(/Reason/), { target: { value: 'Wyjeżdżam' } })
  fireEvent.click(await button('Cancel'))
  fireEvent.click(await button('Propose another time'))
  fireEvent.change(await screen.findByLabelText(/New hour/), { target: { value: '20:30' } })
  cleanup()
  openedIn(browser.tab(), date(id, 5))
  fireEvent.click(await button('Reject'))
  expect((await screen.findByLabelText<HTMLTextAreaElement>(/Reason/)).value).toBe('Wyjeżdżam')
  fireEvent.click(await button('Cancel'))
  fireEvent.click(await button('Propose another time'))
  expect((await screen.findByLabelText<HTMLInputElement>(/New hour/)).value).toBe('20:30')
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
