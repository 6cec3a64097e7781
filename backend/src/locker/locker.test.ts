import { make } from '@kredka/contracts/kernel/events'
import { lockerEvents as e } from '@kredka/contracts/locker/events'
import { avatarCode, FIRST_AVATAR } from '@kredka/contracts/locker/parts'
import { story } from '../kernel/testing/story.ts'
import { lockerDecider } from './locker.ts'

const user_id = '01jd0000000000000000000001'
const code = avatarCode(FIRST_AVATAR)
const tale = story(lockerDecider, e)
const owned: readonly string[] = []
const chosen = make(e.AvatarChosen, { user_id, code })

test('GAM-05 a person chooses an avatar, another one, and none', () => {
  tale.given().when({ user_id, code, owned }).gives(chosen)
  tale
    .given(chosen)
    .when({ user_id, code: null, owned })
    .gives(make(e.AvatarChosen, { user_id, code: null }))
})

test('GAM-05 parts that nobody has drawn are refused', () => {
  tale
    .given()
    .when({ user_id, code: avatarCode({ ...FIRST_AVATAR, hair: 99 }), owned })
    .rejects('AVATAR_UNKNOWN')
  tale.given().when({ user_id, code: '<svg>', owned }).rejects('AVATAR_UNKNOWN')
})

test('GAM-05 a part that costs points is worn by whoever bought it', () => {
  const crowned = avatarCode({ ...FIRST_AVATAR, extra: 11 })
  tale
    .given()
    .when({ user_id, code: crowned, owned: ['x12'] })
    .rejects('PARTS_LOCKED')
  tale
    .given()
    .when({ user_id, code: crowned, owned: ['x12', 'x11'] })
    .gives(make(e.AvatarChosen, { user_id, code: crowned }))
})
