import { command, Done, query } from '../kernel/endpoints.ts'
import { Nullable, Obj, Type } from '../kernel/schema.ts'
import { AVATAR_CODE_MAX, AVATAR_CODE_PATTERN, PART_MAX, PART_PATTERN } from './parts.ts'
import { LockerView } from './views.ts'

export const getLocker = query('locker.show', {
  path: 'GET /locker',
  access: 'user',
  about: 'The avatar that the caller chose, the parts that they bought, and their points.',
  answer: LockerView,
})

export const chooseAvatar = command('locker.choose_avatar', {
  path: 'POST /locker/avatar',
  access: 'user',
  about: 'Keeps an avatar as the caller’s own, or none.',
  body: Obj({ code: Nullable(Type.String({ maxLength: AVATAR_CODE_MAX, pattern: AVATAR_CODE_PATTERN })) }),
  answer: Done,
  errors: ['AVATAR_UNKNOWN', 'PARTS_LOCKED'],
})

export const buyPart = command('locker.buy_part', {
  path: 'POST /locker/parts',
  access: 'user',
  about: 'Buys a part of an avatar with points. One that is owned already is not paid for again.',
  body: Obj({ part: Type.String({ maxLength: PART_MAX, pattern: PART_PATTERN }) }),
  answer: Done,
  errors: ['PART_NOT_SOLD', 'POINTS_MISSING'],
})
