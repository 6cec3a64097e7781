import { accountEvents } from '@kredka/contracts/accounts/events'
import { getFigures } from '@kredka/contracts/figures/endpoints'
import { make } from '@kredka/contracts/kernel/events'
import { must } from '@kredka/contracts/kernel/testing/must'
import { addDays } from '@kredka/contracts/kernel/zones'
import { lessonEvents } from '@kredka/contracts/lessons/events'
import { orderEvents } from '@kredka/contracts/orders/events'
import { paymentEvents } from '@kredka/contracts/payments/events'
import { dumpTables } from '../kernel/testing/dump.ts'
import { looksAt } from '../kernel/testing/looks-at.ts'
import { randomFrom } from '../kernel/testing/random.ts'
import { startTestReadModels, type TestEvent, type TestReadModels } from '../kernel/testing/test-read-models.ts'
import { idOf, person } from '../offers/testing/market.ts'
import { createFiguresProjection } from './projection.ts'
import { figureQueryHandlers } from './queries.ts'
import { lessonLife } from './testing/lesson-life.ts'

const all = [accountEvents, orderEvents, lessonEvents, paymentEvents]
const projection = createFiguresProjection(all.flatMap((events) => Object.values(events)))
const handlers = figureQueryHandlers(async () => [])
const start = () => startTestReadModels([projection], handlers)
const TODAY = '2026-10-01'

async function tellInParts(models: TestReadModels, events: readonly TestEvent[], random: () => number): Promise<void> {
  for (let n = 0; n < events.length; ) {
    const size = 1 + Math.floor(random() * 40)
    await models.tell(events.slice(n, n + size))
    n += size
  }
}

/** The same rows, whatever was told at once: live, in parts, and in a rebuild that settles at its end. */
async function compare(events: readonly TestEvent[], random: () => number): Promise<TestReadModels> {
  const [live, rebuilt] = [await start(), await start()]
  await tellInParts(live, events, random)
  await rebuilt.tell(events)
  expect(await dumpTables(live.pool, projection)).toEqual(await dumpTables(rebuilt.pool, projection))
  await rebuilt.close()
  return live
}

const STAFF = { kind: 'admin', id: idOf('p', 99), role: 'owner' } as const
const SUMMED = ['revenue', 'lessons', 'asked', 'plays'] as const
type Figures = Readonly<Record<(typeof SUMMED)[number], number>>
const PEOPLE = 30

test('ADM-06 nobody is counted twice in a period, in whatever order days are told: 400 days of 30 people, by hand', async () => {
  const random = randomFrom(20_261_125)
  const visits = Array.from({ length: 1_500 }, () => ({
    // some are here often, some come once in a long while
    n: Math.floor(random() ** 2 * PEOPLE),
    day: addDays(TODAY, -Math.floor(random() ** 1.5 * 760)),
  }))
  const seen = visits.map(({ n, day }): TestEvent => {
    const user_id = idOf('t', n)
    const event = make(accountEvents.LanguageChosen, { user_id, language: 'pl' })
    return { ...event, actor: `user:${user_id}`, at: `${day}T12:00:00.000Z` }
  })
  const models = await compare(seen, random)
  const active = (from: string, to: string) =>
    new Set(visits.filter(({ day }) => day >= from && day <= to).map(({ n }) => n)).size
  for (let round = 0; round < 40; round += 1) {
    const to = addDays(TODAY, -Math.floor(random() * 20))
    const from = addDays(to, -Math.floor(random() * 366))
    const told = must(await models.ask(getFigures, { from, to }))
    expect([from, to, told.totals.active]).toEqual([
      from,
      to,
      { now: active(from, to), before: active(told.before_from, told.before_to) },
    ])
    expect(told.steps.map((step) => step.active)).toEqual(
      told.steps.map((step) => ({
        now: active(step.from, step.to),
        before: active(step.before_from, step.before_to),
      })),
    )
  }
  await models.close()
})

test('ADM-06 the rows of 200 lessons with all that befalls them come out the same, and no day is left over', async () => {
  const random = randomFrom(6)
  const maybe = (share: number, event: TestEvent) => (random() < share ? [event] : [])
  const at = (day: number) => `${addDays('2026-06-30', day)}T10:00:00.000Z`
  const events = Array.from({ length: 200 }, (_, n) => {
    const day = Math.floor(random() * 80)
    const life = lessonLife(n, ['maths', 'english', 'biology'][n % 3], at(day + 3))
    return [
      life.asked(at(day)),
      ...(random() < 0.8 ? [life.accepted(at(day + 1))] : [life.rejected(at(day + 1))]),
      ...maybe(0.8, life.done(at(day + 3))),
      ...maybe(0.2, life.undone(at(day + 4))),
      ...maybe(0.7, life.paid(at(day + 5), at(day + 4).slice(0, 10))),
      ...maybe(0.2, life.unpaid(at(day + 6))),
      ...maybe(0.2, life.returned(at(day + 7), at(day + 7).slice(0, 10))),
    ]
  })
  const models = await compare(
    [{ ...person(2), at: at(-1) }, ...events.flat()].toSorted((a, b) => String(a.at).localeCompare(String(b.at))),
    random,
  )
  const { rows } = await models.pool.query(
    `select (select sum(asked)::int from figures.days where subject_id = '') as asked,
            (select count(*)::int from figures.lessons) as lessons,
            (select count(*)::int from figures.lessons where is_due) as due,
            (select reached from figures.newcomers where not is_due) as reached`,
  )
  expect(rows).toEqual([{ asked: 200, lessons: 200, due: 0, reached: 3 }])
  const { rows: days } = await models.pool.query<{ readonly subject_id: string; day: string } & Figures>(
    "select * from figures.days where subject_id <> ''",
  )
  for (let n = 0; n < 40; n += 1) {
    // from one day to nearly three months, at any of their ends
    const from = addDays('2026-06-28', Math.floor(random() * 40))
    const to = addDays(from, Math.floor(random() * 60))
    const { subjects } = must(await models.ask(getFigures, { from, to }, STAFF))
    for (const { subject_id, ...told } of subjects) {
      const own = days.filter((one) => one.subject_id === subject_id && one.day >= from && one.day <= to)
      const sums = SUMMED.map((name) => own.reduce((sum, one) => sum + one[name], 0))
      expect([from, to, subject_id, ...SUMMED.map((name) => told[name].now)]).toEqual([from, to, subject_id, ...sums])
    }
    const subjectsThen = new Set(days.filter(({ day }) => day >= from && day <= to).map((one) => one.subject_id))
    expect(subjects.map(({ subject_id }) => subject_id)).toEqual(expect.arrayContaining([...subjectsThen]))
  }
  await models.close()
})

test('ADM-06 a lesson that is told twice is counted once, whether or not it was counted in between', async () => {
  const life = lessonLife(1)
  const asked = life.asked('2026-09-10T10:00:00.000Z')
  const [apart, together] = [await start(), await start()]
  await apart.tell([asked])
  await apart.tell([asked])
  await together.tell([asked, asked])
  const rows = await dumpTables(apart.pool, projection)
  expect(rows).toEqual(await dumpTables(together.pool, projection))
  expect(rows['days']).toMatchObject([
    { subject_id: 'maths', events: 0, asked: 1 },
    { subject_id: '', events: 2, asked: 1 },
  ])
  await Promise.all([apart.close(), together.close()])
})

test('ADM-06 an answer looks at as many rows however much happened on its days', async () => {
  const models = await start()
  const looked = () => looksAt(models.pool, handlers[0], { period: 'year' }, Date.parse(`${TODAY}T10:00:00Z`))
  const live = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, n) => {
      const life = lessonLife(from + n)
      return [
        life.asked('2026-09-01T10:00:00.000Z'),
        life.accepted('2026-09-02T10:00:00.000Z'),
        life.done('2026-09-20T17:00:00.000Z'),
        life.paid('2026-09-21T10:00:00.000Z', '2026-09-21'),
      ]
    }).flat()
  await models.tell(live(0, 5))
  const few = await looked()
  expect(few).toBeGreaterThan(0)
  await models.tell(live(5, 400))
  expect(await looked()).toBe(few)
  await models.close()
})
