import { jest } from '@jest/globals'
import type { ExportFile } from '@kredka/contracts/privacy/views'
import { until } from '../kernel/reactions/testing/until.ts'
import { callsOf } from './testing/calls.ts'
import { type TestPerson, testAdmin, testPerson } from './testing/people.ts'
import { type TestSite, testSite } from './testing/test-site.ts'

jest.setTimeout(120_000)

/** Everything about a person, for staff who have to answer for it (EVT-10, ADM-03). */
let site: TestSite
const { get, post } = callsOf(() => site)
beforeAll(async () => {
  site = await testSite()
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
