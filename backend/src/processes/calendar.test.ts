import { createAvailabilityGroup } from '@kredka/contracts/availability/endpoints'
import { slotFault } from '@kredka/contracts/calendar/free-slots'
import type { CalendarEventView, CalendarSettingsView, ConflictingLesson } from '@kredka/contracts/calendar/views'
import { DAY, HOUR } from '@kredka/contracts/kernel/durations'
import { isRejection } from '@kredka/contracts/kernel/errors'
import { calendarDecider, slotTaken, teachersTime } from '../calendar/index.ts'
import { holdOf } from '../calendar/testing/holds.ts'
import { callsOf } from './testing/calls.ts'
import { type MovingSite, movingSite } from './testing/moving-site.ts'
import { type TestPerson, testContext, testPerson } from './testing/people.ts'
import { upToNow } from './testing/up-to-now.ts'

let site: MovingSite
let tutor: TestPerson
beforeAll(async () => {
  site = await movingSite()
})
afterAll(() => site.stop())
beforeEach(async () => {
  tutor = await testPerson(site, 'teacher')
})

const { post, get } = callsOf(() => site)
const iso = (at: number) => new Date(at).toISOString()
/** Some noon ahead. */
const noon = (days: number) => Math.floor(site.tools.clock.now() / DAY) * DAY + days * DAY + 12 * HOUR
const calendarOf = (who: TestPerson) =>
  get<CalendarEventView[]>(`/calendar?from=${iso(noon(-1))}&to=${iso(noon(40))}`, who)

function holdInput(student: TestPerson, at: number, order: number) {
  const hold = holdOf([iso(at)], order, { teacher_id: tutor.id, student_id: student.id })
  const ids = { order_id: site.tools.ids.entity(), decided_at: iso(site.tools.clock.now()) }
  const expires_at = iso(site.tools.clock.now() + DAY)
  const dates = hold.terms.dates.map((date) => ({ ...date, lesson_id: site.tools.ids.entity(), expires_at }))
  return { ...hold, ...ids, terms: { ...hold.terms, dates } }
}
const hold = (command: ReturnType<typeof holdInput>) =>
  site.tools.write.execute(calendarDecider, command.teacher_id, command, testContext(site, 'orders.place'))

test('AVL-02 fifty want one time at once: one gets it, the others are told free times near it', async () => {
  const entries = [1, 2, 3, 4, 5, 6, 7].map((day) => ({
    type: 'week_day',
    day,
    start_time: '08:00',
    end_time: '20:00',
  }))
  const { id } = await post<{ id: string }>(createAvailabilityGroup.path, { name: 'Codziennie', entries }, tutor)
  const student = await testPerson(site)
  const inputs = Array.from({ length: 50 }, (_, n) => ({
    ...holdInput(student, noon(3), n),
    student_id: site.tools.ids.entity(),
  }))
  const outcomes = await Promise.all(inputs.map(hold))
  const refused = outcomes.filter(isRejection)
  expect(refused.map(({ rejected }) => rejected)).toEqual(Array.from({ length: 49 }, () => 'SLOT_TAKEN'))

  const now = site.tools.clock.now()
  const { rule, availability_revision } = await teachersTime(site.tools.write, {
    teacher_id: tutor.id,
    availability_group_id: id,
    now,
  })
  expect(availability_revision).toBe(0)
  expect(slotFault(rule, noon(3), 60)).toBe('SLOT_TAKEN')
  const near = (slotTaken(rule, noon(3), 60).details ?? []).map(({ message }) => Date.parse(message))
  expect(near).toHaveLength(3)
  for (const start of near) {
    expect(slotFault(rule, start, 60)).toBeNull()
    expect(Math.abs(start - noon(3))).toBeLessThanOrEqual(2 * HOUR)
  }
})

test('CAL-01 an own event blocks its time; time off names what stands in it, and what was answered follows', async () => {
  const student = await testPerson(site)
  const event = { title: 'Dentysta', starts_at: iso(noon(5)), ends_at: iso(noon(5) + HOUR) }
  const { id } = await post<{ id: string }>('/calendar/events', event, tutor)
  expect(await hold(holdInput(student, noon(5), 1))).toMatchObject({ rejected: 'SLOT_TAKEN' })

  const order = holdInput(student, noon(6), 1)
  await hold(order)
  const off = { starts_at: iso(noon(6) - 12 * HOUR), ends_at: iso(noon(8)), public_reason: ' Wyjazd ' }
  const { id: off_id, in_the_way } = await post<{ id: string; in_the_way: ConflictingLesson[] }>(
    '/calendar/time-off',
    off,
    tutor,
  )
  expect(in_the_way).toMatchObject([{ order_id: order.order_id, student_id: student.id, is_order: true }])
  expect((await calendarOf(tutor)).map(({ type, time_off }) => [type, time_off])).toEqual([
    ['custom', false],
    ['custom', true],
    ['order_for_teacher', false],
  ])
  expect((await calendarOf(student)).map(({ type }) => type)).toEqual(['ordered_lesson'])

  const lesson_ids = order.terms.dates.map(({ lesson_id }) => lesson_id)
  const { teacher_id, order_id, decided_at } = order
  const book = { do: 'book', teacher_id, order_id, slot_ids: lesson_ids, decided_at } as const
  await site.tools.write.execute(calendarDecider, teacher_id, book, testContext(site, 'calendar.book'))
  expect((await calendarOf(student)).map(({ type }) => type)).toEqual(['taking_lesson'])
  expect(await post(`/calendar/events/${id}`, { ...event, title: 'Lekarz' }, tutor)).toBeNull()
  for (const gone of [id, off_id]) expect(await post(`/calendar/events/${gone}/remove`, {}, tutor)).toBeNull()
  expect(await post(`/calendar/events/${id}/remove`, {}, tutor)).toBe('CALENDAR_EVENT_NOT_FOUND')
  expect(await post('/calendar/events', { ...event, ends_at: event.starts_at }, tutor)).toBe('CALENDAR_EVENT_TIMES')
  expect((await calendarOf(tutor)).map(({ type }) => type)).toEqual(['giving_lesson'])
})

test('AVL-03 the cap of a day is the teacher’s to choose', async () => {
  const student = await testPerson(site)
  expect(await post('/calendar/daily-cap', { lessons: 1 }, tutor)).toBeNull()
  expect(await hold(holdInput(student, noon(5), 1))).not.toHaveProperty('rejected')
  expect(await hold(holdInput(student, noon(5) + 2 * HOUR, 2))).toMatchObject({ rejected: 'DAY_FULL' })
  expect(await get<CalendarSettingsView>('/calendar/settings', tutor)).toMatchObject({
    daily_cap: 1,
    feed_url: null,
  })
  expect(await post('/calendar/daily-cap', { lessons: null }, tutor)).toBeNull()
  expect(await hold(holdInput(student, noon(5) + 2 * HOUR, 3))).not.toHaveProperty('rejected')
  expect(await post('/calendar/daily-cap', { lessons: 1 }, student)).toBe('TEACHER_PROFILE_REQUIRED')
})

test('CAL-02 whoever has the address reads the feed, until the person gives it another or none', async () => {
  const address = async () => (await get<CalendarSettingsView>('/calendar/settings', tutor)).feed_url
  await post('/calendar/events', { title: 'Próba chóru', starts_at: iso(noon(2)), ends_at: iso(noon(2) + HOUR) }, tutor)
  expect(await address()).toBeNull()
  await post('/calendar/feed/open', {}, tutor)
  const first = (await address()) ?? ''
  await post('/calendar/feed/open', {}, tutor)
  expect(await address()).toBe(first)

  const read = async (url: string, headers: Record<string, string> = {}) => {
    const { pathname } = new URL(url)
    return fetch(site.url + pathname, { headers: await upToNow(site, headers) })
  }
  const feed = await read(first)
  expect([feed.status, feed.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(await feed.text()).toContain('SUMMARY:Próba chóru')
  const etag = feed.headers.get('etag') ?? ''
  expect((await read(first, { 'if-none-match': etag, 'cache-control': 'max-age=0' })).status).toBe(304)

  await post('/calendar/feed/renew', {}, tutor)
  const second = (await address()) ?? ''
  expect(second).not.toBe(first)
  expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200])
  await post('/calendar/feed/close', {}, tutor)
  expect([(await read(second)).status, await address()]).toEqual([404, null])
})
