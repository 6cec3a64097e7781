import { jest } from '@jest/globals'
import { createAvailabilityGroup } from '@kredka/contracts/availability/endpoints'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { fakeStorage } from '../app/testing/own-storage.ts'
import { renderPage } from '../app/testing/render-page.tsx'
import { fakeServices } from '../app/testing/services.ts'
import { isDraft, newEntry } from './entries.ts'
import { availability } from './module.ts'

// what jsdom lacks
beforeAll(() => {
  Element.prototype.scrollTo = () => undefined
})
afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

/** Whose page it is. */
const ME = '01j9z3v5e8c7w2q4k6m8n0p2r4'
const NAME = 'availability.new'

function opened(own = fakeStorage().tab()) {
  const services = fakeServices({ own })
  services.api.on(createAvailabilityGroup, () => ({ data: { id: ME } }))
  const user = { isTeacher: true }
  renderPage('/availability/new', { modules: [availability], user, language: 'en', services })
  return services.api
}
const nameField = async () => screen.findByLabelText<HTMLInputElement>(/^Name/)

test('AVL-01 hours that were drawn and not saved are there in a page opened anew, the same in all tabs, and go on demand', async () => {
  const browser = fakeStorage()
  const other = browser.tab()
  opened(browser.tab())
  fireEvent.change(await nameField(), { target: { value: 'Popołudnia' } })
  cleanup()
  opened(browser.tab())
  expect((await nameField()).value).toBe('Popołudnia')
  const kept = JSON.parse(other.read(ME, NAME) ?? 'null')
  const entries = [newEntry('week_day', { day: 2, start: '16:00', end: '20:00' })]
  act(() => other.write(ME, NAME, JSON.stringify({ ...kept, values: { name: 'Wieczory', entries } })))
  expect((await nameField()).value).toBe('Wieczory')
  expect(screen.getAllByText(/16:00/).length).toBeGreaterThan(0)
  fireEvent.click(screen.getByRole('button', { name: 'Discard it' }))
  await waitFor(async () => expect((await nameField()).value).toBe(''))
  expect(other.read(ME, NAME)).toBeNull()
})

test('AVL-01 where the browser keeps nothing it asks before the page goes; what an older build kept is left alone', async () => {
  opened({ ...fakeStorage().tab(), write: () => undefined })
  fireEvent.change(await nameField(), { target: { value: 'Popołudnia' } })
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  expect(leaving.defaultPrevented).toBe(true)
  expect(isDraft({ name: 'Popołudnia', entries: [{ type: 'yearly' }] })).toBe(false)
  expect(isDraft({ name: 'Popołudnia', entries: [newEntry('special')] })).toBe(true)
})
