import { DAY, HOUR, MINUTE } from '@kredka/contracts/kernel/durations'
import type { LessonCaseView, LessonProblemRowView, LessonRowView, LessonView } from '@kredka/contracts/lessons/views'
import { calendarDecider } from '../calendar/index.ts'
import { holdOf } from '../calendar/testing/holds.ts'
import { until } from '../kernel/reactions/testing/until.ts'
import type { Caller } from './testing/calls.ts'
import type { MovingSite } from './testing/moving-site.ts'
import { type TestPerson, testAdmin, testContext, testPerson } from './testing/people.ts'
import { twoPeople } from './testing/two-people.ts'

let site: MovingSite
let tutor: TestPerson
let maja: TestPerson
const { post, get, pass, mailsTo } = twoPeople((now) => {
  ;({ site, tutor, maja } = now)
})

const iso = (at: number) => new Date(at).toISOString()
/** Some noon ahead. */
const noon = (days: number) => Math.floor(site.tools.clock.now() / DAY) * DAY + days * DAY + 12 * HOUR

/** An order of Maja's that the tutor accepts. @returns the lesson's id */
async function booked(start: number): Promise<string> {
  const hold = holdOf([iso(start)], 1, { teacher_id: tutor.id, student_id: maja.id })
  const { ids, clock, write } = site.tools
  const lesson_id = ids.entity()
  const expires_at = iso(start - 2 * HOUR)
  const dates = hold.terms.dates.map((date) => ({ ...date, lesson_id, expires_at }))
  const terms = { ...hold.terms, dates, cancellation_hours: 12 }
  const order_id = ids.entity()
  const command = { ...hold, order_id, terms, decided_at: iso(clock.now()) }
  await write.execute(calendarDecider, tutor.id, command, testContext(site, 'orders.place'))
  expect(await post(`/orders/${order_id}/accept`, {}, tutor)).toBeNull()
  return lesson_id
}
const lessonOf = (id: string, who: Caller) => get<LessonView>(`/lessons/${id}`, who)
const listed = (who: Caller, status: string, role?: string) =>
  get<LessonRowView[]>(`/lessons?status=${status}${role === undefined ? '' : `&role=${role}`}`, who)

test('LES-01 API-07 an accepted date is a lesson of both; it is moved by a proposal, done, taken back, and done by itself', async () => {
  const start = noon(3)
  const id = await booked(start)
  expect(await listed(maja, 'booked', 'student')).toMatchObject([
    { id, role: 'student', status: 'new', expired: false, payment_status: 'unpaid' },
  ])
  expect([await listed(tutor, 'booked'), await listed(tutor, 'booked', 'student')]).toMatchObject([
    [{ id, role: 'teacher' }],
    [],
  ])
  expect(await get(`/lessons/for-teacher?status=booked`, tutor)).toMatchObject([{ id, role: 'teacher' }])
  expect(await get('/lessons/next', maja)).toMatchObject([{ id }])
  expect(await lessonOf(id, await testPerson(site))).toBe('LESSON_NOT_FOUND')
  expect(await post(`/lessons/${id}/done`, {}, tutor)).toBe('LESSON_NOT_OVER')

  const later = { starts_at: iso(start + DAY) }
  expect(await post(`/lessons/${id}/propose-move`, { starts_at: iso(start) }, tutor)).toBe('LESSON_SAME_TIME')
  expect(await post(`/lessons/${id}/propose-move`, later, tutor)).toBeNull()
  expect(await post(`/lessons/${id}/propose-move`, later, tutor)).toBe('LESSON_MOVE_OPEN')
  expect(await lessonOf(id, maja)).toMatchObject({ status: 'new', move: { by: 'teacher', ...later } })
  expect(await post(`/lessons/${id}/answer-move`, { accept: true, ...later }, tutor)).toBe('LESSON_OTHER_SIDE')
  expect(await post(`/lessons/${id}/answer-move`, { accept: true, ...later }, maja)).toBeNull()
  expect(await lessonOf(id, maja)).toMatchObject({ status: 'moved', move: null, ...later })

  await pass(5 * DAY)
  expect(await listed(tutor, 'overdue')).toMatchObject([{ id, expired: true }])
  const words = { topics: 'Granice', note: 'Dobrze idzie.', homework: 'Zadania 4–9.' }
  expect(await post(`/lessons/${id}/note`, words, tutor)).toBeNull()
  expect(await lessonOf(id, maja)).toMatchObject(words)
  expect(await post(`/lessons/${id}/done`, {}, tutor)).toBeNull()
  expect(await get('/lessons/count', maja)).toMatchObject({ done: 1, booked: 0, overdue: 0 })
  expect(await post(`/lessons/${id}/take-back`, { reason: 'Pomyłka.' }, tutor)).toBeNull()
  expect(await get('/lessons/count', maja)).toMatchObject({ done: 0, moved: 1, overdue: 1 })

  const other = await booked(noon(2))
  await pass(6 * DAY)
  await until(async () => (await lessonOf(other, maja)).status === 'done')
  expect(await lessonOf(other, maja)).toMatchObject({ done: { by: 'system' } })
  expect(await lessonOf(id, maja)).toMatchObject({ status: 'moved' })
  const history = await get<{ what: string; params: object }[]>(`/timelines/lesson/${id}`, maja)
  const moved = { from: iso(start), to: later.starts_at }
  expect(history).toMatchObject([
    { what: 'LessonBooked', by: 'teacher' },
    { what: 'LessonMoveProposed', by: 'teacher', params: moved },
    { what: 'LessonMoved', params: moved },
    { what: 'LessonNoteLeft' },
    { what: 'LessonDone' },
    { what: 'LessonDoneTakenBack' },
  ])
})

test('LES-02 the teacher’s link for the tool of the lesson shows to both from 24 hours before until an hour after, to nobody else', async () => {
  const zoom = 'https://zoom.us/j/123456789'
  const links = { places: ['online'], online_tool: 'zoom', meeting_links: { skype: null, google_meet: null, zoom } }
  expect(await post('/current-user/teaching-settings/places', links, tutor)).toBeNull()
  const start = noon(3)
  const id = await booked(start)
  const seen = async () => {
    const [taught, taken] = [await lessonOf(id, tutor), await lessonOf(id, maja)]
    expect(taught.meeting_link).toBe(taken.meeting_link)
    return taken.meeting_link
  }
  const to = (at: number) => pass(at - site.tools.clock.now())
  expect(await lessonOf(id, maja)).toMatchObject({ meeting_link: null, link_from: iso(start - DAY) })
  await to(start - DAY - MINUTE)
  expect(await seen()).toBeNull()
  await to(start - DAY)
  expect(await seen()).toBe(zoom)
  await to(start + 2 * HOUR - MINUTE)
  expect(await seen()).toBe(zoom)
  await to(start + 2 * HOUR + MINUTE)
  expect(await seen()).toBeNull()
  expect(await lessonOf(id, await testPerson(site))).toBe('LESSON_NOT_FOUND')
})

const noticesOf = async (who: Caller) => (await get<{ type: string }[]>('/notifications', who)).map(({ type }) => type)

test('LES-01 LES-02 CAL-02 NOT-01 a proposal lapses, both are reminded, and mails carry the lesson for a calendar', async () => {
  const start = noon(4)
  const id = await booked(start)
  await until(async () => (await mailsTo(maja)).some((mail) => mail.includes('text/calendar')))
  expect(await post(`/lessons/${id}/propose-move`, { starts_at: iso(start + DAY) }, tutor)).toBeNull()
  await pass(48 * HOUR)
  await until(async () => (await lessonOf(id, maja)).move === null)
  // its time is free again
  expect(await post(`/lessons/${id}/propose-move`, { starts_at: iso(start + DAY) }, tutor)).toBeNull()
  // the newer notice alone asks for something, and none does once the proposal is withdrawn
  const asked = async () =>
    (await get<{ type: string }[]>('/notifications?unseen=true', maja)).filter(({ type }) => type === 'lesson_moved')
  await until(async () => (await noticesOf(maja)).filter((type) => type === 'lesson_moved').length === 2)
  expect(await asked()).toHaveLength(1)
  expect(await post(`/lessons/${id}/withdraw-move`, {}, tutor)).toBeNull()
  await until(async () => (await asked()).length === 0)

  await pass(start - DAY - site.tools.clock.now() + 60_000)
  await until(async () => (await noticesOf(maja)).includes('lesson_reminder'))
  await until(async () => (await noticesOf(tutor)).includes('lesson_reminder'))
  const reminders = async (who: Caller) => (await noticesOf(who)).filter((type) => type === 'lesson_reminder').length
  expect(await reminders(maja)).toBe(1)
  await pass(23 * HOUR)
  await until(async () => (await reminders(maja)) === 2 && (await reminders(tutor)) === 2)

  expect(await post(`/lessons/${id}/cancel`, { reason: 'Choroba.' }, tutor)).toBeNull()
  expect(await lessonOf(id, maja)).toMatchObject({
    status: 'cancelled',
    cancelled: { by: 'teacher', late: false, reason: 'Choroba.' },
    payment_status: 'void',
  })
  await until(async () => (await mailsTo(maja)).some((mail) => mail.includes('method=CANCEL')))
})

test('LES-01 a student cancels late only knowing it', async () => {
  const id = await booked(noon(2))
  await pass(noon(2) - 10 * HOUR - site.tools.clock.now())
  expect(await post(`/lessons/${id}/cancel`, {}, maja)).toBe('LESSON_CANCEL_LATE')
  expect(await post(`/lessons/${id}/cancel`, { late: true }, maja)).toBeNull()
  expect(await lessonOf(id, tutor)).toMatchObject({ cancelled: { by: 'student', late: true } })
})

test('LES-04 a report is answered, its evidence read for a reason, and decided by staff', async () => {
  const start = noon(2)
  const id = await booked(start)
  expect(await post(`/lessons/${id}/report`, { kind: 'no_show', text: 'Nikogo nie było.' }, maja)).toBe(
    'LESSON_NOT_BEGUN',
  )
  await pass(start + 2 * HOUR - site.tools.clock.now())
  expect(await post(`/lessons/${id}/report`, { kind: 'no_show', text: 'Nikogo nie było.' }, maja)).toBeNull()
  expect(await post(`/lessons/${id}/done`, {}, tutor)).toBe('LESSON_PROBLEM_OPEN')
  expect(await post(`/lessons/${id}/answer-report`, { agrees: false, text: 'Czekałam kwadrans.' }, tutor)).toBeNull()

  const admin = await testAdmin(site)
  expect(await get<LessonProblemRowView[]>('/admin/lesson-problems?state=waiting', admin)).toMatchObject([
    { id, state: 'answered', kind: 'no_show', by: 'student' },
  ])
  const read = await post<LessonCaseView>(`/admin/lesson-problems/${id}/read-case`, { reason: 'Dwie wersje.' }, admin)
  expect(read.events.map(({ what }) => what)).toEqual([
    'OrderPlaced',
    'OrderAccepted',
    'LessonBooked',
    'LessonProblemReported',
    'LessonProblemAnswered',
  ])
  const decision = { outcome: 'teacher_absent', reason: 'W rozmowie nie ma śladu obecności.' }
  expect(await post(`/admin/lesson-problems/${id}/decide`, decision, admin)).toBeNull()
  expect(await lessonOf(id, maja)).toMatchObject({
    status: 'cancelled',
    cancelled: { by: 'teacher', absent: true, why: 'report' },
    problem: { state: 'decided', decision: { by_staff: true, reason: decision.reason } },
  })
  expect(await get(`/admin/lesson-problems/${id}`, admin)).toMatchObject({
    of_teacher: { reports: 1, absences: 1 },
    history: [{ type: 'LessonCaseRead' }, { type: 'LessonProblemDecided' }],
  })
})

test('LES-04 LES-01 nobody answers a report for seven days: staff may decide; one that is dismissed leaves the lesson done', async () => {
  const start = noon(2)
  const id = await booked(start)
  await pass(start + 2 * HOUR - site.tools.clock.now())
  expect(await post(`/lessons/${id}/report`, { kind: 'other', text: 'Nie działał dźwięk.' }, maja)).toBeNull()
  const decision = { outcome: 'dismissed', reason: 'Nic na to nie wskazuje.' }
  const decide = async () => post(`/admin/lesson-problems/${id}/decide`, decision, await testAdmin(site))
  await pass(6 * DAY)
  // past the 72 hours, but not while the report waits
  expect(await lessonOf(id, maja)).toMatchObject({ status: 'new', problem: { state: 'open' } })
  expect(await decide()).toBe('LESSON_PROBLEM_WAITS')
  await pass(DAY)
  await until(async () => (await lessonOf(id, maja)).problem?.state === 'unanswered')
  expect(await decide()).toBeNull()
  expect(await lessonOf(id, maja)).toMatchObject({ status: 'done', done: { by: 'system' } })
  // taken back, it waits as it did
  const reopen = { reason: 'Są nowe fakty.' }
  expect(await post(`/admin/lesson-problems/${id}/reopen`, reopen, await testAdmin(site))).toBeNull()
  expect(await lessonOf(id, maja)).toMatchObject({ problem: { state: 'unanswered', decision: null } })
  expect(await decide()).toBeNull()
})

test('LES-04 EVT-11 NOT-01 who agrees with a report decides it: one line in the history, one notice', async () => {
  const start = noon(2)
  const id = await booked(start)
  await pass(start + 2 * HOUR - site.tools.clock.now())
  expect(await post(`/lessons/${id}/report`, { kind: 'no_show', text: 'Nikogo nie było.' }, maja)).toBeNull()
  expect(await post(`/lessons/${id}/answer-report`, { agrees: true, text: 'Zachorowałam.' }, tutor)).toBeNull()
  expect(await get(`/timelines/lesson/${id}`, maja)).toMatchObject([
    { what: 'LessonBooked' },
    { what: 'LessonProblemReported', by: 'you' },
    {
      what: 'LessonProblemDecided',
      by: 'teacher',
      note: 'Zachorowałam.',
      params: { agreed: 'yes', outcome: 'teacher_absent' },
    },
  ])
  const told = async (who: Caller) => (await noticesOf(who)).filter((type) => type === 'lesson_problem').length
  await until(async () => (await told(maja)) === 1)
  expect(await told(tutor)).toBe(1)
})
