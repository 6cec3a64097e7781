import { jest } from '@jest/globals'
import { IMPERSONATION_MS } from '@kredka/contracts/admin/rules'
import type { Endpoint } from '@kredka/contracts/kernel/endpoints'
import { accountDecider } from '../accounts/index.ts'
import type { TestBrowser } from '../accounts/testing/browser.ts'
import { HTTP } from '../composition/identifiers.ts'
import { abreast } from '../http/testing/abreast.ts'
import { callEndpoint, withSamples } from '../http/testing/calls.ts'
import { sampleOf } from '../http/testing/samples.ts'
import { until } from '../kernel/reactions/testing/until.ts'
import { enter, join, makeRoom } from '../quiz-rooms/testing/rooms.ts'
import { BEGAN, LOOK_REASON, testLookers } from './testing/looking.ts'
import { type MovingSite, movingSite } from './testing/moving-site.ts'
import { testAdmin, testContext, testPerson } from './testing/people.ts'
import { testSocket } from './testing/sockets.ts'

jest.setTimeout(300_000)

/** Staff look at the site through the eyes of a person and change nothing (ADM-02, ADM-03). */
let site: MovingSite
let owner: Awaited<ReturnType<typeof testAdmin>>
let endpoints: readonly Endpoint[]
let lookers: ReturnType<typeof testLookers>
beforeAll(async () => {
  site = await movingSite()
  owner = await testAdmin(site)
  lookers = testLookers(site, owner)
  endpoints = (await site.parts.get(HTTP)).endpoints
})
afterAll(() => site.stop())

const reason = LOOK_REASON

/** The cookies of a browser with a call that is made without it. */
function cookieHeaders({ cookies }: TestBrowser) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return { origin: site.config.public_url, cookie }
}

test('ADM-03 whoever may read what is private looks for a reason, as the person, and ends it', async () => {
  const { person, browser, name } = await lookers.looking()
  await until(async () => (await browser.get('/auth/check')).data['userId'] === person.id)
  expect((await browser.get('/auth/check')).data).toMatchObject({ userId: person.id, seen_by: { name } })
  expect(await browser.post('/admin/impersonation/end')).toMatchObject({ status: 200 })
  expect([...browser.cookies.keys()]).toEqual(['kredka_admin'])
  expect((await browser.get('/auth/check')).data).toEqual({})
  expect(await lookers.noted(person.id)).toEqual([BEGAN, ['ImpersonationEnded', 'ended']])
  for (const role of ['moderator', 'analyst'] as const) {
    expect((await lookers.look(person, (await lookers.member(role)).browser)).code).toBe('STAFF_ROLE_MAY_NOT')
  }
})

test('ADM-03 every command of the site is refused to whoever looks, and leaves no event', async () => {
  const { browser } = await lookers.looking()
  const headers = cookieHeaders(browser)
  const base = site.url + site.config.api_base
  const commands = endpoints.filter(({ kind, path }) => kind === 'command' && !path.startsWith('/admin/'))
  expect(commands.length).toBeGreaterThan(150)
  const before = await site.store.head()
  const wrong: unknown[] = []
  await abreast(commands, async (endpoint) => {
    for (const body of ['{', sampleOf(endpoint).body]) {
      const { code } = await callEndpoint(base, endpoint, withSamples(sampleOf(endpoint), { body, headers }))
      if (code !== 'IMPERSONATION_READ_ONLY') wrong.push([endpoint.name, code])
    }
  })
  expect(wrong).toEqual([])
  const { events } = await site.store.readAll(before, 100)
  expect(events.filter(({ metadata }) => !metadata['actor']?.startsWith('system:'))).toEqual([])
})

test('ADM-03 chats, what a password opens and what is carried away stay with the person', async () => {
  const { browser } = await lookers.looking()
  const base = site.url + site.config.api_base
  const closed = endpoints.filter(
    (one) =>
      one.own_eyes === true || (one.kind === 'document' && one.access === 'user' && !one.type.startsWith('image/')),
  )
  const names = closed.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['chat.messages', 'privacy.export', 'payments.statement_pdf']))
  for (const endpoint of closed) {
    const call = withSamples(sampleOf(endpoint), { headers: cookieHeaders(browser) })
    expect([endpoint.name, (await callEndpoint(base, endpoint, call)).code]).toEqual([
      endpoint.name,
      'IMPERSONATION_OWN_EYES',
    ])
  }
})

test('ADM-03 whoever looks has no socket of the person, and keeps that of the back office', async () => {
  const { browser } = await lookers.looking()
  const headers = cookieHeaders(browser)
  const personal = testSocket(site.url, { headers })
  await until(() => personal.refusals.length > 0)
  expect(personal.refusals[0]).toBe('IMPERSONATION_READ_ONLY')
  const office = testSocket(site.url, { headers, admin: true })
  await until(() => office.socket.connected)
  personal.close()
  office.close()
})

test('ADM-03 ROO-01 a room takes nobody in who looks through somebody’s eyes, neither as its host nor on a free seat', async () => {
  const { person, browser } = await lookers.looking()
  const { token } = await makeRoom(site, person)
  const seat = await join(site.url, token, 'Ania')
  const headers = cookieHeaders(browser)
  for (const entry of [{ as: 'host' }, { as: 'seat', key: seat.key }, { as: 'screen' }] as const) {
    const client = await enter(site.url, { token, headers, ...entry })
    expect([entry.as, client.ends]).toEqual([entry.as, ['IMPERSONATION_READ_ONLY']])
  }
  const player = await enter(site.url, { token, as: 'seat', key: seat.key })
  expect(player.ends).toEqual([])
  player.close()
})

test('ADM-03 the own login of whoever looks goes on beside it, and the person’s sessions show nothing', async () => {
  const { person, browser } = await lookers.looking()
  const own = await testPerson(site)
  browser.cookies.set('kredka_access', String(own.headers['authorization']).replace('Bearer ', ''))
  await until(async () => (await browser.get('/auth/check')).data['userId'] === person.id)
  const sessions = await site.tools.vault.sessions.list(person.id)
  expect(sessions).toHaveLength(1)
  await browser.post('/admin/impersonation/end')
  await until(async () => (await browser.get('/auth/check')).data['userId'] === own.id)
})

test('ADM-03 it ends by itself: the next call is refused as nobody else’s, and the one after that is the own again', async () => {
  const { person, browser } = await lookers.looking()
  site.pass(IMPERSONATION_MS + 1_000)
  expect((await browser.get('/auth/check')).code).toBe('IMPERSONATION_OVER')
  expect(browser.cookies.has('kredka_impersonation')).toBe(false)
  await until(async () => (await lookers.noted(person.id)).length === 2)
  expect(await lookers.noted(person.id)).toEqual([BEGAN, ['ImpersonationEnded', 'time_over']])
})

test('ADM-03 it ends with the login, the role and the access of whoever looks, and with the account', async () => {
  const ways: Readonly<Record<string, (of: Awaited<ReturnType<typeof lookers.looking>>) => Promise<unknown>>> = {
    login_over: ({ browser }) => browser.post('/admin/leave'),
    role_over: ({ id }) => as(owner, `/admin/staff/${id}/role`, { role: 'analyst', reason }),
    account_closed: ({ person: { id: user_id } }) =>
      site.tools.write.execute(
        accountDecider,
        user_id,
        { do: 'block', user_id, reason },
        testContext(site, 'users.block'),
      ),
  }
  for (const [how, happens] of Object.entries(ways)) {
    const of = await lookers.looking()
    await happens(of)
    expect((await of.browser.get('/auth/check')).code).toBe('IMPERSONATION_OVER')
    await until(async () => (await lookers.noted(of.person.id)).length === 2)
    expect(await lookers.noted(of.person.id)).toEqual([BEGAN, ['ImpersonationEnded', how]])
    expect((await lookers.look(of.person, (await lookers.member()).browser)).code).toBe(
      how === 'account_closed' ? 'IMPERSONATION_ACCOUNT_CLOSED' : null,
    )
  }
})

function as({ headers }: typeof owner, path: string, body: object): Promise<Response> {
  return fetch(`${site.url}${site.config.api_base}${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}
