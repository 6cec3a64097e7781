import { jest } from '@jest/globals'
import { cancelLesson, leaveLessonNote } from '@kredka/contracts/lessons/endpoints'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { fakeStorage } from '../app/testing/own-storage.ts'
import { id, NOW, opened, press, TOMORROW } from './testing/lesson-page.tsx'

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW)
})
afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

/** Whose page it is. */
const ME = '01j9z3v5e8c7w2q4k6m8n0p2r4'
const textIn = (label: string | RegExp) => screen.getByLabelText<HTMLTextAreaElement>(label).value
const typeIn = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const asBefore = 'Europe/Warsaw'

test('LES-03 a note that was begun is there in a page opened anew, is given up on demand, and is gone once it is sent', async () => {
  const browser = fakeStorage()
  opened({}, asBefore, browser.tab())
  await press('Add a note')
  typeIn('Note', 'Dobrze idzie')
  cleanup()
  opened({}, asBefore, browser.tab())
  await press('Add a note')
  expect(textIn('Note')).toBe('Dobrze idzie')
  await press('Discard it')
  expect(textIn('Note')).toBe('')
  typeIn('Note', 'Jednak tak')
  cleanup()
  opened({}, asBefore, browser.tab()).api.on(leaveLessonNote, () => ({ data: null }))
  await press('Add a note')
  expect(textIn('Note')).toBe('Jednak tak')
  await press('Save')
  await waitFor(() => expect(screen.queryByLabelText('Note')).toBeNull())
  cleanup()
  opened({}, asBefore, browser.tab())
  await press('Add a note')
  expect(textIn('Note')).toBe('')
})

test('LES-03 a note is the same in all tabs, and a newer one that was saved meanwhile is not overwritten unasked', async () => {
  const browser = fakeStorage()
  const [here, other] = [browser.tab(), browser.tab()]
  opened({}, asBefore, here)
  await press('Add a note')
  typeIn('Note', 'Tutaj')
  const name = `lesson.note.${id}`
  const kept = JSON.parse(other.read(ME, name) ?? 'null')
  act(() => other.write(ME, name, JSON.stringify({ ...kept, values: { ...kept.values, note: 'Tam dalej' } })))
  expect(textIn('Note')).toBe('Tam dalej')
  act(() => other.write(ME, name, null))
  expect(textIn('Note')).toBe('')
  typeIn('Note', 'Stare słowa')
  cleanup()
  opened({ note: 'Z telefonu', noted_at: '2026-11-24T12:00:00.000Z' }, asBefore, here)
  await press('Change')
  expect(textIn('Note')).toBe('Stare słowa')
  expect(screen.getByText(/changed elsewhere meanwhile/)).toBeTruthy()
})

test('LES-01 why a lesson is cancelled stays when the dialog is closed or the page is opened anew, until it is sent', async () => {
  const browser = fakeStorage()
  opened(TOMORROW, asBefore, browser.tab())
  await press('Cancel the lesson')
  await screen.findByLabelText(/Reason/)
  typeIn(/Reason/, 'Choroba')
  cleanup()
  opened(TOMORROW, asBefore, browser.tab()).api.on(cancelLesson, () => ({ data: null }))
  await press('Cancel the lesson')
  await screen.findByLabelText(/Reason/)
  expect(textIn(/Reason/)).toBe('Choroba')
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel the lesson' }))
  await waitFor(() => expect(screen.queryByLabelText(/Reason/)).toBeNull())
  await press('Cancel the lesson')
  await screen.findByLabelText(/Reason/)
  expect(textIn(/Reason/)).toBe('')
})

test('LES-01 a proposal’s words stay when the page is opened anew; where the browser keeps nothing it asks before it goes', async () => {
  const browser = fakeStorage()
  opened(TOMORROW, asBefore, browser.tab())
  await press('Propose another time')
  await screen.findByLabelText(/Message to the other side/)
  typeIn(/Message to the other side/, 'Mam wtedy radę')
  expect(asksBeforeLeaving()).toBe(false)
  cleanup()
  opened(TOMORROW, asBefore, { ...browser.tab(), write: () => undefined })
  await press('Propose another time')
  await screen.findByLabelText(/Message to the other side/)
  expect(textIn(/Message to the other side/)).toBe('Mam wtedy radę')
  typeIn(/Message to the other side/, 'Inaczej')
  expect(asksBeforeLeaving()).toBe(true)
})

test('LES-01 LES-04 the time that a teacher proposes and what a report is about stay, too', async () => {
  const browser = fakeStorage()
  const taught = { ...TOMORROW, role: 'teacher' } as const
  opened(taught, asBefore, browser.tab())
  await press('Propose another time')
  fireEvent.change(await screen.findByLabelText(/New hour/), { target: { value: '17:30' } })
  fireEvent.change(screen.getByLabelText(/New day/), { target: { value: '2026-11-27' } })
  cleanup()
  opened(taught, asBefore, browser.tab())
  await press('Propose another time')
  await screen.findByLabelText(/New hour/)
  expect([textIn(/New hour/), textIn(/New day/)]).toEqual(['17:30', '2026-11-27'])
  cleanup()
  opened({}, asBefore, browser.tab())
  await press('Report a problem')
  const [late] = await screen.findAllByRole<HTMLInputElement>('radio')
  if (late !== undefined) fireEvent.click(late)
  cleanup()
  opened({}, asBefore, browser.tab())
  await press('Report a problem')
  expect((await screen.findAllByRole<HTMLInputElement>('radio'))[0]?.checked).toBe(true)
})

function asksBeforeLeaving(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}
