import { chooseAvatar } from '@kredka/contracts/locker/endpoints'
import { avatarCode, avatarUrl, FIRST_AVATAR } from '@kredka/contracts/locker/parts'
import { choosePicture, choosePictureKind } from '@kredka/contracts/profiles/endpoints'
import type { OwnPicturesView } from '@kredka/contracts/profiles/views'
import { plainPicture } from '../files/testing/pictures.ts'
import { until } from '../kernel/reactions/testing/until.ts'
import { callsOf } from './testing/calls.ts'
import { forgetPerson, type TestPerson, testPerson } from './testing/people.ts'
import { type TestSite, testSite } from './testing/test-site.ts'
import { upToNow } from './testing/up-to-now.ts'

let site: TestSite
let teacher: TestPerson
beforeAll(async () => {
  site = await testSite()
  teacher = await testPerson(site, 'teacher')
})
afterAll(() => site.stop())

const { send, get } = callsOf(() => site)
const code = avatarCode(FIRST_AVATAR)
const other = avatarCode({ ...FIRST_AVATAR, hair: 10 })

const wear = (wanted: string | null) => send('/locker/avatar', { code: wanted }, teacher)
const show = (kind: 'photo' | 'avatar', who = teacher) =>
  send<{ picture_url: string | null }>('/current-user/picture/kind', { kind }, who)
const seen = async () => (await get<{ picture_url: string | null }>(`/teachers/${teacher.id}`)).picture_url
const own = () => get<OwnPicturesView>('/current-user/pictures', teacher)

async function sendPhoto(): Promise<string> {
  const response = await fetch(site.url + site.config.api_base + choosePicture.path, {
    method: 'POST',
    body: new Uint8Array(await plainPicture(300, 300)),
    headers: { ...teacher.headers, 'content-type': 'image/jpeg' },
  })
  return JSON.parse(await response.text()).data.picture_url
}

test('GAM-05 an avatar is shown wherever the profile picture is, changes with the avatar, and gives way to the photo', async () => {
  expect((await show('avatar')).error?.code).toBe('AVATAR_MISSING')
  const photo = await sendPhoto()
  await wear(code)
  expect(await seen()).toBe(photo)
  expect(await own()).toEqual({ kind: 'photo', photo_url: photo, avatar_url: avatarUrl(code) })

  expect((await show('avatar')).data).toEqual({ picture_url: avatarUrl(code) })
  expect(await seen()).toBe(avatarUrl(code))
  for (const path of [`/user-profiles/${teacher.id}/minimal`, '/current-user/profile']) {
    expect(await get(path, teacher)).toMatchObject({ picture_url: avatarUrl(code) })
  }
  expect(await get('/auth/check', teacher)).toMatchObject({ userPictureUrl: avatarUrl(code) })
  await wear(other)
  expect(await seen()).toBe(avatarUrl(other))

  expect((await show('photo')).data).toEqual({ picture_url: photo })
  expect(await seen()).toBe(photo)
  await show('avatar')
  const newer = await sendPhoto()
  expect([await seen(), (await own()).kind]).toEqual([newer, 'photo'])
})

test('GAM-05 API-07 a photo behind an avatar is found by nobody, nor once the avatar is gone', async () => {
  await wear(code)
  await show('avatar')
  const found = async () => {
    const headers = await upToNow(site)
    const response = await fetch(`${site.url}${site.config.api_base}/files/teacher-picture/${teacher.id}`, { headers })
    return response.status
  }
  expect(await found()).toBe(404)
  await wear(null)
  expect([await seen(), await found()]).toEqual([null, 404])
  await show('photo')
  expect(await found()).toBe(200)
})

test('GAM-05 only the person chooses what is shown of them', async () => {
  const response = await fetch(site.url + site.config.api_base + choosePictureKind.path, { method: 'POST' })
  expect(response.status).toBe(401)
  expect(await send('/current-user/picture/kind', { kind: 'crown' }, teacher)).toMatchObject({
    error: { code: 'INVALID_INPUT' },
  })
  expect(chooseAvatar.access).toBe('user')
})

test('GAM-05 EVT-10 of who is forgotten no avatar is left', async () => {
  await wear(code)
  await show('avatar')
  await forgetPerson(site, teacher.id)
  const left = 'select 1 from profiles.people where user_id = $1 and avatar_code is null and picture_url is null'
  await until(async () => (await site.database.pool.query(left, [teacher.id])).rowCount === 1)
})
