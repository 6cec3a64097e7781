import type { TimelineEntryView } from '@kredka/contracts/audit/views'
import { TIMELINE_KINDS, TIMELINE_STEPS } from '@kredka/contracts/audit/views'
import { MODULES } from '../composition/identifiers.ts'
import { type TestPerson, testAdmin, testPerson } from '../processes/testing/people.ts'
import { OWNED } from '../processes/testing/relations.ts'
import { type TestSite, testSite } from '../processes/testing/test-site.ts'

let site: TestSite

beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.stop())

async function call(path: string, headers: TestPerson['headers'], body?: unknown) {
  const response = await fetch(`${site.url}${site.config.api_base}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as { data: readonly TimelineEntryView[] } }
}

async function makeOffer(teacher: TestPerson): Promise<string> {
  const { id = '' } = (await OWNED['offer.teacher']?.(site, teacher)) ?? {}
  return id
}

test('EVT-11 a teacher reads what became of an offer: what, when, by whom and why', async () => {
  const teacher = await testPerson(site, 'teacher')
  const admin = await testAdmin(site)
  const id = await makeOffer(teacher)
  await call(`/admin/offer-requests/${id}/reject`, admin.headers, {
    version: 1,
    reason: 'Opis jest o kursie, nie o lekcjach.',
  })
  const { status, body } = await call(`/timelines/offer/${id}`, teacher.headers)
  expect(status).toBe(200)
  expect(body.data).toMatchObject([
    { what: 'OfferSubmitted', by: 'you', by_id: null, note: null, params: { version: 1 } },
    { what: 'OfferRejected', by: 'staff', by_id: null, by_name: null, note: 'Opis jest o kursie, nie o lekcjach.' },
  ])
  expect(body.data[0]?.occurred_at).toBe(new Date(body.data[0]?.occurred_at ?? '').toISOString())
})

test('EVT-11 nobody else reads it, and an unknown thing looks the same', async () => {
  const owner = await testPerson(site, 'teacher')
  const stranger = await testPerson(site, 'teacher')
  const id = await makeOffer(owner)
  expect((await call(`/timelines/offer/${id}`, stranger.headers)).status).toBe(404)
  expect((await call(`/timelines/offer/${site.tools.ids.entity()}`, stranger.headers)).status).toBe(404)
  expect((await call(`/timelines/account/${owner.id}`, stranger.headers)).status).toBe(404)
  expect((await call(`/timelines/nothing/${id}`, owner.headers)).status).toBe(422)
})

test('EVT-11 a person reads the history of the own account', async () => {
  const person = await testPerson(site)
  const { body } = await call(`/timelines/account/${person.id}`, person.headers)
  expect(body.data.map(({ what, by }) => [what, by])).toEqual([
    ['AccountRegistered', 'system'],
    ['TermsAccepted', 'system'],
  ])
})

test('EVT-11 every kind of the contract has its module', async () => {
  const { all } = await site.parts.get(MODULES)
  const kinds = all.flatMap(({ timelines }) => timelines ?? []).map(({ kind }) => kind)
  expect(kinds.toSorted()).toEqual([...TIMELINE_KINDS].toSorted())
})

test('EVT-11 pages have words for every step that a module tells, and for no other', async () => {
  const { all } = await site.parts.get(MODULES)
  const told = all.flatMap(({ timelines }) => timelines ?? []).flatMap(({ tells }) => Object.keys(tells))
  expect(told.toSorted()).toEqual([...TIMELINE_STEPS].toSorted())
})
