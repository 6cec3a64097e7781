import type { CalendarEventView } from '@kredka/contracts/calendar/views'
import { cleanup, screen } from '@testing-library/react'
import type { AppModule } from '../../app/routing/page.ts'
import { renderPage } from '../../app/testing/render-page.tsx'
import { EventDetails } from './EventDetails.tsx'

afterEach(cleanup)

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
