import { HOUR } from '@kredka/contracts/kernel/durations'
import { choosePicture, removePicture } from '@kredka/contracts/profiles/endpoints'
import { animate, noise, pixelBomb, plainPicture } from '../files/testing/pictures.ts'
import { sweepPictures } from '../profiles/index.ts'
import { type TestPerson, testPerson } from './testing/people.ts'
import { type TestSite, testSite } from './testing/test-site.ts'
import { upToNow } from './testing/up-to-now.ts'

let site: TestSite
let anna: TestPerson
let teacher: TestPerson
beforeAll(async () => {
  site = await testSite()
  anna = await testPerson(site)
  teacher = await testPerson(site, 'teacher')
})
afterAll(() => site.stop())

const base = () => site.url + site.config.api_base

async function choose(who: TestPerson, file: Buffer, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(base() + choosePicture.path, {
    method: 'POST',
    body: new Uint8Array(file),
    headers: { ...who.headers, 'content-type': 'image/png', ...headers },
  })
  const { data, error } = JSON.parse(await response.text())
  return { status: response.status, url: data?.picture_url as string, code: error?.code, params: error?.params }
}

async function read(path: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(base() + path, { headers: await upToNow(site, headers) })
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

async function data(path: string, headers: Readonly<Record<string, string>> = {}) {
  return JSON.parse((await read(path, headers)).bytes.toString()).data
}

test('PRO-01 a picture is sent, kept small, and shown wherever the person is', async () => {
  const { status, url } = await choose(teacher, await plainPicture(900, 700, 'png'))
  expect(status).toBe(200)
  expect(url).toMatch(/^\/files\/[0-9a-hjkmnp-tv-z]{26}$/)
  expect(await data('/current-user/profile', teacher.headers)).toMatchObject({ picture_url: url })
  expect(await data(`/user-profiles/${teacher.id}/minimal`)).toMatchObject({ picture_url: url })
  expect(await data(`/teachers/${teacher.id}`)).toMatchObject({ picture_url: url })
  expect(await data('/auth/check', teacher.headers)).toMatchObject({ userPictureUrl: url })
})

test('API-07 a picture is found by its address and by its person', async () => {
  const { url } = await choose(teacher, await plainPicture(300, 300))
  const open = await fetch(site.url + url)
  const bytes = Buffer.from(await open.arrayBuffer())
  expect(open.status).toBe(200)
  expect(Object.fromEntries(open.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    'content-disposition': expect.stringMatching(/^inline; filename=/),
  })
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
  for (const [path, headers] of [
    [`/files?purpose=teacher_picture&user_id=${teacher.id}`, {}],
    [`/files?purpose=student_picture&user_id=${teacher.id}`, anna.headers],
    ['/files/profile-picture', teacher.headers],
    [`/files/teacher-picture/${teacher.id}`, {}],
    [`/files/student-picture/${teacher.id}`, anna.headers],
  ] as const) {
    const found = await read(path, headers)
    expect([path, found.status, found.bytes.equals(bytes)]).toEqual([path, 200, true])
    expect(found.headers.get('content-security-policy')).toContain('sandbox')
  }
})

/** fetch asks for fresh bytes by itself where a test names what it has; browsers do not. */
const ASK_AGAIN = { 'cache-control': 'max-age=0', pragma: '' }

test('API-07 who has the picture already is told so without its bytes', async () => {
  const { url } = await choose(teacher, await plainPicture(300, 300))
  for (const address of [site.url + url, `${base()}/files/teacher-picture/${teacher.id}`]) {
    const after = await upToNow(site)
    const etag = (await fetch(address, { headers: after })).headers.get('etag') ?? ''
    const again = await fetch(address, { headers: { ...after, ...ASK_AGAIN, 'if-none-match': etag } })
    expect([again.status, (await again.text()).length]).toEqual([304, 0])
  }
})

test('API-07 where there is no picture for this viewer there is 404', async () => {
  expect((await choose(anna, await plainPicture(300, 300))).status).toBe(200)
  const nobody = '01hzy3v7m5r8q2w4t6n8p0s1d3'
  for (const [path, headers] of [
    [`/files/teacher-picture/${anna.id}`, {}],
    [`/files?purpose=teacher_picture&user_id=${anna.id}`, {}],
    [`/files?purpose=student_picture&user_id=${anna.id}`, {}],
    // only those who share a chat or an order see somebody who does not teach
    [`/files?purpose=profile_picture&user_id=${anna.id}`, {}],
    [`/files?purpose=profile_picture&user_id=${anna.id}`, teacher.headers],
    [`/files/student-picture/${anna.id}`, teacher.headers],
    [`/files?purpose=quiz_question_picture&user_id=${anna.id}`, anna.headers],
    [`/files/student-picture/${nobody}`, anna.headers],
    ['/files/profile-picture', (await testPerson(site)).headers],
  ] as const) {
    expect([path, (await read(path, headers)).status]).toEqual([path, 404])
  }
  for (const path of [`/files/${nobody}`, '/files/x', '/files/']) {
    expect([path, (await fetch(site.url + path)).status]).toEqual([
      path,
      path === `/files/${nobody}` ? 404 : expect.any(Number),
    ])
  }
})

test('PRO-01 what is no picture, or too much of one, is refused in words and leaves the old one', async () => {
  const { url } = await choose(anna, await plainPicture(300, 300))
  const before = await site.store.head()
  const answers = await Promise.all([
    choose(anna, Buffer.from('<script>alert(1)</script>'), { 'content-type': 'image/jpeg' }),
    choose(anna, (await noise(600, 600)).subarray(0, 9_000)),
    choose(anna, pixelBomb(20_000, 20_000)),
    choose(anna, animate(await plainPicture(20, 20, 'png'))),
    choose(anna, Buffer.alloc(4_190_209)),
    choose(anna, await plainPicture(20, 20, 'gif'), { 'content-type': 'image/gif' }),
  ])
  expect(answers.map(({ status, code }) => [status, code])).toEqual([
    [415, 'FILE_TYPE_UNKNOWN'],
    [422, 'IMAGE_BROKEN'],
    [422, 'IMAGE_TOO_MANY_PIXELS'],
    [422, 'IMAGE_ANIMATED'],
    [413, 'FILE_TOO_LARGE'],
    [415, 'FILE_TYPE_UNKNOWN'],
  ])
  expect(answers[4]?.params).toEqual({ megabytes: 4 })
  // the worker may begin the day meanwhile
  const { events } = await site.store.readAll(before, 100)
  expect(events.filter(({ stream }) => stream.startsWith('profile-'))).toEqual([])
  expect((await fetch(site.url + url)).status).toBe(200)
})

test('PRO-01 a renamed picture is what it is, whatever its header says', async () => {
  expect(await choose(anna, await plainPicture(30, 30, 'jpeg'), { 'content-type': 'image/png' })).toMatchObject({
    status: 200,
  })
})

test('PRO-01 the file of a picture goes with its picture', async () => {
  const first = await choose(anna, await plainPicture(300, 300))
  const second = await choose(anna, await plainPicture(300, 300))
  expect([(await fetch(site.url + first.url)).status, (await fetch(site.url + second.url)).status]).toEqual([404, 200])
  const removed = await fetch(base() + removePicture.path, { method: 'POST', headers: anna.headers })
  expect(removed.status).toBe(200)
  expect((await fetch(site.url + second.url)).status).toBe(404)
  expect(await data('/current-user/profile', anna.headers)).toMatchObject({ picture_url: null })
})

test('PRO-01 a repeat under the same key keeps one picture', async () => {
  const picture = await plainPicture(300, 300)
  const key = { 'idempotency-key': 'one-picture' }
  const [first, again] = [await choose(anna, picture, key), await choose(anna, picture, key)]
  expect(again.url).toBe(first.url)
  expect((await fetch(site.url + first.url)).status).toBe(200)
})

test('EVT-01 a file that no event names is swept, once its event cannot be under way any more', async () => {
  const { files } = site.tools.vault
  const { url } = await choose(anna, await plainPicture(300, 300))
  const orphan = '01hzy3v7m5r8q2w4t6n8p0s1d4'
  await files.put({
    file_id: orphan,
    purpose: 'profile_picture',
    owner_id: anna.id,
    type: 'image/jpeg',
    bytes: Buffer.from('x'),
  })
  const now = site.tools.clock.now()
  expect(await sweepPictures(files, site.tools.write, now)).toBe(0)
  expect(await sweepPictures(files, site.tools.write, now + 2 * HOUR)).toBeGreaterThan(0)
  expect(await files.find(orphan)).toBeNull()
  expect((await fetch(site.url + url)).status).toBe(200)
})
