import { make } from '@kredka/contracts/kernel/events'
import { exportOffers, listAllOffers } from '@kredka/contracts/offers/endpoints'
import { offerEvents as e } from '@kredka/contracts/offers/events'
import { profileEvents } from '@kredka/contracts/profiles/events'
import { fileOf } from '../kernel/testing/file-of.ts'
import { startTestReadModels, type TestReadModels } from '../kernel/testing/test-read-models.ts'
import { profilesProjection } from '../profiles/projection.ts'
import { offerAdminQueryHandlers, offerDocuments } from './admin-queries.ts'
import { offersProjection } from './projection.ts'
import { idOf, offerEventsOf, person, price, submitted, teacher } from './testing/market.ts'

const STAFF = { kind: 'admin', id: idOf('p', 9), role: 'moderator' } as const
const [FRACTIONS, TENSES, DRAFT, POOR, AWAY, GONE] = [1, 2, 3, 4, 5, 6] as const
const by = (n: number, person: number, version = 1) =>
  ({ offer_id: idOf('f', n), teacher_id: idOf('t', person), version }) as const

let models: TestReadModels
beforeEach(async () => {
  models = await startTestReadModels([offersProjection, profilesProjection], offerAdminQueryHandlers)
  await models.tell([
    ...teacher(1),
    person(2, 'Maja Kowalska'),
    ...teacher(2).slice(1),
    ...offerEventsOf(FRACTIONS, { title: 'Ułamki bez łez' }),
    ...offerEventsOf(TENSES, { title: 'Angielskie czasy', subject_id: 'english' }),
    submitted(DRAFT),
    submitted(POOR),
    make(e.OfferRejected, { ...by(POOR, 1), reason: 'Za mało o lekcjach.' }),
    ...offerEventsOf(AWAY, { teacher_id: idOf('t', 2) }),
    make(profileEvents.TeacherSuspended, { user_id: idOf('t', 2), reason: 'Na prośbę.' }),
    submitted(GONE),
    make(e.OfferRemoved, { ...by(GONE, 1), visible: null }),
  ])
})
afterEach(() => models.close())

async function listed(input: object = {}) {
  const { rows } = await models.page(listAllOffers, input, STAFF)
  return rows.map(({ id, state }) => [Number(id.slice(-5)), state])
}

test('ADM-02 staff see each offer with what became of it, the one that changed last first, and narrow them by state and subject', async () => {
  const all = [
    [GONE, 'removed'],
    [AWAY, 'hidden'],
    [POOR, 'rejected'],
    [DRAFT, 'waiting'],
    [TENSES, 'live'],
    [FRACTIONS, 'live'],
  ]
  expect(await listed({ sort: 'added_at' })).toEqual(all.toReversed())
  expect(await listed({ sort: '-added_at' })).toEqual(all)
  // alike in price and views they keep one order both ways
  for (const by of ['amount', 'views']) {
    expect(await listed({ sort: by })).toEqual((await listed({ sort: `-${by}` })).toReversed())
  }
  await models.tell([submitted(DRAFT, { version: 2, title: 'Ćwiczenia', prices: [price(60, 12_000)] })])
  expect((await listed({ sort: '-amount' }))[0]).toEqual([DRAFT, 'waiting'])
  const titles = (await models.page(listAllOffers, { sort: 'title' }, STAFF)).rows.map(({ title }) => title)
  expect(titles.slice(0, 2)).toEqual(['Angielskie czasy', 'Ćwiczenia'])
  expect(titles.at(-1)).toBe('Ułamki bez łez')
  const states = (await listed({ sort: 'state' })).map(([, state]) => state)
  expect(states).toEqual(['hidden', 'live', 'live', 'rejected', 'removed', 'waiting'])
  expect(await listed({ sort: '-state' })).toEqual((await listed({ sort: 'state' })).toReversed())
  for (const [offer, state] of all.slice(0, 4)) expect(await listed({ state })).toEqual([[offer, state]])
  expect(await listed({ state: 'live', subject: 'english' })).toEqual([[TENSES, 'live']])
  expect(await listed({ page: 2, page_size: 4, sort: '-added_at' })).toEqual(all.slice(4))
})

test('ADM-02 OFR-03 an offer that was taken down stands as such until its tutor sends it again', async () => {
  const reason = 'Numer telefonu w opisie.'
  await models.tell([make(e.OfferTakenDown, { ...by(FRACTIONS, 1), reason })])
  expect(await listed({ state: 'taken_down' })).toEqual([[FRACTIONS, 'taken_down']])
  expect(await listed({ state: 'rejected' })).toEqual([[POOR, 'rejected']])
  await models.tell([submitted(FRACTIONS, { version: 2 })])
  expect(await listed({ state: 'taken_down' })).toEqual([])
})

test('ADM-02 staff find offers by words of the title, by subject and by the tutor, with a slip in it, and by any id', async () => {
  expect(await listed({ q: 'ulamki' })).toEqual([[FRACTIONS, 'live']])
  expect(await listed({ q: 'Ułamik bez' })).toEqual([[FRACTIONS, 'live']])
  expect(await listed({ q: 'angielski' })).toEqual([[TENSES, 'live']])
  expect(await listed({ q: 'Kowalsak' })).toEqual([[AWAY, 'hidden']])
  expect(await listed({ q: idOf('t', 2) })).toEqual([[AWAY, 'hidden']])
  expect(await listed({ q: idOf('f', POOR) })).toEqual([[POOR, 'rejected']])
  expect(await listed({ q: 'nic takiego' })).toEqual([])
  expect(await listed({ q: '100%' })).toEqual([])
})

test('ADM-02 the list of offers leaves as a table, with the filters in force', async () => {
  const asked = { handlers: offerDocuments, pool: models.pool, viewer: STAFF, now: Date.UTC(2026, 9, 9) }
  const { name, lines } = await fileOf(asked, exportOffers, { state: 'hidden' })
  expect(name).toBe('kredka-offers-2026-10-09.csv')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(
    `${idOf('f', AWAY)};Oferta ${AWAY};${idOf('t', 2)};Maja Kowalska;maths;basic;hidden;80.00;PLN;0;`,
  )
})
