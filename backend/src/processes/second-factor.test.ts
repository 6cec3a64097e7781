import { jest } from '@jest/globals'
import { createStaffMember } from '@kredka/contracts/admin/endpoints'
import { MINUTE, SECOND } from '@kredka/contracts/kernel/durations'
import { START } from '@kredka/contracts/kernel/ports'
import type { StaffRole } from '@kredka/contracts/kernel/staff'
import { type Answered, type TestBrowser, testBrowser } from '../accounts/testing/browser.ts'
import { codeAt, secretBytes } from '../admin/testing/authenticator.ts'
import { until } from '../kernel/reactions/testing/until.ts'
import { type MovingSite, movingSite } from './testing/moving-site.ts'
import { testAdmin } from './testing/people.ts'
import { searchTables } from './testing/search-tables.ts'
import { sendCommand } from './testing/send-command.ts'
import { testApi } from './testing/test-cluster.ts'

jest.setTimeout(180_000)

let site: MovingSite
let owner: Awaited<ReturnType<typeof testAdmin>>
beforeAll(async () => {
  site = await movingSite()
  owner = await testAdmin(site)
})
afterAll(() => site.stop())

const password = 'Nowe-haslo-2'
const reason = 'Zgubiony telefon.'
const FACTOR = '/admin/account/second-factor'
const OF_MODERATORS = '/admin/offer-requests'
const OWN = '/admin/account/sessions'
let people = 0

interface Person {
  readonly id: string
  readonly name: string
  readonly browser: TestBrowser
}

/** Somebody whom the owner made, logged in with the password. */
async function member(role: StaffRole = 'moderator'): Promise<Person> {
  people += 1
  const name = `osoba.${people}`
  const { id } = await sendCommand(site, owner, createStaffMember, { name, role, password })
  const browser = testBrowser(site)
  expect((await browser.post('/admin/enter', { name, password })).data).toMatchObject({ name, role })
  return { id, name, browser }
}

interface Secured extends Person {
  readonly secret: string
  readonly codes: readonly string[]
}

async function turnOn(person: Person): Promise<Secured> {
  const begun = await person.browser.post(`${FACTOR}/begin`, { password }, { 'idempotency-key': `begin ${person.id}` })
  const secret = String(begun.data['secret'])
  const confirmed = await person.browser.post(`${FACTOR}/confirm`, { code: codeAt(secret, site.tools.clock.now()) })
  expect(confirmed.status).toBe(200)
  return { ...person, secret, codes: confirmed.data['codes'] as readonly string[] }
}

/** With a second factor. */
const secured = async (role?: StaffRole) => turnOn(await member(role))

/** A code that was not shown before. */
function nextCode({ secret }: Secured): string {
  site.pass(30 * SECOND)
  return codeAt(secret, site.tools.clock.now())
}

/** One that is none of about now. */
function wrongCode({ secret }: Secured): string {
  const now = site.tools.clock.now()
  const right = new Set([-2, -1, 0, 1, 2].map((drift) => codeAt(secret, now + drift * 30 * SECOND)))
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.has(code)) ?? ''
}

/** A browser with the first step behind it. */
async function half({ name }: Person, url = site.url): Promise<TestBrowser> {
  const browser = testBrowser({ url, config: site.config })
  expect(await browser.post('/admin/enter', { name, password })).toMatchObject({ status: 200, data: {} })
  return browser
}

const second = (browser: TestBrowser, code: string) => browser.post('/admin/enter/code', { code })
const types = async (id: string) => (await site.tools.streams.read(`admin-${id}`)).map(({ type }) => type)

function decide(path: string, body: object, by = owner): Promise<Response> {
  return fetch(`${site.url}${site.config.api_base}${path}`, {
    method: 'POST',
    headers: { ...by.headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

async function codeOf(response: Response): Promise<string | null> {
  return ((await response.json()) as { readonly error?: { readonly code: string } }).error?.code ?? null
}

test('ADM-08 turned on, the log-in asks for a code; before that there is no session', async () => {
  const person = await member()
  const other = testBrowser(site)
  await other.post('/admin/enter', { name: person.name, password })
  const on = await turnOn(person)
  expect(on.codes).toHaveLength(10)
  expect(new Set(on.codes).size).toBe(10)
  // whoever was in with the password alone is out, this browser is not
  expect((await other.get(OWN)).status).toBe(401)
  await until(async () => (await person.browser.get(FACTOR)).data['codes_left'] === 10)

  const browser = await half(on)
  expect([...browser.cookies.keys()]).toEqual(['kredka_admin_half'])
  expect((await browser.get(OWN)).status).toBe(401)
  const entered = await second(browser, nextCode(on))
  expect(entered.data).toMatchObject({ id: on.id, name: on.name, role: 'moderator', second_factor: 'on' })
  expect(entered.headers.getSetCookie().every((line) => line.includes('HttpOnly'))).toBe(true)
  expect([...browser.cookies.keys()]).toEqual(['kredka_admin'])
  expect((await browser.get(OF_MODERATORS)).status).toBe(200)
})

test('ADM-08 without the password nothing tells who has a second factor', async () => {
  const [on, off] = [await secured(), await member()]
  const tries: Answered[] = []
  for (const name of [on.name, off.name, 'nikogo-takiego'])
    tries.push(await testBrowser(site).post('/admin/enter', { name, password: 'Nie-to-haslo-1' }))
  for (const { status, code, headers } of tries) {
    expect([status, code, headers.getSetCookie()]).toEqual([401, 'INVALID_ADMIN_LOGIN', []])
  }
})

test('ADM-08 a code opens once, in whatever process, and not the one that turned it on', async () => {
  const on = await secured()
  const first = await half(on)
  expect(await second(first, codeAt(on.secret, site.tools.clock.now()))).toMatchObject({ code: 'SECOND_CODE_USED' })
  const again = await testApi({ ...site.config, port: 0 }, site.database, { clock: site.tools.clock })
  try {
    const browsers = [await half(on), await half(on, again.url), await half(on), await half(on, again.url)]
    const code = nextCode(on)
    const answers = await Promise.all(browsers.map((browser) => second(browser, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.map((answer) => answer.code))).toEqual(new Set([null, 'SECOND_CODE_USED']))
  } finally {
    await again.stop()
  }
})

test('ADM-08 five wrong codes, and it begins anew with the password; the log knows', async () => {
  const on = await secured()
  const browser = await half(on)
  const answers: (string | null)[] = []
  for (let n = 0; n < 5; n += 1) answers.push((await second(browser, wrongCode(on))).code)
  expect(answers).toEqual([...Array(4).fill('WRONG_SECOND_CODE'), 'SECOND_STEP_OVER'])
  expect(await second(browser, nextCode(on))).toMatchObject({ status: 401, code: 'SECOND_STEP_OVER' })
  expect(await types(on.id)).toContain('SecondStepFailed')
  expect((await second(await half(on), nextCode(on))).status).toBe(200)
})

test('ADM-08 codes of one account are limited over all log-ins and addresses; a recovery code still opens', async () => {
  const on = await secured()
  for (let n = 0; n < 2; n += 1) {
    const browser = await half(on)
    for (let m = 0; m < 5; m += 1) await second(browser, wrongCode(on))
  }
  const browser = await half(on)
  expect(await second(browser, nextCode(on))).toMatchObject({ status: 200 })
  const limited = await secured()
  for (let n = 0; n < 2; n += 1) {
    const tried = await half(limited)
    for (let m = 0; m < 5; m += 1) await second(tried, wrongCode(limited))
  }
  const waiting = await half(limited)
  expect(await second(waiting, codeAt(limited.secret, site.tools.clock.now()))).toMatchObject({
    status: 429,
    code: 'TOO_MANY_REQUESTS',
  })
  expect((await second(waiting, limited.codes[0] ?? '')).status).toBe(200)
})

test('ADM-08 a half log-in ends after five minutes, belongs to its browser and to its account', async () => {
  const [on, another] = [await secured(), await secured()]
  const late = await half(on)
  site.pass(5 * MINUTE)
  expect(await second(late, nextCode(on))).toMatchObject({ status: 401, code: 'SECOND_STEP_OVER' })
  expect(await second(testBrowser(site), nextCode(on))).toMatchObject({ status: 401, code: 'SECOND_STEP_OVER' })
  const browser = await half(on)
  expect(await second(browser, nextCode(another))).toMatchObject({ status: 422, code: 'WRONG_SECOND_CODE' })
  expect(await second(browser, another.codes[0] ?? '')).toMatchObject({ status: 422, code: 'WRONG_SECOND_CODE' })
  expect(await second(browser, '')).toMatchObject({ status: 422, code: 'INVALID_INPUT' })
  expect((await second(browser, nextCode(on))).status).toBe(200)
})

test('ADM-08 a recovery code opens once, however it is typed; new codes void the rest', async () => {
  const on = await secured()
  const [code = '', next = ''] = on.codes
  expect((await second(await half(on), code.toLowerCase().replaceAll('-', ' '))).status).toBe(200)
  expect(await second(await half(on), code)).toMatchObject({ code: 'SECOND_CODE_USED' })
  const { browser } = on
  await until(async () => (await browser.get(FACTOR)).data['codes_left'] === 9)
  expect(await browser.post(`${FACTOR}/codes`, { code: wrongCode(on) })).toMatchObject({ code: 'WRONG_SECOND_CODE' })
  const made = await browser.post(`${FACTOR}/codes`, { code: nextCode(on) })
  const fresh = made.data['codes'] as readonly string[]
  expect(fresh).toHaveLength(10)
  expect(await second(await half(on), next)).toMatchObject({ code: 'WRONG_SECOND_CODE' })
  expect((await second(await half(on), fresh[0] ?? '')).status).toBe(200)
})

test('ADM-08 it is set up and turned off with the password, a set-up ends after a quarter of an hour', async () => {
  const person = await member('analyst')
  const { browser } = person
  expect(await browser.post(`${FACTOR}/begin`, { password: 'Nie-to-haslo-1' })).toMatchObject({
    code: 'WRONG_PASSWORD',
  })
  expect(await browser.post(`${FACTOR}/confirm`, { code: '123456' })).toMatchObject({
    code: 'SECOND_FACTOR_SETUP_OVER',
  })
  expect(await browser.post(`${FACTOR}/end`, { password, code: '123456' })).toMatchObject({ code: 'SECOND_FACTOR_OFF' })
  const { secret } = (await browser.post(`${FACTOR}/begin`, { password })).data
  site.pass(15 * MINUTE)
  const late = { code: codeAt(String(secret), site.tools.clock.now()) }
  expect(await browser.post(`${FACTOR}/confirm`, late)).toMatchObject({ code: 'SECOND_FACTOR_SETUP_OVER' })

  const on = await turnOn(person)
  expect(await browser.post(`${FACTOR}/begin`, { password })).toMatchObject({ code: 'SECOND_FACTOR_ON' })
  const end = (body: object) => browser.post(`${FACTOR}/end`, body)
  expect(await end({ password: 'Nie-to-haslo-1', code: nextCode(on) })).toMatchObject({ code: 'WRONG_PASSWORD' })
  expect(await end({ password, code: wrongCode(on) })).toMatchObject({ code: 'WRONG_SECOND_CODE' })
  expect((await end({ password, code: nextCode(on) })).status).toBe(200)
  await until(async () => (await browser.get(FACTOR)).data['on_since'] === null)
  const entered = await testBrowser(site).post('/admin/enter', { name: on.name, password })
  expect(entered.data).toMatchObject({ second_factor: 'off' })
})

test('ADM-08 an owner resets it for somebody else, with a reason: their sessions end, and they read why', async () => {
  const on = await secured('support')
  const waiting = await half(on)
  const path = `/admin/staff/${on.id}/second-factor/reset`
  expect(await codeOf(await decide(path, { reason }, await testAdmin(site, 'moderator')))).toBe('STAFF_ROLE_MAY_NOT')
  expect(await codeOf(await decide(`/admin/staff/${owner.id}/second-factor/reset`, { reason }))).toBe(
    'OWN_SECOND_FACTOR',
  )
  expect(await codeOf(await decide(path, {}))).toBe('INVALID_INPUT')
  expect((await decide(path, { reason })).status).toBe(200)
  expect((await on.browser.get(OWN)).status).toBe(401)
  expect(await second(waiting, nextCode(on))).toMatchObject({ code: 'SECOND_STEP_OVER' })
  expect(await codeOf(await decide(path, { reason }))).toBe('SECOND_FACTOR_OFF')
  const entered = await on.browser.post('/admin/enter', { name: on.name, password })
  expect(entered.data).toMatchObject({ second_factor: 'reset' })
  const told = await until(async () => (await on.browser.get(FACTOR)).data['reset'])
  expect(told).toMatchObject({ reason })
  // set up anew, the news is old
  await turnOn(on)
  await until(async () => (await on.browser.get(FACTOR)).data['reset'] === null)
})

test('ADM-08 demanded of all, whoever has none can do nothing but turn it on; then all at once', async () => {
  const [without, on, boss] = [await member(), await secured(), await member('owner')]
  const demand = (demanded: boolean, by = owner) => decide('/admin/staff/second-factor', { demanded, reason }, by)
  expect(await codeOf(await demand(true, await testAdmin(site, 'support')))).toBe('STAFF_ROLE_MAY_NOT')
  expect((await demand(true)).status).toBe(200)
  expect(await without.browser.get(OF_MODERATORS)).toMatchObject({ status: 403, code: 'SECOND_FACTOR_DUE' })
  await until(async () => (await without.browser.get('/admin/scan-id')).data['second_factor'] === 'due')
  expect((await without.browser.get(OWN)).status).toBe(200)
  expect((await on.browser.get(OF_MODERATORS)).status).toBe(200)
  // the owner who demands it is no exception
  expect(await codeOf(await demand(false))).toBe('SECOND_FACTOR_DUE')
  const secure = await turnOn(without)
  expect((await secure.browser.get(OF_MODERATORS)).status).toBe(200)

  const { browser } = await turnOn(boss)
  const over = await browser.post('/admin/staff/second-factor', { demanded: false, reason })
  expect(over.status).toBe(200)
  await until(async () => (await browser.get('/admin/staff/second-factor')).data['since'] === null)
})

test('ADM-08 neither secret nor recovery codes stand in events, tables, logs, or in answers after the set-up', async () => {
  const on = await secured('owner')
  const { browser, codes, secret } = on
  const used = codes[0] ?? ''
  expect((await second(await half(on), used)).status).toBe(200)
  await second(await half(on), nextCode(on))
  const bare = codes.map((code) => code.replaceAll('-', ''))
  const words = [secret, secretBytes(secret).toString('hex'), ...codes, ...bare]
  await until(async () => (await browser.get(FACTOR)).data['codes_left'] === 9)

  expect(await searchTables(site.database.pool, words)).toEqual([])
  const { events } = await site.store.readAll(START, 10_000)
  const read = [
    FACTOR,
    OWN,
    '/admin/scan-id',
    '/admin/staff',
    '/admin/events',
    '/admin/staff-log',
    `/admin/streams/admin-${on.id}`,
  ]
  const answers = await Promise.all(read.map(async (path) => (await browser.get(path)).data))
  const again = await browser.post(`${FACTOR}/begin`, { password }, { 'idempotency-key': `begin ${on.id}` })
  const said = JSON.stringify([events, answers, again.data, site.log.lines])
  expect(words.filter((word) => said.includes(word))).toEqual([])
})
