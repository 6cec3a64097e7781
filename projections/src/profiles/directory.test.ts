import { accountEvents } from '@kredka/contracts/accounts/events'
import { make } from '@kredka/contracts/kernel/events'
import { offerEvents } from '@kredka/contracts/offers/events'
import { countTeachers, listTeachers } from '@kredka/contracts/profiles/endpoints'
import { profileEvents as e } from '@kredka/contracts/profiles/events'
import { promotionEvents } from '@kredka/contracts/promotions/events'
import { reviewEvents } from '@kredka/contracts/reviews/events'
import { studentEvents } from '@kredka/contracts/students/events'
import { accountsProjection } from '../accounts/projection.ts'
import { startTestReadModels, type TestReadModels } from '../kernel/testing/test-read-models.ts'
import { offersProjection } from '../offers/projection.ts'
import { idOf, offerEventsOf, person, price, submitted, teacher } from '../offers/testing/market.ts'
import { sqlOf } from '../postgres/postgres.ts'
import { promotionsProjection } from '../promotions/projection.ts'
import { statisticsProjection } from '../statistics/projection.ts'
import { directoryQueryHandlers } from './directory.ts'
import { profilesProjection } from './projection.ts'
import { teachersSitemapQueryHandler } from './sitemap.ts'

const by = (n: number) => ({ teacher_id: idOf('t', n) })
const there = { places: ['student_house' as const] }
const FILE = idOf('f', 777)

let models: TestReadModels
beforeAll(async () => {
  models = await startTestReadModels(
    [accountsProjection, profilesProjection, offersProjection, statisticsProjection, promotionsProjection],
    directoryQueryHandlers,
  )
  await models.tell([
    ...teacher(1, 'Uczę\n od  dawna. '.repeat(60)),
    ...teacher(2),
    ...teacher(3),
    ...teacher(4),
    ...teacher(5),
    ...teacher(6),
    person(7),
    make(e.PictureChosen, { user_id: idOf('t', 1), file_id: FILE, replaces: null }),
    ...offerEventsOf(1, { ...by(1), ...there, city_id: 'krakow', prices: [price(60, 9000), price(45, 7000)] }),
    ...offerEventsOf(2, { ...by(1), subject_id: 'physics', prices: [price(60, 8000)] }),
    ...offerEventsOf(3, { ...by(2), ...there, city_id: 'gdansk', subject_id: 'physics' }),
    ...offerEventsOf(4, { ...by(3), subject_id: 'music' }),
    submitted(5, by(4)),
    ...offerEventsOf(6, by(5)),
    ...offerEventsOf(7, by(6)),
    make(e.TeacherSuspended, { user_id: idOf('t', 5), reason: 'Skargi.' }),
    make(accountEvents.AccountBlocked, { user_id: idOf('t', 6), reason: 'Skargi.' }),
  ])
})
afterAll(() => models.close())

const ids = async (input: Parameters<typeof models.page<typeof listTeachers>>[1]) =>
  (await models.page(listTeachers, input)).rows.map(({ id }) => id)

test('PRO-04 the directory shows who teaches, what, where and from which price', async () => {
  const { rows, has_next_page } = await models.page(listTeachers, {})
  expect(has_next_page).toBe(false)
  expect(rows.map(({ id }) => id)).toEqual([idOf('t', 3), idOf('t', 2), idOf('t', 1)])
  const { excerpt, ...rest } = rows[2] ?? { excerpt: '' }
  expect(excerpt).toMatch(/^Uczę od dawna\. Uczę od dawna\./)
  expect(excerpt.length).toBe(220)
  expect(rest).toEqual({
    id: idOf('t', 1),
    name: 'Osoba 1',
    picture_url: `/files/${FILE}`,
    subjects: ['maths', 'physics'],
    cities: [{ id: 'krakow', name: 'Kraków' }],
    online: true,
    from_price: { currency: 'PLN', amount: 8000, duration: 60 },
    offers: 2,
    rating: null,
    lessons_done: 0,
    discount: null,
    teacher_since: expect.stringMatching(/^2026-10-01T/),
  })
})

test('PRO-04 it is narrowed by subject, city and online; prices are those of what it is narrowed to', async () => {
  expect(await ids({ subject: 'physics' })).toEqual([idOf('t', 2), idOf('t', 1)])
  expect(await ids({ city: 'krakow' })).toEqual([idOf('t', 1)])
  expect(await ids({ city: 'gdansk', online: true })).toEqual([idOf('t', 3), idOf('t', 2), idOf('t', 1)])
  expect(await ids({ online: true })).toEqual([idOf('t', 3), idOf('t', 1)])
  expect(await ids({ city: 'krakow', subject: 'physics' })).toEqual([])
  const { rows } = await models.page(listTeachers, { subject: 'maths' })
  expect(rows).toMatchObject([{ id: idOf('t', 1), from_price: { amount: 9000 }, offers: 2 }])
})

test('PRO-04 it is read page by page, nobody twice', async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => models.page(listTeachers, { page, page_size: 1 })))
  expect(pages.map(({ rows }) => rows.length)).toEqual([1, 1, 1])
  expect(new Set(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).size).toBe(3)
  expect(pages.map((page) => page.has_next_page)).toEqual([true, true, false])
})

test('PRO-04 each choice says how many teachers it would leave', async () => {
  expect(await models.ask(countTeachers, {})).toEqual({
    total: 3,
    online: 2,
    subjects: [
      { value: 'physics', count: 2 },
      { value: 'maths', count: 1 },
      { value: 'music', count: 1 },
    ],
    cities: [
      { id: 'gdansk', name: 'Gdańsk', count: 1 },
      { id: 'krakow', name: 'Kraków', count: 1 },
    ],
  })
  expect(await models.ask(countTeachers, { subject: 'physics', city: 'krakow' })).toMatchObject({
    total: 0,
    subjects: [{ value: 'maths', count: 1 }],
    cities: [{ id: 'gdansk' }],
  })
})

test('NAV-05 the sitemap names who has something to offer, and nobody else', async () => {
  const { run } = teachersSitemapQueryHandler('https://kredka.test')
  const made = await run({ sql: sqlOf(models.pool), input: {} as never, viewer: { kind: 'visitor' }, now: 0 })
  const body = 'body' in made ? String(made.body) : ''
  const addresses = [3, 2, 1].flatMap((n) => ['korepetytorzy', 'teachers'].map((in_) => `${in_}/${idOf('t', n)}`))
  expect(body.match(/<loc>[^<]*/g)).toEqual(addresses.map((address) => `<loc>https://kredka.test/${address}`))
  expect(body).toContain('<lastmod>2026-10-01</lastmod>')
})

test('NAV-05 the sitemap is as long as it must be: what one page cannot hold stands on the next', async () => {
  const question = { sql: sqlOf(models.pool), viewer: { kind: 'visitor' } as const, now: 0 }
  const { run, pages } = teachersSitemapQueryHandler('https://kredka.test', 2)
  expect(await pages?.({ ...question, input: {} as never })).toBe(2)
  const teachersOn = async (page: number) => {
    const made = await run({ ...question, input: { page } as never })
    return 'body' in made ? String(made.body).match(/<loc>[^<]*korepetytorzy/g)?.length : 0
  }
  expect([await teachersOn(1), await teachersOn(2)]).toEqual([2, 1])
})

test('PRO-04 who took their offers away is in the directory no more', async () => {
  await models.tell([
    make(offerEvents.OfferRemoved, { offer_id: idOf('f', 4), teacher_id: idOf('t', 3), version: 1, visible: 1 }),
  ])
  expect(await ids({})).toEqual([idOf('t', 2), idOf('t', 1)])
})

test('PRO-04 a card tells the rating, the lessons and the discount on a first lesson', async () => {
  const pair = { tuition_id: idOf('p', 1), teacher_id: idOf('t', 1), student_id: idOf('t', 9) }
  const lesson = { lesson_id: idOf('p', 2), offer_id: idOf('f', 1), subject_id: 'maths' }
  const at = '2026-09-20T10:00:00.000Z'
  await models.tell([
    make(studentEvents.LessonCounted, {
      ...pair,
      ...lesson,
      starts_at: at,
      done_at: at,
      lessons: 1,
      asks_review: true,
    }),
    make(reviewEvents.ReviewWritten, {
      ...pair,
      review_id: idOf('p', 3),
      offer_id: idOf('f', 1),
      subject_id: 'maths',
      version: 1,
      stars: 4,
      text: 'Jasno i spokojnie.',
    }),
    make(promotionEvents.PromotionCreated, {
      teacher_id: idOf('t', 1),
      promotion_id: idOf('p', 4),
      promotion_type: 'first-lesson-discount',
      percentage: 20,
      offer_ids: [idOf('f', 1)],
      start_date: '2026-09-01',
      end_date: null,
      description: null,
    }),
  ])
  const { rows } = await models.page(listTeachers, {})
  expect(rows.find(({ id }) => id === idOf('t', 1))).toMatchObject({
    rating: { average: 4, reviews: 1 },
    lessons_done: 1,
    discount: 20,
  })
})
