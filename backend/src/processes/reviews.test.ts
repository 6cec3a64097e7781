import { HOUR } from '@kredka/contracts/kernel/durations'
import type { NotificationView } from '@kredka/contracts/notifications/views'
import type { OrderView } from '@kredka/contracts/orders/views'
import type { CommentRowView, OwnReviewView, ReviewView } from '@kredka/contracts/reviews/views'
import type { TeacherStatisticsView } from '@kredka/contracts/statistics/views'
import type { StudentRowView } from '@kredka/contracts/students/views'
import { until } from '../kernel/reactions/testing/until.ts'
import { type MovingSite, movingSite } from './testing/moving-site.ts'
import { makeOrder, openOffer } from './testing/orders.ts'
import { logIn, type TestPerson, testAdmin, testPerson } from './testing/people.ts'
import { upToNow } from './testing/up-to-now.ts'

const text = 'Jasno tłumaczy i przychodzi przygotowana.'

let site: MovingSite
let tutor: TestPerson
let maja: TestPerson
beforeAll(async () => {
  site = await movingSite()
})
afterAll(() => site.stop())

async function post(path: string, body: object, { headers }: Pick<TestPerson, 'headers'>): Promise<string> {
  const answered = await fetch(`${site.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const { error } = (await answered.json()) as { error?: { code: string } }
  return error?.code ?? 'done'
}
async function get<T>(path: string, person?: Pick<TestPerson, 'headers'>): Promise<T> {
  const headers = await upToNow(site, person?.headers)
  const { data, error } = (await (await fetch(`${site.url}/api${path}`, { headers })).json()) as {
    data: T
    error?: unknown
  }
  if (error !== undefined) throw new Error(`${path}: ${JSON.stringify(error)}`)
  return data
}
const noticesOf = async (person: TestPerson) =>
  (await get<readonly { type: string }[]>('/notifications?page_size=50', person)).map(({ type }) => type)

test('STU-01 REV-01 PRO-04 an order makes a student, a done lesson a review, and both count for the teacher', async () => {
  tutor = await testPerson(site, 'teacher')
  maja = await testPerson(site)
  const offer_id = await openOffer(site, tutor)
  const order_id = await makeOrder(site, maja, offer_id)
  expect(await get('/students', tutor)).toEqual([])
  expect(await post(`/orders/${order_id}/accept`, {}, tutor)).toBe('done')
  const [student] = await get<readonly StudentRowView[]>('/students', tutor)
  expect(student).toMatchObject({ student: { id: maja.id }, lessons_done: 0, lessons_booked: 1 })
  expect(await post(`/students/${maja.id}/note`, { note: 'Funkcje.' }, tutor)).toBe('done')
  expect(await post(`/teachers/${tutor.id}/my-review`, { stars: 4, text }, maja)).toBe('REVIEW_NEEDS_LESSON')

  const { dates } = await get<OrderView>(`/orders/${order_id}`, tutor)
  site.pass(Date.parse(dates[0]?.starts_at ?? '') - site.tools.clock.now() + 2 * HOUR)
  tutor = { ...tutor, headers: await logIn(site, tutor.id) }
  maja = { ...maja, headers: await logIn(site, maja.id) }
  expect(await post(`/lessons/${dates[0]?.lesson_id}/done`, {}, tutor)).toBe('done')
  await until(async () => (await noticesOf(maja)).includes('lesson_done'))
  // one notice tells of the lesson and asks about it; writing the review is having seen it
  const asked = async () => {
    const all = await get<readonly NotificationView[]>('/notifications?page_size=50', maja)
    return all.flatMap(({ type, data, seen }) => (type === 'lesson_done' ? [{ data, seen }] : []))
  }
  const data = { lesson_id: dates[0]?.lesson_id, asks_review: 'yes', role: 'student' }
  expect(await asked()).toMatchObject([{ data, seen: false }])

  expect(await post(`/teachers/${tutor.id}/my-review`, { stars: 4, text }, maja)).toBe('done')
  const { own } = await get<{ own: OwnReviewView }>(`/teachers/${tutor.id}/my-review`, maja)
  expect(own).toMatchObject({ lessons: 1, review: { stars: 4, text, state: 'visible' } })
  await until(async () => (await noticesOf(tutor)).includes('review_received'))
  expect(await asked()).toMatchObject([{ data, seen: true }])
  expect(await post(`/students/${maja.id}/review/answer`, { text: 'Dziękuję!' }, tutor)).toBe('done')
  await until(async () => (await noticesOf(maja)).includes('review_answered'))

  for (const path of [`/teachers/${tutor.id}/reviews`, `/offers/${offer_id}/reviews`]) {
    expect(await get<readonly ReviewView[]>(path)).toMatchObject([
      { stars: 4, lessons: 1, answer: { text: 'Dziękuję!' } },
    ])
  }
  expect(await get<TeacherStatisticsView>(`/teachers/${tutor.id}/facts`)).toMatchObject({
    rating: { average: 4, count: 1 },
    lessons_done: 1,
    students: 1,
  })

  // the teacher takes the mark back: the lesson no longer counts, what was said stays
  expect(await post(`/lessons/${dates[0]?.lesson_id}/take-back`, { reason: 'Pomyłka.' }, tutor)).toBe('done')
  expect(await get<TeacherStatisticsView>(`/teachers/${tutor.id}/facts`)).toMatchObject({
    rating: { count: 1 },
    lessons_done: 0,
    students: 0,
  })
  // marked anew it counts again, and what was said can be changed
  expect(await post(`/lessons/${dates[0]?.lesson_id}/done`, {}, tutor)).toBe('done')
  expect(await get<TeacherStatisticsView>(`/teachers/${tutor.id}/facts`)).toMatchObject({
    lessons_done: 1,
    students: 1,
  })
  await until(async () => (await asked()).length === 2)
  expect(await asked()).toMatchObject([{ data: { role: 'student' } }, { data: { asks_review: 'yes' } }])
  expect(await noticesOf(maja)).not.toContain('review_requested')
})

test('REV-01 NOT-01 a teacher who reported a review learns whether it stays; what nobody reported tells nobody', async () => {
  const staff = await testAdmin(site)
  const [comment] = await get<readonly CommentRowView[]>('/admin/comments', staff)
  const decide = (what: string) => post(`/admin/comments/${comment?.id}/${what}`, { reason: 'Po rozmowie.' }, staff)
  const report = (reason: string) => post(`/students/${maja.id}/review/report`, { reason }, tutor)
  const decisions = async () =>
    (await get<readonly NotificationView[]>('/notifications?page_size=50', tutor)).filter(
      ({ type }) => type === 'report_decided',
    )
  expect(await report('untrue')).toBe('done')
  expect(await decide('hide')).toBe('done')
  await until(async () => (await decisions()).length > 0)
  // nobody reported it anew
  expect(await decide('show')).toBe('done')
  expect(await decide('hide')).toBe('done')
  expect(await decide('show')).toBe('done')
  // written and reported anew, it stays
  expect(await post(`/teachers/${tutor.id}/my-review`, { stars: 3, text }, maja)).toBe('done')
  expect(await report('offensive')).toBe('done')
  expect(await decide('dismiss-report')).toBe('done')
  await until(async () => (await decisions()).some(({ data }) => 'outcome' in data && data.outcome === 'kept'))
  // taken back, it waits as before, and the teacher is told
  expect(await decide('reopen-report')).toBe('done')
  expect(await get(`/admin/comments/${comment?.id}`, staff)).toMatchObject({
    reported: true,
    report: { dismissed: false },
  })
  await until(async () => (await decisions()).some(({ data }) => 'outcome' in data && data.outcome === 'reopened'))
  const about = { what: 'review', chat_id: null }
  expect(await decisions()).toMatchObject([
    { person: { id: maja.id }, data: { ...about, outcome: 'reopened' } },
    { person: { id: maja.id }, data: { ...about, outcome: 'kept' } },
    { person: { id: maja.id }, data: { ...about, outcome: 'acted' } },
  ])
  expect(JSON.stringify(await decisions())).not.toContain('rozmowie')
})
