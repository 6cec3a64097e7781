import type { FeedEvent } from '@kredka/contracts/calendar/feed'
import ICAL from 'ical.js'
import type { Site } from '../kernel/tools.ts'
import { feedIcs, type LessonIcs, lessonIcs } from './ics.ts'

const site: Site = { public_url: 'https://kredka.example', api_base: '/api', brand: 'Kredka', production: true }
const lesson: LessonIcs = {
  lesson_id: '01jd0000000000000000000041',
  starts_at: '2026-10-24T16:00:00.000Z',
  ends_at: '2026-10-24T17:00:00.000Z',
  sequence: 0,
  cancelled: false,
  summary: 'Lekcja: matematyka; część 2, żółć',
  description: `${'Zażółć gęślą jaźń. '.repeat(12).trim()}\nDruga linia`,
  location: 'ul. Długa 5, m. 12',
  changed_at: '2026-10-01T08:00:00.000Z',
  language: 'pl',
}
const parsed = (text: string) => new ICAL.Component(ICAL.parse(text))
const eventOf = (text: string) => {
  const component = parsed(text).getFirstSubcomponent('vevent')
  if (component === null) throw new Error('no event')
  return new ICAL.Event(component)
}

test('CAL-02 a lesson reads back as it was, in UTC, with what stands in texts escaped and long lines folded', async () => {
  const text = await lessonIcs(site, lesson)
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(text).toContain('DTSTART:20261024T160000Z')
  const event = eventOf(text)
  expect(event.summary).toBe(lesson.summary)
  expect(event.description).toBe(lesson.description)
  expect(event.location).toBe(lesson.location)
  expect(event.uid).toBe('lesson-01jd0000000000000000000041@kredka.example')
  expect([event.startDate.toJSDate().toISOString(), event.endDate.toJSDate().toISOString()]).toEqual([
    lesson.starts_at,
    lesson.ends_at,
  ])
  expect(parsed(text).getFirstPropertyValue('method')).toBe('PUBLISH')
})

test('CAL-02 a moved lesson is the same with a higher sequence, a cancelled one is taken back', async () => {
  const moved = eventOf(await lessonIcs(site, { ...lesson, sequence: 1, starts_at: '2026-10-25T16:00:00.000Z' }))
  expect([moved.uid, moved.sequence]).toEqual(['lesson-01jd0000000000000000000041@kredka.example', 1])
  const text = await lessonIcs(site, { ...lesson, sequence: 2, cancelled: true })
  expect(parsed(text).getFirstPropertyValue('method')).toBe('CANCEL')
  expect(eventOf(text).component.getFirstPropertyValue('status')).toBe('CANCELLED')
})

const given: FeedEvent = {
  id: lesson.lesson_id,
  type: 'giving_lesson',
  title: null,
  start: lesson.starts_at,
  end: lesson.ends_at,
  time_off: false,
  public_reason: null,
  proposed: false,
  can_change: false,
  lesson_id: lesson.lesson_id,
  order_id: '01jd0000000000000000000040',
  offer_id: '01jd0000000000000000000003',
  subject_id: 'maths',
  level: 'basic',
  place: 'online',
  person: { id: '01jd0000000000000000000002', name: 'Łucja Żak', picture_url: null },
  changed_at: lesson.changed_at,
  moves: 3,
}

test('CAL-02 the feed holds lessons, what awaits an answer as tentative, and own events; the same content has the same tag', async () => {
  const own: FeedEvent = {
    ...given,
    id: 'x',
    type: 'custom',
    title: 'Dentysta',
    lesson_id: null,
    person: null,
    moves: 0,
  }
  const away: FeedEvent = { ...own, id: 'y', title: null, time_off: true }
  const order: FeedEvent = {
    ...given,
    id: 'z',
    type: 'ordered_lesson',
    person: { id: 'p', name: null, picture_url: null },
  }
  const { body, etag } = await feedIcs(site, [given, own, away, order], 'pl')
  const events = parsed(body)
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component))
  expect(events.map(({ summary, component }) => [summary, component.getFirstPropertyValue('status')])).toEqual([
    ['Lekcja: Matematyka, Łucja Żak', 'CONFIRMED'],
    ['Dentysta', 'CONFIRMED'],
    ['Czas wolny', 'CONFIRMED'],
    ['Zamówiona lekcja, czeka na odpowiedź: Matematyka, usunięty użytkownik', 'TENTATIVE'],
  ])
  expect(events[0]?.sequence).toBe(3)
  expect((await feedIcs(site, [given, own, away, order], 'pl')).etag).toBe(etag)
  expect((await feedIcs(site, [given, own, away], 'pl')).etag).not.toBe(etag)
  const english = await feedIcs(site, [away], 'en')
  expect(parsed(english.body).getFirstSubcomponent('vevent')?.getFirstPropertyValue('summary')).toBe('Time off')
  expect(parsed((await feedIcs(site, [], 'pl')).body).getFirstPropertyValue('x-wr-calname')).toBe('Kredka')
})
