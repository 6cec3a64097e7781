import { listEvents, listStaffLog } from '@kredka/contracts/audit/endpoints'
import type { Query } from '@kredka/contracts/kernel/endpoints'
import { adminProjection } from '../admin/projection.ts'
import { looksAt } from '../kernel/testing/looks-at.ts'
import { startTestReadModels, type TestReadModels } from '../kernel/testing/test-read-models.ts'
import { profilesProjection } from '../profiles/projection.ts'
import { createAuditProjection } from './projection.ts'
import { auditQueryHandlers } from './queries.ts'

const EVENTS = 20_000
/** Rows of tables for a page of twenty, with those that are looked at to learn how many fit a text. */
const FEW = 600
const ADMIN = { kind: 'admin', id: 'staff', role: 'owner' } as const

/** What the system and visitors did lies far back; staff do a little all the time, and rarely say why. */
const MANY_EVENTS_SQL = `
  insert into audit.events (place, event_id, stream, category, revision, last_revision, count, type, at, actor, command,
                            correlation_id, causation_id, reason, terms)
    select n, n, 'offer-' || n, 'offer', 0, 0, 1, type, '2026-01-01'::timestamptz + n * interval '1 minute', actor, 'c',
           n, n, case when n % 200 = 0 then 'Sprawa ' || n || ': skargi (bez winy)' end,
           array['type:' || type, 'actor:' || actor, 'e' || n] ||
             case when type = 'MailBodyRead' then array['private:read'] else '{}' end
      from generate_series(1, ${EVENTS}) n,
           lateral (select case when n % 20 = 0 then 'admin:a' || n % 3 when n > ${EVENTS / 4} then 'user:u' || n % 500
                                when n % 2 = 0 then 'visitor' else 'system:mails' end as actor,
                           case when n % 1000 = 0 then 'MailBodyRead' else 'OfferActivated' end as type) t`

let models: TestReadModels
beforeAll(async () => {
  models = await startTestReadModels(
    [profilesProjection, adminProjection, createAuditProjection([])],
    auditQueryHandlers,
  )
  await models.pool.query(MANY_EVENTS_SQL)
  await models.pool.query('vacuum analyze audit.events')
})
afterAll(() => models.close())

const PAGES: readonly (readonly [Query, object])[] = [
  ...['user', 'admin', 'visitor', 'system'].map((by) => [listEvents, { by }] as const),
  [listEvents, { q: 'e4711' }],
  [listEvents, { by: 'system', q: 'nothing' }],
  [listStaffLog, {}],
  [listStaffLog, { kind: 'act' }],
  [listStaffLog, { kind: 'read' }],
  [listStaffLog, { q: 'sprawa 4200' }],
  [listStaffLog, { q: 'żaden' }],
  [listStaffLog, { q: 'ni' }],
  [listStaffLog, { kind: 'act', q: 'żaden' }],
]

test.each(PAGES.map(([query, input]) => [query.name, input, query] as const))(
  'ADM-03 a page of the log takes its rows from an index: %s %j',
  async (_, input, query) => {
    const handler = auditQueryHandlers.find((one) => one.query === query)
    expect(await looksAt(models.pool, handler, input)).toBeLessThan(FEW)
  },
)

const idsOf = async (query: typeof listEvents | typeof listStaffLog, input: object) =>
  (await models.page(query, input, ADMIN)).rows.map(({ id }) => Number(id))

test('ADM-03 pages of the log are in order and hold nothing twice', async () => {
  expect(await idsOf(listEvents, { page: 3, page_size: 2 })).toEqual([EVENTS - 4, EVENTS - 5])
  expect(await idsOf(listEvents, { by: 'system', page: 2, page_size: 2 })).toEqual([EVENTS / 4 - 5, EVENTS / 4 - 7])
  expect(await idsOf(listStaffLog, { kind: 'read', page_size: 2 })).toEqual([EVENTS, EVENTS - 1_000])
  expect(await idsOf(listStaffLog, { kind: 'act', page_size: 2 })).toEqual([EVENTS - 20, EVENTS - 40])
})

test('ADM-03 a reason is found by any part of it, by one or two letters where a word of it begins', async () => {
  expect(await idsOf(listStaffLog, { q: 'KARGI', page_size: 1 })).toEqual([EVENTS])
  expect(await idsOf(listStaffLog, { q: 'sk', page_size: 1 })).toEqual([EVENTS])
  expect(await idsOf(listStaffLog, { q: 'SP', page_size: 1 })).toEqual([EVENTS])
  expect(await idsOf(listStaffLog, { q: 'b', page_size: 1 })).toEqual([EVENTS])
  expect(await idsOf(listStaffLog, { q: 'ka' })).toEqual([])
})
