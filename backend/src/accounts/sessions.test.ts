import { REFRESH_GRACE_MS } from '@kredka/contracts/accounts/rules'
import { createFixedClock, type FixedClock } from '../kernel/testing/fixed-clock.ts'
import { testContext } from '../processes/testing/people.ts'
import { type TestSite, testSite } from '../processes/testing/test-site.ts'
import { profileDecider } from '../profiles/profile.ts'
import { type TestBrowser, testBrowser } from './testing/browser.ts'
import { register } from './testing/register.ts'

const PASSWORD = 'Jasne-Niebo-7'
const REFRESH = 'kredka_refresh'

let clock: FixedClock
let site: TestSite
beforeAll(async () => {
  clock = createFixedClock()
  site = await testSite({ clock })
})
afterAll(() => site.stop())

const somebody = () => register(site, PASSWORD)

async function loggedIn({ email }: { readonly email: string }): Promise<TestBrowser> {
  const browser = testBrowser(site)
  expect((await browser.post('/auth/login', { email, password: PASSWORD })).status).toBe(200)
  return browser
}

const isIn = async (browser: TestBrowser) => (await browser.get('/current-user/sessions')).status === 200

async function refreshWith(token: string) {
  const browser = testBrowser(site)
  browser.cookies.set(REFRESH, token)
  const { status, code } = await browser.post('/auth/refresh')
  return { status, code, token: browser.cookies.get(REFRESH) }
}

test('ACC-02 a refresh token is replaced at every use; the one just replaced gives the same successor for 30 s, once', async () => {
  const browser = await loggedIn(await somebody())
  const first = browser.cookies.get(REFRESH) ?? ''
  const second = await refreshWith(first)
  expect(second).toMatchObject({ status: 200, token: expect.any(String) })
  expect(second.token).not.toBe(first)
  clock.advance(REFRESH_GRACE_MS)
  expect(await refreshWith(first)).toEqual(second)
  const third = await refreshWith(second.token ?? '')
  expect(third.status).toBe(200)
  expect(await isIn(browser)).toBe(true)
})

test.each([
  [
    'whose successor was used',
    async (first: string) => void (await refreshWith((await refreshWith(first)).token ?? '')),
  ],
  [
    'after the 30 s',
    async (first: string) => {
      await refreshWith(first)
      clock.advance(REFRESH_GRACE_MS + 1)
    },
  ],
])('ACC-02 a reused refresh token %s ends its whole family at once, and no other', async (_, use) => {
  const person = await somebody()
  const [browser, other] = [await loggedIn(person), await loggedIn(person)]
  const first = browser.cookies.get(REFRESH) ?? ''
  await use(first)
  expect(await isIn(browser)).toBe(true)
  expect(await refreshWith(first)).toEqual({ status: 401, code: 'REFRESH_FAILED', token: undefined })
  expect(await isIn(browser)).toBe(false)
  expect(await isIn(other)).toBe(true)
})

test('PRO-01 a login brings the person’s picture along', async () => {
  const { user_id, email } = await somebody()
  const { write, ids } = site.tools
  const file_id = ids.entity()
  const command = { do: 'choose_picture', user_id, file_id } as const
  await write.execute(profileDecider, user_id, command, testContext(site, 'profiles.choose_picture'))
  const login = await testBrowser(site).post('/auth/login', { email, password: PASSWORD })
  expect(login.data).toMatchObject({ userPictureUrl: `/files/${file_id}` })
})

test('ACC-10 a person sees where they are logged in, this browser marked, and ends one of them, which acts at once', async () => {
  const person = await somebody()
  const here = await loggedIn(person)
  clock.advance(60_000)
  const there = await loggedIn(person)
  const list = (await here.get('/current-user/sessions')).data as unknown as readonly { id: string; current: boolean }[]
  expect(list).toMatchObject([{ current: false }, { current: true, user_agent: expect.stringContaining('Firefox') }])
  const [other] = list
  expect(await isIn(there)).toBe(true)
  expect((await here.post(`/current-user/sessions/${other?.id}/end`)).status).toBe(200)
  expect(await isIn(there)).toBe(false)
  expect(await there.post('/auth/refresh')).toMatchObject({ status: 401, code: 'REFRESH_FAILED' })
  expect((await here.get('/current-user/sessions')).data).toMatchObject([{ current: true }])
})

test('ACC-10 a session of somebody else is as good as none, and the own one takes its cookies along', async () => {
  const [here, stranger] = [await loggedIn(await somebody()), await loggedIn(await somebody())]
  const [own] = (await here.get('/current-user/sessions')).data as unknown as readonly { id: string }[]
  expect((await stranger.post(`/current-user/sessions/${own?.id}/end`)).code).toBe('NOT_FOUND')
  expect(await isIn(here)).toBe(true)
  expect((await here.post(`/current-user/sessions/${own?.id}/end`)).status).toBe(200)
  expect([...here.cookies.keys()]).toEqual([])
})

test('ACC-10 logging out everywhere ends every session at once', async () => {
  const person = await somebody()
  const [here, there] = [await loggedIn(person), await loggedIn(person)]
  expect([await isIn(here), await isIn(there)]).toEqual([true, true])
  expect((await here.post('/auth/logout-everywhere')).status).toBe(200)
  expect([await isIn(here), await isIn(there)]).toEqual([false, false])
})
