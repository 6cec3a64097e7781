import { getAvailability, listAvailabilityGroups } from '@kredka/contracts/availability/endpoints'
import { availabilityEvents as e } from '@kredka/contracts/availability/events'
import type { AvailabilityEntry } from '@kredka/contracts/availability/views'
import { make } from '@kredka/contracts/kernel/events'
import { offerEvents } from '@kredka/contracts/offers/events'
import type { Viewer } from '../kernel/query.ts'
import { startTestReadModels, type TestReadModels } from '../kernel/testing/test-read-models.ts'
import { offersProjection } from '../offers/projection.ts'
import { idOf, offerEventsOf, submitted } from '../offers/testing/market.ts'
import { availabilityProjection } from './projection.ts'
import { availabilityQueryHandlers } from './queries.ts'

const teacher_id = idOf('t', 1)
const owner: Viewer = { kind: 'user', id: teacher_id, is_teacher: true }
const stranger: Viewer = { kind: 'user', id: idOf('t', 2), is_teacher: true }
const monday: AvailabilityEntry = { type: 'week_day', day: 1, start_time: '16:00', end_time: '18:00' }
const dayOff: AvailabilityEntry = { type: 'special', date: '2026-12-24', start_time: null, end_time: null }

let models: TestReadModels
beforeAll(async () => {
  models = await startTestReadModels([availabilityProjection, offersProjection], availabilityQueryHandlers)
  const created = (n: number, name: string) =>
    make(e.AvailabilityGroupCreated, { group_id: idOf('g', n), teacher_id, name, entries: [monday] })
  await models.tell([
    created(1, 'Popołudnia'),
    created(2, 'Wakacje'),
    created(3, 'Stare'),
    make(e.AvailabilityGroupChanged, {
      group_id: idOf('g', 1),
      teacher_id,
      name: 'Poniedziałki',
      entries: [monday, dayOff],
    }),
    make(e.AvailabilityGroupRemoved, { group_id: idOf('g', 3), teacher_id }),
    ...offerEventsOf(1),
    ...offerEventsOf(2, { availability_group_id: idOf('g', 2) }),
    submitted(2, { version: 2 }),
    ...offerEventsOf(3),
    make(offerEvents.OfferRemoved, { offer_id: idOf('f', 3), teacher_id, version: 1, visible: 1 }),
  ])
})
afterAll(() => models.close())

test('AVL-01 the groups of a teacher with the offers whose newest version uses them', async () => {
  expect(await models.ask(listAvailabilityGroups, {}, owner)).toEqual([
    { id: idOf('g', 1), name: 'Poniedziałki', entries: [monday, dayOff], offers: 2 },
    { id: idOf('g', 2), name: 'Wakacje', entries: [monday], offers: 0 },
  ])
  expect(await models.ask(listAvailabilityGroups, {}, stranger)).toEqual([])
})

test('AVL-01 the entries of one’s own group; another’s, or one that was removed, is not there', async () => {
  const entries = (n: number, viewer: Viewer) =>
    models.ask(getAvailability, { availability_group_id: idOf('g', n) }, viewer)
  expect(await entries(1, owner)).toEqual([monday, dayOff])
  expect(await entries(1, stranger)).toEqual({ rejected: 'AVAILABILITY_GROUP_NOT_FOUND' })
  expect(await entries(3, owner)).toEqual({ rejected: 'AVAILABILITY_GROUP_NOT_FOUND' })
})
