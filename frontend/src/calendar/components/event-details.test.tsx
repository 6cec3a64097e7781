import { jest } from '@jest/globals'
import type { CalendarEventView } from '@kredka/contracts/calendar/views'
import { DAY, HOUR } from '@kredka/contracts/kernel/durations'
import { getLesson } from '@kredka/contracts/lessons/endpoints'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import type { AppModule } from '../../app/routing/page.ts'
import { renderPage } from '../../app/testing/render-page.tsx'
import { fakeServices } from '../../app/testing/services.ts'
import { EventDetails } from './EventDetails.tsx'

afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

const id = '01jd0000000000000000000001'
const order_id = '01jd0000000000000000000009'
const event = (type: CalendarEventView['type']): CalendarEventView => ({
  id,
  type,
  title: null,
  start: '2026-11-25T10:00:00.000Z',
  end: '2026-11-25T11:00:00.000Z',
  time_off: false,
  public_reason: null,
  proposed: false,
  can_change: false,
  lesson_id: id,
  order_id,
  offer_id: id,
  subject_id: 'maths',
  level: 'basic',
  place: 'online',
  person: null,
})
const nothing = () => undefined

test.each([
  ['order_for_teacher', 'Answer the order', `/teacher/orders?order=${order_id}`],
  ['ordered_lesson', 'See the order', `/student/orders?order=${order_id}`],
  ['giving_lesson', 'See the lesson', `/lessons/${id}`],
  ['taking_lesson', 'See the lesson', `/lessons/${id}`],
] as const)('CAL-01 %s in the calendar leads to the very thing', async (type, name, to) => {
  const Page = () => <EventDetails event={event(type)} onClose={nothing} onChange={nothing} onRemove={nothing} />
  const module: AppModule = { pages: { calendar: async () => ({ Page }) } }
  renderPage('/calendar', { modules: [module], user: {}, language: 'en' })
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(to)
})

const BEGINS = Date.parse(event('giving_lesson').start)

function show(what: Partial<CalendarEventView>, now: number) {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now)
  const services = fakeServices()
  const meeting_link = 'https://example.com/room'
  services.api.on(getLesson, () => ({ data: { id, meeting_link } as never }))
  const shown = { ...event('taking_lesson'), ...what }
  const Page = () => <EventDetails event={shown} onClose={nothing} onChange={nothing} onRemove={nothing} />
  const module: AppModule = { pages: { calendar: async () => ({ Page }) } }
  renderPage('/calendar', { modules: [module], user: {}, language: 'en', services })
  return { api: services.api, clock }
}

test.each(['giving_lesson', 'taking_lesson'] as const)(
  'LES-02 CAL-01 a %s that is soon is joined from the calendar, until it has ended',
  async (type) => {
    const { clock } = show({ type }, BEGINS - HOUR)
    const join = await screen.findByRole('link', { name: /^Join the lesson/ })
    expect(join.getAttribute('href')).toBe('https://example.com/room')
    clock.mockReturnValue(BEGINS + HOUR)
    act(() => void window.dispatchEvent(new Event('focus')))
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Join/ })).toBeNull())
  },
)

test.each([
  ['begins in more than a day', {}, BEGINS - DAY - HOUR],
  ['is at somebody’s home', { place: 'student_house' }, BEGINS - HOUR],
  ['is only proposed for then', { proposed: true }, BEGINS - HOUR],
  ['is ordered and not accepted', { type: 'ordered_lesson' }, BEGINS - HOUR],
] as const)('LES-02 there is nothing to join in the calendar where a lesson %s', async (_, what, now) => {
  const { api } = show(what, now)
  await screen.findByRole('link', { name: /^See the/ })
  expect(screen.queryByRole('link', { name: /^Join/ })).toBeNull()
  expect(api.inputsOf(getLesson)).toEqual([])
})
