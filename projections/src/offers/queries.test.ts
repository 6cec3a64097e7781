import { accountEvents } from '@kredka/contracts/accounts/events'
import { make } from '@kredka/contracts/kernel/events'
import {
  countOwnOffers,
  getOffer,
  getOfferRequest,
  getOwnOffer,
  listOfferRequests,
  listOwnOffers,
  searchOffers,
} from '@kredka/contracts/offers/endpoints'
import { offerEvents as e } from '@kredka/contracts/offers/events'
import { profileEvents } from '@kredka/contracts/profiles/events'
import { adminProjection } from '../admin/projection.ts'
import { calendarProjection } from '../calendar/projection.ts'
import type { Viewer } from '../kernel/query.ts'
import { startTestReadModels, type TestEvent, type TestReadModels } from '../kernel/testing/test-read-models.ts'
import { profilesProjection } from '../profiles/projection.ts'
import { promotionsProjection } from '../promotions/projection.ts'
import { offersProjection } from './projection.ts'
import { offerQueryHandlers } from './queries.ts'
import { offerReviewQueryHandlers } from './review-queries.ts'
import { idOf, offerEventsOf, person, price, submitted, teacher } from './testing/market.ts'

const NOT_FOUND = { rejected: 'OFFER_NOT_FOUND' }
const owner: Viewer = { kind: 'user', id: idOf('t', 1), is_teacher: true }
const stranger: Viewer = { kind: 'user', id: idOf('t', 2), is_teacher: true }
const admin: Viewer = { kind: 'admin', id: idOf('t', 9), role: 'owner' }
const offer = (n: number) => ({ offer_id: idOf('f', n), teacher_id: idOf('t', 1) })

let models: TestReadModels
beforeEach(async () => {
  models = await startTestReadModels(
    [adminProjection, profilesProjection, promotionsProjection, calendarProjection, offersProjection],
    [...offerQueryHandlers, ...offerReviewQueryHandlers],
  )
  await models.tell([...teacher(1, 'Uczę od dawna.'), ...teacher(2)])
})
afterEach(() => models.close())

const at = (event: TestEvent, time: string): TestEvent => ({ ...event, at: time })

test('OFR-05 API-05 the page of an offer: texts, prices, teacher, views, instants in UTC with milliseconds', async () => {
  const [sent, activated] = offerEventsOf(1, {
    places: ['online', 'teacher_house'],
    city_id: 'lodz',
    prices: [price(60, 7000)],
  })
  await models.tell([
    at(sent as TestEvent, '2026-10-02T08:00:00.000Z'),
    at(activated as TestEvent, '2026-10-03T09:30:00.125Z'),
    make(e.OfferViewsCounted, { offer_id: idOf('f', 1), date: '2026-10-03', views: 12 }),
    make(e.OfferViewsCounted, { offer_id: idOf('f', 1), date: '2026-10-04', views: 5 }),
    ...offerEventsOf(2),
  ])
  expect(await models.ask(getOffer, { id: idOf('f', 1) })).toEqual({
    id: idOf('f', 1),
    slug: 'oferta-1',
    title: 'Oferta 1',
    rating: null,
    description: 'Spokojnie i po kolei, z zadaniami na każde spotkanie.',
    subject_id: 'maths',
    level: 'basic',
    places: ['online', 'teacher_house'],
    city: { id: 'lodz', name: 'Łódź' },
    prices: [price(60, 7000)],
    teacher: {
      id: idOf('t', 1),
      name: 'Osoba 1',
      picture_url: null,
      about: 'Uczę od dawna.',
      video: null,
      teacher_since: '2026-10-01T08:01:00.000Z',
      offers: 2,
    },
    views: 17,
    added_at: '2026-10-03T09:30:00.125Z',
    changed_at: '2026-10-03T09:30:00.125Z',
  })
})

test('OFR-03 only what is active is public, and only while its teacher may teach', async () => {
  const shown = async () => (await models.ask(getOffer, { id: idOf('f', 1) })) as unknown
  const steps: readonly (readonly [event: TestEvent, isPublic: boolean])[] = [
    [submitted(1), false],
    [make(e.OfferRejected, { ...offer(1), version: 1, reason: 'Za krótko.' }), false],
    [submitted(1, { version: 2 }), false],
    [make(e.OfferActivated, { ...offer(1), version: 2, replaces: null, reason: null }), true],
    [submitted(1, { version: 3, title: 'Nowy tytuł' }), true],
    [make(profileEvents.TeacherSuspended, { user_id: idOf('t', 1), reason: 'Skargi.' }), false],
    [make(profileEvents.TeacherReinstated, { user_id: idOf('t', 1), reason: 'Sprawdzone.' }), true],
    [make(accountEvents.AccountBlocked, { user_id: idOf('t', 1), reason: 'Skargi.' }), false],
    [make(accountEvents.AccountUnblocked, { user_id: idOf('t', 1), reason: 'Sprawdzone.' }), true],
    [make(e.OfferActivated, { ...offer(1), version: 3, replaces: 2, reason: null }), true],
    [make(e.OfferTakenDown, { ...offer(1), version: 3, reason: 'Skargi.' }), false],
    // taken back by staff: the same version again
    [make(e.OfferActivated, { ...offer(1), version: 3, replaces: null, reason: 'Pomyłka.' }), true],
    [make(e.OfferTakenDown, { ...offer(1), version: 3, reason: 'Skargi.' }), false],
    [submitted(1, { version: 4 }), false],
    [make(e.OfferActivated, { ...offer(1), version: 4, replaces: null, reason: null }), true],
    [make(e.OfferRemoved, { ...offer(1), version: 4, visible: 4 }), false],
  ]
  for (const [event, isPublic] of steps) {
    await models.tell([event])
    const answer = await shown()
    if (isPublic) expect(answer).toMatchObject({ id: idOf('f', 1) })
    else expect(answer).toEqual(NOT_FOUND)
  }
})

test('ADM-02 an offer that was taken down is rejected with the reason, or waits on where a newer version does', async () => {
  const down = (n: number) => make(e.OfferTakenDown, { ...offer(n), version: 1, reason: 'Numer telefonu.' })
  await models.tell([
    ...[...offerEventsOf(1), down(1)],
    ...[...offerEventsOf(2), submitted(2, { version: 2 }), down(2)],
    ...[...offerEventsOf(3), submitted(3, { version: 2 })],
    ...[make(e.OfferRejected, { ...offer(3), version: 2, reason: 'Za krótko.' }), down(3)],
  ])
  const { rows } = await models.page(listOwnOffers, {}, owner)
  expect(rows.map(({ id, state, rejection_reason }) => [id, state, rejection_reason])).toEqual([
    [idOf('f', 3), 'rejected', 'Za krótko.'],
    [idOf('f', 2), 'waiting', null],
    [idOf('f', 1), 'rejected', 'Numer telefonu.'],
  ])
})

test('OFR-03 the own list shows every state with the newest words, to its owner alone', async () => {
  await models.tell([
    submitted(1),
    ...offerEventsOf(2),
    submitted(2, { version: 2, title: 'Zmieniony tytuł' }),
    submitted(3),
    make(e.OfferRejected, { ...offer(3), version: 1, reason: 'Za krótko.' }),
    ...offerEventsOf(4),
    make(e.OfferRemoved, { ...offer(4), version: 1, visible: 1 }),
  ])
  const { rows } = await models.page(listOwnOffers, {}, owner)
  expect(rows.map(({ id, state, title, rejection_reason }) => [id, state, title, rejection_reason])).toEqual([
    [idOf('f', 3), 'rejected', 'Oferta 3', 'Za krótko.'],
    [idOf('f', 2), 'active_waiting', 'Zmieniony tytuł', null],
    [idOf('f', 1), 'waiting', 'Oferta 1', null],
  ])
  expect(await models.page(listOwnOffers, {}, stranger)).toEqual({ rows: [], has_next_page: false })
  expect(await models.page(listOwnOffers, { page_size: 2 }, owner)).toMatchObject({ has_next_page: true })
  expect(await models.ask(countOwnOffers, {}, owner)).toEqual({
    absent: 0,
    waiting: 1,
    rejected: 1,
    active: 0,
    active_waiting: 1,
    active_rejected: 0,
    removed: 1,
  })
})

test('OFR-03 one’s own offer shows what is public beside what waits; another’s is not there', async () => {
  await models.tell([...offerEventsOf(1), submitted(1, { version: 2, title: 'Drugi tytuł' })])
  expect(await models.ask(getOwnOffer, { id: idOf('f', 1) }, owner)).toMatchObject({
    state: 'active_waiting',
    visible: { version: 1, title: 'Oferta 1', sent_at: expect.stringMatching(/^2026-10-01T08:\d\d:00\.000Z$/) },
    latest: { version: 2, title: 'Drugi tytuł', city: null, prices: [price(60, 8000)] },
    added_at: expect.stringMatching(/^2026-10-01T08:\d\d:00\.000Z$/),
  })
  expect(await models.ask(getOwnOffer, { id: idOf('f', 1) }, stranger)).toEqual(NOT_FOUND)
})

test('ADM-02 requests stand oldest first, are searched by title and teacher, and show every decision', async () => {
  await models.tell([
    submitted(1, { title: 'Żaglówki i fizyka' }),
    ...offerEventsOf(2),
    submitted(2, { version: 2, title: 'Algebra' }),
    submitted(3, { teacher_id: idOf('t', 2), title: '100% gramatyki' }),
    submitted(4),
    make(e.OfferRejected, { ...offer(4), version: 1, reason: 'Za krótko.' }),
  ])
  const titles = async (input: Parameters<typeof models.page<typeof listOfferRequests>>[1]) =>
    (await models.page(listOfferRequests, input, admin)).rows.map(({ title }) => title)
  expect(await titles({})).toEqual(['Żaglówki i fizyka', 'Algebra', '100% gramatyki'])
  expect(await titles({ sort: '-sent_at' })).toEqual(['100% gramatyki', 'Algebra', 'Żaglówki i fizyka'])
  expect(await titles({ q: 'zaglowki' })).toEqual(['Żaglówki i fizyka'])
  const wrona = { user_id: idOf('t', 2), name: 'Halina Wrona', phone: null, about: '' }
  await models.tell([make(profileEvents.ProfileChanged, wrona)])
  expect(await titles({ q: 'wrona' })).toEqual(['100% gramatyki'])
  expect(await titles({ q: 'gramatka' })).toEqual(['100% gramatyki'])
  expect(await titles({ q: '100%' })).toEqual(['100% gramatyki'])
  expect(await titles({ q: '%' })).toEqual([])
  expect(await titles({ state: 'rejected' })).toEqual(['Oferta 4'])
  expect(await models.ask(getOfferRequest, { id: idOf('f', 4) }, admin)).toMatchObject({
    state: 'rejected',
    visible: null,
    history: [
      {
        what: 'rejected',
        version: 1,
        actor: expect.any(String),
        reason: 'Za krótko.',
        at: expect.stringMatching(/\.000Z$/),
      },
      { what: 'submitted', version: 1, reason: null },
    ],
  })
})

test('EVT-10 what is left of a forgotten teacher equals a replay without their key', async () => {
  const lone = { title: 'Szkutnictwo i fizyka', subject_id: 'physics', teacher_id: idOf('t', 7) }
  const shared = offerEventsOf(2, { title: 'Fizyka dla każdego' })
  const forgotten = make(accountEvents.PersonForgotten, { subject_id: idOf('t', 7) })
  const dump = async () => {
    const tables = ['offers.versions', 'offers.words', 'profiles.people']
    const rows = await Promise.all(
      tables.map((table) => models.pool.query(`select to_jsonb(t) as row from ${table} t order by to_jsonb(t)::text`)),
    )
    return JSON.stringify(rows.map((result) => result.rows)).replace(/"\d{4}-[^"]+\+00:00"/g, '"…"')
  }
  await models.tell([person(7), ...shared, ...offerEventsOf(1, lone), forgotten])
  const lived = await dump()
  expect(await models.ask(getOffer, { id: idOf('f', 1) })).toEqual(NOT_FOUND)
  expect(await models.page(searchOffers, { q: 'szkutnictwo' })).toMatchObject({ rows: [] })
  await models.close()

  models = await startTestReadModels(
    [profilesProjection, promotionsProjection, calendarProjection, offersProjection],
    offerQueryHandlers,
  )
  const sealed = { ...lone, title: null, description: null }
  await models.tell([...teacher(1, 'Uczę od dawna.'), ...teacher(2)])
  await models.tell([person(7, null), ...shared, ...offerEventsOf(1, sealed), forgotten])
  expect(await dump()).toEqual(lived)
  expect(lived).not.toMatch(/szkutnictwo/i)
  expect(lived).toContain('"fizyka"')
})
