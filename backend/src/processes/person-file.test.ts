import { jest } from '@jest/globals'
import { MINUTE } from '@kredka/contracts/kernel/durations'
import type { ExportFile } from '@kredka/contracts/privacy/views'
import { until } from '../kernel/reactions/testing/until.ts'
import { callsOf } from './testing/calls.ts'
import { type MovingSite, movingSite } from './testing/moving-site.ts'
import { type TestPerson, testAdmin, testPerson } from './testing/people.ts'
import { upToNow } from './testing/up-to-now.ts'

jest.setTimeout(120_000)

/** What is private about people, for staff who say why they read it (EVT-10, ADM-03). */
let site: MovingSite
const { get, post } = callsOf(() => site)
beforeAll(async () => {
  site = await movingSite()
})
afterAll(() => site.stop())

const reason = 'Wniosek o dostęp do danych, sprawa 8/2026.'
const read = (of: TestPerson, by: TestPerson | Awaited<ReturnType<typeof testAdmin>>) =>
  get<ExportFile>(`/admin/users/${of.id}/data`, by)

test('ADM-03 EVT-10 staff see everything about a person after they said why, and nobody else does', async () => {
  const [person, other] = [await testPerson(site), await testPerson(site)]
  const [admin, colleague] = [await testAdmin(site), await testAdmin(site)]
  expect(await read(person, admin)).toBe('PERSON_FILE_NOT_OPEN')
  expect(await post(`/admin/users/${person.id}/data`, { reason: ' ' }, admin)).toBe('INVALID_INPUT')
  expect(await post(`/admin/users/${site.tools.ids.entity()}/data`, { reason }, admin)).toBe('NOT_FOUND')
  expect(await post(`/admin/users/${person.id}/data`, { reason }, admin)).toBeNull()

  // it waits for no read model
  await until(async () => JSON.stringify((await read(person, admin)).data).includes(person.email))
  const file = await read(person, admin)
  expect(file.user_id).toBe(person.id)
  expect(file.history.map(({ what }) => what)).toContain('AccountRegistered')
  expect(JSON.stringify(file)).not.toContain(other.email)

  expect(await read(other, admin)).toBe('PERSON_FILE_NOT_OPEN')
  expect(await read(person, colleague)).toBe('PERSON_FILE_NOT_OPEN')
  expect(await read(person, person)).toBe('NOT_LOGGED_IN')
  const detail = await get<{ history: object[] }>(`/admin/users/${person.id}`, admin)
  expect(detail.history).toMatchObject([{ type: 'PersonFileOpened', reason }])
})

test('ADM-02 ADM-03 people’s whole addresses are exported for a reason alone, and the log knows who took them', async () => {
  const person = await testPerson(site)
  const [admin, colleague] = [await testAdmin(site), await testAdmin(site)]
  const fileOf = async (by: typeof admin) => {
    const path = `${site.config.api_base}/admin/user-addresses.csv?q=${person.id}`
    const found = await fetch(site.url + path, { headers: await upToNow(site, by.headers) })
    return [found.status, await found.text()]
  }
  const refused = [403, expect.stringContaining('ADDRESS_LIST_NOT_OPEN')]
  expect(await fileOf(admin)).toEqual(refused)
  expect(await post('/admin/user-addresses', { reason: ' ' }, admin)).toBe('INVALID_INPUT')
  expect(await post('/admin/user-addresses', { reason }, admin)).toBeNull()
  expect(await fileOf(admin)).toEqual([200, expect.stringContaining(person.email)])
  // open to who said why, for a while, and to nobody else
  expect(await fileOf(colleague)).toEqual(refused)
  const events = await site.tools.streams.read(`addresslist-${admin.id}`)
  expect(events.map(({ type, data }) => [type, data['reason']])).toEqual([['AddressListOpened', reason]])
  // whoever stood in it finds it in their history: staff with who it was, and the person in their own file without
  const detail = await get<{ history: { type: string }[] }>(`/admin/users/${person.id}`, admin)
  expect(detail.history).toMatchObject([{ type: 'AddressListOpened', reason, actor: `admin-${admin.id.slice(-6)}` }])
  expect(await post(`/admin/users/${person.id}/data`, { reason: 'Wniosek.' }, admin)).toBeNull()
  const told = (await read(person, admin)).history.filter(({ what }) => what === 'AddressListOpened')
  expect(told).toMatchObject([{ by: 'staff', data: { reason } }])
  expect(JSON.stringify(told)).not.toContain(admin.id)
  site.pass(11 * MINUTE)
  expect(await fileOf(admin)).toEqual(refused)
  // who came after it was closed never stood in it
  const later = await testPerson(site)
  expect(await get(`/admin/users/${later.id}`, admin)).toMatchObject({ history: [] })
})
