import { changeStaffRole, createStaffMember, endStaffAccess, listStaff } from '@kredka/contracts/admin/endpoints'
import type { StaffMemberView } from '@kredka/contracts/admin/views'
import { testBrowser } from '../accounts/testing/browser.ts'
import { until } from '../kernel/reactions/testing/until.ts'
import { testAdmin } from './testing/people.ts'
import { sendCommand } from './testing/send-command.ts'
import { testSocket } from './testing/sockets.ts'
import { type TestSite, testSite } from './testing/test-site.ts'

let site: TestSite
let owner: Awaited<ReturnType<typeof testAdmin>>
beforeAll(async () => {
  site = await testSite()
  owner = await testAdmin(site)
})
afterAll(() => site.stop())

const PASSWORD = 'Nowe-haslo-2'
const reason = 'Nowe zadania.'
const OF_MODERATORS = '/admin/offer-requests'
const OF_OWNERS = '/admin/projections'

/** Somebody whom the owner made, logged in. */
async function colleague(name: string, role: string) {
  const { id } = await sendCommand(site, owner, createStaffMember, { name, role, password: PASSWORD })
  const browser = testBrowser(site)
  const entered = await browser.post('/admin/enter', { name, password: PASSWORD })
  return { id, browser, entered }
}

function decide({ path }: { readonly path: string }, id: string, body: object, by = owner) {
  return fetch(`${site.url}${site.config.api_base}${path.replace('{id}', id)}`, {
    method: 'POST',
    headers: { ...by.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ reason, ...body }),
  })
}

async function codeOf(response: Response): Promise<string | null> {
  const { error } = (await response.json()) as { readonly error?: { readonly code: string } }
  return error?.code ?? null
}

test('ADM-07 an owner makes somebody with a role, who may do what it allows and nothing else', async () => {
  const { browser, entered } = await colleague('moderatorka', 'moderator')
  expect(entered.data).toMatchObject({ name: 'moderatorka', role: 'moderator' })
  expect(await until(async () => (await browser.get('/admin/scan-id')).data['role'])).toBe('moderator')
  expect((await browser.get(OF_MODERATORS)).status).toBe(200)
  expect(await browser.get(OF_OWNERS)).toMatchObject({ status: 403, code: 'STAFF_ROLE_MAY_NOT' })
  const again = { name: 'Moderatorka', role: 'owner', password: PASSWORD }
  const taken = await fetch(`${site.url}${site.config.api_base}${createStaffMember.path}`, {
    method: 'POST',
    headers: { ...owner.headers, 'content-type': 'application/json' },
    body: JSON.stringify(again),
  })
  expect(await codeOf(taken)).toBe('STAFF_NAME_TAKEN')
})

test('ADM-07 another role acts at once, for sessions that are open', async () => {
  const { id, browser } = await colleague('zmienna', 'moderator')
  expect((await browser.get(OF_MODERATORS)).status).toBe(200)
  expect((await decide(changeStaffRole, id, { role: 'analyst' })).status).toBe(200)
  expect(await browser.get(OF_MODERATORS)).toMatchObject({ code: 'STAFF_ROLE_MAY_NOT' })
  expect((await decide(changeStaffRole, id, { role: 'owner' })).status).toBe(200)
  expect((await browser.get(OF_OWNERS)).status).toBe(200)
})

test('ADM-07 whose access ends is out at once, sockets too, and cannot come back', async () => {
  const { id, browser } = await colleague('odchodzi', 'support')
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const socket = testSocket(site.url, { headers: { cookie, origin: site.config.public_url }, admin: true })
  await socket.first('ready')
  expect((await decide(endStaffAccess, id, {})).status).toBe(200)
  expect(await browser.get('/admin/users')).toMatchObject({ status: 401, code: 'NOT_LOGGED_IN' })
  expect(await socket.first('session_ended')).toEqual({ code: 'NOT_LOGGED_IN' })
  await until(() => !socket.socket.connected)
  const back = await testBrowser(site).post('/admin/enter', { name: 'odchodzi', password: PASSWORD })
  expect(back).toMatchObject({ status: 401, code: 'INVALID_ADMIN_LOGIN' })
  expect(await codeOf(await decide(endStaffAccess, id, {}))).toBe('STAFF_MEMBER_NOT_FOUND')
  const listed = await fetch(`${site.url}${site.config.api_base}${listStaff.path}`, { headers: owner.headers })
  const { data } = (await listed.json()) as { readonly data: readonly StaffMemberView[] }
  const gone = data.find((one) => one.id === id)
  expect(gone).toMatchObject({ name: 'odchodzi', role: 'support' })
  expect(gone?.ended_at).not.toBeNull()
  expect(data.find((one) => one.id === owner.id)).toMatchObject({ role: 'owner', ended_at: null })
})

test('ADM-07 nobody decides about themselves, and only owners about others', async () => {
  expect(await codeOf(await decide(endStaffAccess, owner.id, {}))).toBe('OWN_ROLE')
  expect(await codeOf(await decide(changeStaffRole, owner.id, { role: 'analyst' }))).toBe('OWN_ROLE')
  const other = await testAdmin(site, 'support')
  expect(await codeOf(await decide(endStaffAccess, owner.id, {}, other))).toBe('STAFF_ROLE_MAY_NOT')
})

test('ADM-07 an analyst reads the log without names and reasons; the rest reads both', async () => {
  const [analyst, moderator] = [await testAdmin(site, 'analyst'), await testAdmin(site, 'moderator')]
  const { id } = await colleague('krotko', 'support')
  await decide(endStaffAccess, id, {})
  const events = async ({ headers }: typeof owner, q = '') => {
    const path = `/admin/events?type=StaffAccessEnded&q=${encodeURIComponent(q)}`
    const response = await fetch(`${site.url}${site.config.api_base}${path}`, { headers })
    const { data } = (await response.json()) as { readonly data: readonly { readonly reason: string | null }[] }
    return data
  }
  await until(async () => (await events(moderator)).length > 0)
  expect(new Set((await events(moderator)).map((row) => row.reason))).toEqual(new Set([reason]))
  expect(new Set((await events(analyst)).map((row) => row.reason))).toEqual(new Set([null]))
  // nor finds an event by what its reason says
  const guess = `reason="${reason}"`
  expect((await events(moderator, guess)).length).toBeGreaterThan(0)
  expect(await events(analyst, guess)).toEqual([])
})
