import { chooseAvatar, getLocker } from '@kredka/contracts/locker/endpoints'
import { avatarCode, avatarUrl, FIRST_AVATAR } from '@kredka/contracts/locker/parts'
import { type TestPerson, testPerson } from './testing/people.ts'
import { type TestSite, testSite } from './testing/test-site.ts'
import { upToNow } from './testing/up-to-now.ts'

let site: TestSite
let anna: TestPerson
let ben: TestPerson
beforeAll(async () => {
  site = await testSite()
  anna = await testPerson(site)
  ben = await testPerson(site)
})
afterAll(() => site.stop())

const code = avatarCode({ ...FIRST_AVATAR, hair: 10, glasses: 2 })
const base = () => site.url + site.config.api_base

async function choose(who: TestPerson, chosen: unknown) {
  const response = await fetch(base() + chooseAvatar.path, {
    method: 'POST',
    body: JSON.stringify({ code: chosen }),
    headers: { ...who.headers, 'content-type': 'application/json' },
  })
  await response.arrayBuffer()
  return response.status
}

async function keptBy(who: TestPerson) {
  const response = await fetch(base() + getLocker.path, { headers: await upToNow(site, who.headers) })
  return JSON.parse(await response.text()).data
}

test('GAM-05 a person keeps an avatar of their own; what nobody can wear changes nothing', async () => {
  expect(await keptBy(anna)).toMatchObject({ code: null })
  expect(await choose(anna, code)).toBe(200)
  expect(await keptBy(anna)).toMatchObject({ code })
  expect(await choose(anna, avatarCode({ ...FIRST_AVATAR, hair: 99 }))).toBe(422)
  expect(await choose(anna, '<svg onload=alert(1)>')).toBe(422)
  expect(await keptBy(anna)).toMatchObject({ code })
  expect(await keptBy(ben)).toMatchObject({ code: null })
  expect(await choose(anna, null)).toBe(200)
  expect(await keptBy(anna)).toMatchObject({ code: null })
})

test('GAM-05 an avatar is a picture for everybody, kept by caches, with nothing in it that runs', async () => {
  const response = await fetch(site.url + avatarUrl(code))
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
  expect(await response.text()).toMatch(/^<svg [^>]*>(<path [^>]*\/>)+<\/svg>$/)
})

test.each(['b1', 'b1.s99.f1.h1.k1.e1.m1.g1.a1.c1', '%3Cscript%3E', '..%2f..%2fetc'])(
  'GAM-05 there is no avatar %s',
  async (hostile) => {
    const response = await fetch(site.url + avatarUrl(hostile))
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).toBe('Not found\n')
  },
)
