import { accountEvents } from '@kredka/contracts/accounts/events'
import { availabilityEvents } from '@kredka/contracts/availability/events'
import {
  getCalendarSettings,
  getFreeDays,
  getFreeSlots,
  getTeacherTime,
  listCalendar,
  listTakenSlots,
} from '@kredka/contracts/calendar/endpoints'
import { calendarEvents as e } from '@kredka/contracts/calendar/events'
import { make } from '@kredka/contracts/kernel/events'
import { must } from '@kredka/contracts/kernel/testing/must'
import { offerEvents } from '@kredka/contracts/offers/events'
import { availabilityProjection } from '../availability/projection.ts'
import type { Viewer } from '../kernel/query.ts'
import { startTestReadModels, type TestReadModels } from '../kernel/testing/test-read-models.ts'
import { offersProjection } from '../offers/projection.ts'
import { idOf, offerEventsOf, person, teacher } from '../offers/testing/market.ts'
import { profilesProjection } from '../profiles/projection.ts'
import { settingsProjection } from '../settings/projection.ts'
import { freeTimeQueryHandlers } from './free-queries.ts'
import { calendarProjection } from './projection.ts'
import { calendarQueryHandlers } from './queries.ts'

// now is Thursday 2026-10-01, ten in Warsaw
const teacher_id = idOf('t', 1)
const student_id = idOf('t', 2)
const tutor: Viewer = { kind: 'user', id: teacher_id, is_teacher: true }
const student: Viewer = { kind: 'user', id: student_id, is_teacher: false }
const decided_at = '2026-10-01T08:00:00.000Z'
const MONDAY = '2026-10-05'
const lesson = (n: number) => idOf('p', 100 + n)

function held(n: number, starts_at: string, date: string) {
  const ends_at = new Date(Date.parse(starts_at) + 3_600_000).toISOString()
  return make(e.TimeHeld, {
    teacher_id,
    student_id,
    order_id: idOf('p', n),
    terms: {
      offer_id: idOf('f', 1),
      offer_version: 1,
      subject_id: 'maths',
      level: 'basic',
      duration: 60,
      place: 'online',
      online_tool: null,
      currency: 'PLN',
      timezone: 'Europe/Warsaw',
      cancellation_hours: 12,
      promotion: null,
      dates: [
        {
          lesson_id: lesson(n),
          starts_at,
          ends_at,
          date,
          time: '16:00',
          list_amount: 8000,
          amount: 8000,
          expires_at: '2026-10-03T08:00:00.000Z',
          nudges_at: [],
        },
      ],
      weekly: false,
      facts: { availability: 0, offer: 1 },
    },
    message: null,
    address: null,
    decided_at,
  })
}
const booked = (n: number) =>
  make(e.TimeBooked, { teacher_id, order_id: idOf('p', n), slot_ids: [lesson(n)], open: 0, decided_at })
const blocked = (n: number, more: object) =>
  make(e.TimeBlocked, {
    teacher_id,
    block_id: idOf('p', 200 + n),
    kind: 'custom',
    starts_at: '2026-10-12T14:00:00.000Z',
    ends_at: '2026-10-12T16:00:00.000Z',
    title: 'Dentysta',
    public_reason: null,
    decided_at,
    ...more,
  })

let models: TestReadModels
beforeAll(async () => {
  models = await startTestReadModels(
    [calendarProjection, offersProjection, profilesProjection, settingsProjection, availabilityProjection],
    [
      ...freeTimeQueryHandlers,
      ...calendarQueryHandlers((user_id, generation) => `https://kredka/${user_id}/${generation}`),
    ],
  )
  await models.tell([
    ...teacher(1),
    person(2, 'Maja'),
    make(availabilityEvents.AvailabilityGroupCreated, {
      group_id: idOf('g', 1),
      teacher_id,
      name: 'Popołudnia',
      entries: [{ type: 'week_day', day: 1, start_time: '16:00', end_time: '18:00' }],
    }),
    ...offerEventsOf(1),
    ...offerEventsOf(2),
    make(offerEvents.OfferRemoved, { offer_id: idOf('f', 2), teacher_id, version: 1, visible: 1 }),
    held(1, '2026-10-05T14:00:00.000Z', MONDAY),
    booked(1),
    held(2, '2026-10-19T14:00:00.000Z', '2026-10-19'),
    blocked(1, {}),
    blocked(2, {
      kind: 'time_off',
      starts_at: '2026-11-01T23:00:00.000Z',
      ends_at: '2026-11-15T23:00:00.000Z',
      title: 'Góry',
      public_reason: 'Wyjazd',
    }),
    make(e.CalendarFeedOpened, { user_id: teacher_id, generation: 2 }),
    make(e.DailyCapChosen, { teacher_id, lessons: 4 }),
  ])
})
afterAll(() => models.close())
const offer = { id: idOf('f', 1), duration: 60 }
const slotsOn = async (date: string, more: object = {}, viewer?: Viewer) =>
  must(await models.ask(getFreeSlots, { ...offer, date, ...more }, viewer))
const times = (slots: readonly { starts_at: string }[]) => slots.map(({ starts_at }) => starts_at.slice(11, 16))

test('AVL-02 the free times of a day are what is left of the hours', async () => {
  expect(times((await slotsOn(MONDAY)).slots)).toEqual(['15:00'])
  expect(await slotsOn('2026-10-12')).toEqual({ timezone: 'Europe/Warsaw', slots: [], next_date: '2026-10-19' })
  expect(times((await slotsOn('2026-10-26')).slots)).toEqual(['15:00', '15:15', '15:30', '15:45', '16:00'])
  expect((await slotsOn('2026-10-06')).next_date).toBe('2026-10-19')
})

test('AVL-02 days are counted on the clocks of who asks', async () => {
  const kiritimati = { zone: 'Pacific/Kiritimati' }
  expect((await slotsOn(MONDAY, kiritimati)).slots).toEqual([])
  expect((await slotsOn('2026-10-06', kiritimati)).slots).toHaveLength(1)
  expect(await models.ask(getFreeSlots, { ...offer, date: MONDAY, zone: 'Europe/Kredka' })).toEqual({
    rejected: 'TIME_ZONE_UNKNOWN',
  })
})

test('AVL-02 the days of a month that have free time, and where there is none, the next that has', async () => {
  const days = async (month: string) => must(await models.ask(getFreeDays, { ...offer, month }))
  expect(await days('2026-10')).toEqual({
    timezone: 'Europe/Warsaw',
    days: [
      { date: MONDAY, slots: 1 },
      { date: '2026-10-19', slots: 1 },
      { date: '2026-10-26', slots: 5 },
    ],
    next_date: null,
    horizon: '2026-12-30',
  })
  expect((await days('2026-11')).days.map(({ date }) => date)).toEqual(['2026-11-16', '2026-11-23', '2026-11-30'])
  expect((await days('2027-01')).days).toEqual([])
})

test('OFR-03 an offer that is not public has no free time, but for the two of a lesson that is to be moved', async () => {
  expect(await models.ask(getFreeSlots, { id: idOf('f', 2), duration: 60, date: MONDAY })).toEqual({
    rejected: 'OFFER_NOT_FOUND',
  })
  const moving = { lesson_id: lesson(1) }
  expect(times((await slotsOn(MONDAY, moving, student)).slots)).toEqual(['14:00', '14:15', '14:30', '14:45', '15:00'])
  const stranger: Viewer = { kind: 'user', id: idOf('t', 3), is_teacher: false }
  expect(times((await slotsOn(MONDAY, moving, stranger)).slots)).toEqual(['15:00'])
})

test('PRO-04 a teacher’s page shows the next free times and when the teacher is away, with the reason', async () => {
  const time = must(await models.ask(getTeacherTime, { id: teacher_id }))
  expect(time.slots.map(({ starts_at }) => starts_at)).toEqual([
    '2026-10-05T15:00:00.000Z',
    '2026-10-19T15:00:00.000Z',
    '2026-10-26T15:00:00.000Z',
    '2026-10-26T16:00:00.000Z',
    '2026-11-16T15:00:00.000Z',
    '2026-11-16T16:00:00.000Z',
  ])
  expect(time.slots[0]?.offer_ids).toEqual([idOf('f', 1)])
  expect(time.time_off).toEqual([
    { starts_at: '2026-11-01T23:00:00.000Z', ends_at: '2026-11-15T23:00:00.000Z', public_reason: 'Wyjazd' },
  ])
  expect(await models.ask(getTeacherTime, { id: student_id })).toEqual({ rejected: 'NOT_FOUND' })
})

const october = { from: '2026-10-01T00:00:00.000Z', to: '2026-11-20T00:00:00.000Z' }

test('CAL-01 a calendar holds own events, lessons given and taken, and orders that await an answer', async () => {
  const own = must(await models.ask(listCalendar, october, tutor))
  expect(own.map(({ type, title, time_off, can_change }) => ({ type, title, time_off, can_change }))).toEqual([
    { type: 'giving_lesson', title: null, time_off: false, can_change: false },
    { type: 'custom', title: 'Dentysta', time_off: false, can_change: true },
    { type: 'order_for_teacher', title: null, time_off: false, can_change: false },
    { type: 'custom', title: 'Góry', time_off: true, can_change: true },
  ])
  expect(own[0]).toMatchObject({
    id: lesson(1),
    lesson_id: lesson(1),
    order_id: idOf('p', 1),
    subject_id: 'maths',
    person: { id: student_id, name: 'Maja' },
  })
  const theirs = must(await models.ask(listCalendar, october, student))
  expect(theirs.map(({ type, person }) => [type, person?.id])).toEqual([
    ['taking_lesson', teacher_id],
    ['ordered_lesson', teacher_id],
  ])
  expect(await models.ask(listCalendar, { ...october, to: '2027-10-01T00:00:00.000Z' }, tutor)).toMatchObject({
    rejected: 'INVALID_INPUT',
  })
})

test('API-07 AVL-02 a teacher’s taken slots are lessons and own time, nobody else’s', async () => {
  const taken = must(await models.ask(listTakenSlots, october, tutor))
  expect(taken.map(({ kind }) => kind)).toEqual(['lesson', 'custom', 'lesson', 'custom'])
  expect(taken[0]).toEqual({
    start_date: expect.stringMatching(/^2026-10-\d\dT/),
    end_date: expect.stringMatching(/^2026-10-\d\dT/),
    kind: 'lesson',
  })
  expect(await models.ask(listTakenSlots, october, student)).toEqual([])
  expect(await models.ask(listTakenSlots, { ...october, to: '2027-10-01T00:00:00.000Z' }, tutor)).toMatchObject({
    rejected: 'INVALID_INPUT',
  })
})

test('CAL-02 only the person reads the address of their feed', async () => {
  expect(await models.ask(getCalendarSettings, {}, tutor)).toMatchObject({
    daily_cap: 4,
    feed_url: `https://kredka/${teacher_id}/2`,
  })
  expect(await models.ask(getCalendarSettings, {}, student)).toEqual({
    daily_cap: null,
    feed_url: null,
    time_off: [],
  })
})

test('LES-01 a moved lesson has its new time alone; a proposed one stands beside it; EVT-10 words of the forgotten go', async () => {
  const slot = { slot_id: idOf('p', 300), starts_at: '2026-10-06T14:00:00.000Z', ends_at: '2026-10-06T15:00:00.000Z' }
  await models.tell([
    make(e.MoveHeld, {
      teacher_id,
      student_id,
      lesson_id: lesson(1),
      slot: { ...slot, date: '2026-10-06' },
      proposer_id: student_id,
      note: null,
      lapses_at: '2026-10-03T08:00:00.000Z',
      decided_at,
    }),
  ])
  const week = { from: '2026-10-05T00:00:00.000Z', to: '2026-10-12T00:00:00.000Z' }
  const seen = async () =>
    must(await models.ask(listCalendar, week, student)).map(({ start, proposed, type, subject_id }) => ({
      start,
      proposed,
      type,
      subject_id,
    }))
  const old = { start: '2026-10-05T14:00:00.000Z', proposed: false, type: 'taking_lesson', subject_id: 'maths' }
  expect(await seen()).toEqual([old, { ...old, start: slot.starts_at, proposed: true }])
  await models.tell([
    make(e.TimeMoved, {
      teacher_id,
      lesson_id: lesson(1),
      slot_id: slot.slot_id,
      freed_slot_id: lesson(1),
      decided_at,
    }),
    make(e.TimeFreed, { teacher_id, slot_ids: [lesson(2)], why: 'rejected', decided_at }),
    make(accountEvents.PersonForgotten, { subject_id: teacher_id }),
  ])
  expect(await seen()).toEqual([{ ...old, start: slot.starts_at }])
  const own = must(await models.ask(listCalendar, october, tutor))
  expect(own.map(({ title, public_reason }) => [title, public_reason])).toEqual([
    [null, null],
    [null, null],
    [null, null],
  ])
  expect((await models.ask(getCalendarSettings, {}, tutor)) as object).toMatchObject({ feed_url: null })
})
