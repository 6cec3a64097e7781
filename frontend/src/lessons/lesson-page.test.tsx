import { jest } from '@jest/globals'
import { getTimeline } from '@kredka/contracts/audit/endpoints'
import { DAY, HOUR } from '@kredka/contracts/kernel/durations'
import { answerLessonMove, getLesson, markLessonDone } from '@kredka/contracts/lessons/endpoints'
import { getMisses } from '@kredka/contracts/repetition/endpoints'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { rejected } from '../app/testing/fake-api.ts'
import { NOW, opened, press, TOMORROW } from './testing/lesson-page.tsx'

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW)
})
afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

test('LES-01 what became of a lesson that is over is asked before anything else', async () => {
  const order = async () =>
    (await screen.findAllByRole('button', { name: /^(Mark as done|Add a note)$/ })).map(
      ({ textContent }) => textContent,
    )
  opened()
  expect(await order()).toEqual(['Mark as done', 'Add a note'])
})

test('LES-01 a change that fails says so first, and why', async () => {
  opened().api.on(markLessonDone, () => rejected('LESSON_PROBLEM_OPEN'))
  await press('Mark as done')
  const title = await screen.findByText('The status could not be changed')
  expect(title.parentElement?.textContent).toContain('The report about this lesson has to end first.')
})

test('LES-03 a note that is half written stays when another one is saved elsewhere, and when the lesson is cancelled', async () => {
  const { becomes } = opened()
  await press('Add a note')
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'Dobrze idzie' } })
  becomes({ note: 'Z telefonu', noted_at: '2026-11-24T12:00:00.000Z' })
  await screen.findByText(/changed elsewhere meanwhile/)
  expect(screen.getByLabelText<HTMLTextAreaElement>('Note').value).toBe('Dobrze idzie')
  await press('Load the newer version')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Note').value).toBe('Z telefonu')

  const cancelled = { by: 'teacher', at: '2026-11-24T12:00:00.000Z', late: false, absent: false } as const
  const gone = { status: 'cancelled', expired: false, note: null, noted_at: null } as const
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'Ostatnia wersja' } })
  becomes({ ...gone, cancelled: { ...cancelled, why: 'asked', reason: null } })
  await screen.findByText(/This can no longer be done\. This lesson is no longer booked\./)
  expect(screen.getByLabelText<HTMLTextAreaElement>('Note').value).toBe('Ostatnia wersja')
})

test('LES-01 a proposal that is half written stays when the lesson is moved elsewhere, or a new time is proposed', async () => {
  const { becomes } = opened(TOMORROW)
  await press('Propose another time')
  const note = await screen.findByLabelText<HTMLTextAreaElement>(/Message to the other side/)
  fireEvent.change(note, { target: { value: 'Mam wtedy radę' } })
  becomes({ status: 'moved', starts_at: '2026-11-26T10:00:00.000Z', ends_at: '2026-11-26T11:00:00.000Z' })
  await screen.findByText(/The lesson has been moved in the meantime: Thursday 26 November, 11:00–12:00/)
  const times = { starts_at: '2026-11-27T10:00:00.000Z', ends_at: '2026-11-27T11:00:00.000Z' }
  const asked = { proposed_at: '2026-11-24T12:00:00.000Z', lapses_at: '2026-11-26T10:00:00.000Z' }
  becomes({ move: { by: 'student', note: null, ...times, ...asked } })
  await screen.findByText(/A new time is already waiting for an answer/)
  expect(note.value).toBe('Mam wtedy radę')
})

test('LES-01 a reason for declining that is half written stays when the proposal is withdrawn, and when another one comes', async () => {
  const times = { starts_at: '2026-11-27T10:00:00.000Z', ends_at: '2026-11-27T11:00:00.000Z' }
  const asked = { proposed_at: '2026-11-24T11:00:00.000Z', lapses_at: '2026-11-25T10:00:00.000Z' }
  const move = { by: 'student', note: null, ...times, ...asked } as const
  const { api, becomes } = opened({ ...TOMORROW, move })
  api.on(answerLessonMove, () => rejected('LESSON_MOVE_GONE'))
  await press('Decline the new time')
  const reason = await screen.findByRole<HTMLTextAreaElement>('textbox')
  fireEvent.change(reason, { target: { value: 'Wtedy mam' } })
  becomes({ move: null })
  await screen.findByText(/This proposal is no longer open/)
  expect(reason.value).toBe('Wtedy mam')
  becomes({ move: { ...move, starts_at: '2026-11-28T10:00:00.000Z', ends_at: '2026-11-28T11:00:00.000Z' } })
  await screen.findByRole('heading', { name: 'A new time is proposed', hidden: true })
  expect(reason.value).toBe('Wtedy mam')
  // what was typed answers to the proposal that it was typed for
  const [confirm] = within(await screen.findByRole('dialog')).getAllByRole('button', { name: 'Decline the new time' })
  if (confirm !== undefined) fireEvent.click(confirm)
  await waitFor(() => expect(api.inputsOf(answerLessonMove)).toMatchObject([{ starts_at: times.starts_at }]))
  expect(reason.value).toBe('Wtedy mam')
})

test('QUI-12 before a lesson its tutor sees what the student misses in its subject first, five lines until all are asked for', async () => {
  const { api } = opened(TOMORROW)
  const missed = (n: number) => ({
    ...{ id: `01jd00000000000000000000${10 + n}`, prompt: `Pytanie ${n}`, formulas: [], subject_id: 'maths' },
    ...{ answers: 9, wrong: 9 - n, last_at: '2026-11-20T12:00:00.000Z' },
  })
  api.on(getMisses, () => ({
    data: {
      is_shared: true,
      subjects: [{ subject_id: 'maths', answers: 63, wrong: 35 }],
      questions: [1, 2, 3, 4, 5, 6, 7].map(missed),
    },
  }))
  await screen.findByRole('heading', { name: 'Missed most often' })
  expect(api.inputsOf(getMisses)).toMatchObject([{ subject_id: 'maths' }])
  expect(screen.getAllByText(/^Pytanie/)).toHaveLength(5)
  await press('Show all')
  expect(screen.getAllByText(/^Pytanie/)).toHaveLength(7)
  await press('Show fewer')
  expect(screen.getAllByText(/^Pytanie/)).toHaveLength(5)
})

test('EVT-11 the history of a lesson tells what happens while it is looked at', async () => {
  const { api, hint } = opened()
  await screen.findByRole('region', { name: 'History of the lesson' })
  await waitFor(() => expect(api.inputsOf(getTimeline)).toHaveLength(1))
  hint('lesson')
  await waitFor(() => expect(api.inputsOf(getTimeline)).toHaveLength(2))
  // its payment has an id of its own, and what is done to it stands in the same history
  hint('payment', '01jd0000000000000000000099')
  await waitFor(() => expect(api.inputsOf(getTimeline)).toHaveLength(3))
})

test('I18-02 who lives by other clocks reads on which ones the lesson was agreed', async () => {
  opened(TOMORROW, 'Europe/London')
  await screen.findByText(/Times are in your zone: United Kingdom Time \(UTC\)/)
  await screen.findByText(/Time zone the lesson was agreed in: Central European Time \(UTC\+1\)/)
})

test('LES-02 the link is asked for when its time comes, and again where the browser is ahead of the server, a few times', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(NOW)
  const link_from = new Date(NOW + 60_000).toISOString()
  const { api } = opened({ ...TOMORROW, online_tool: 'zoom', link_from })
  await screen.findByText(/The meeting link appears here/)
  const at = (seconds: number) => {
    clock.mockReturnValue(NOW + 60_000 + seconds * 1_000)
    act(() => void window.dispatchEvent(new Event('focus')))
  }
  const asked = (times: number) => waitFor(() => expect(api.inputsOf(getLesson)).toHaveLength(times))
  await asked(1)
  at(0)
  await asked(2)
  at(10)
  await asked(2)
  at(15)
  await asked(3)
  at(30)
  await asked(4)
  at(45)
  await asked(5)
  for (const seconds of [60, 75, 90]) at(seconds)
  await asked(5)
  await screen.findByText(/There is no link for Zoom in your teaching settings/)
})

test('LES-01 LES-02 what can be done follows the time, without a reload: at the end there is nothing to join or to cancel', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(NOW)
  const meeting_link = 'https://example.com/room'
  opened({
    expired: false,
    starts_at: new Date(NOW - HOUR / 2).toISOString(),
    ends_at: new Date(NOW + HOUR / 2).toISOString(),
    meeting_link,
    link_from: new Date(NOW - DAY).toISOString(),
  })
  await screen.findByRole('link', { name: /Join/ })
  expect(screen.getByRole('button', { name: 'Cancel the lesson' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Mark as done' })).toBeNull()
  clock.mockReturnValue(NOW + HOUR / 2)
  // the page is looked at again, as after a sleep
  act(() => void window.dispatchEvent(new Event('focus')))
  expect(await screen.findByRole('button', { name: 'Mark as done' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /Join/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Cancel the lesson' })).toBeNull()
})
