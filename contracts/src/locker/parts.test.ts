import {
  AVATAR_CODE_MAX,
  avatarCode,
  drawLots,
  FIRST_AVATAR,
  lockedParts,
  numbersOf,
  PART_KIND_NAMES,
  PART_KINDS,
  PART_PATTERN,
  partRef,
  readAvatarCode,
} from './parts.ts'
import { PRICES, priceOf, rarityOf, SOLD_PARTS } from './prices.ts'

test('GAM-05 a code says which part of each kind is worn, and is read as it was written', () => {
  const worn = { ...FIRST_AVATAR, skin: 8, hair: 10, aid: 2 }
  expect(avatarCode(worn)).toBe('b1.s8.f1.h10.k1.e1.m1.g1.a2.c1')
  expect(readAvatarCode(avatarCode(worn))).toEqual(worn)
})

test('GAM-05 nothing extra is not said, so that codes from before there was anything stay what they were', () => {
  expect(readAvatarCode('b1.s1.f1.h1.k1.e1.m1.g1.a1.c1')).toEqual(FIRST_AVATAR)
  const crowned = { ...FIRST_AVATAR, extra: 11 }
  expect(avatarCode(crowned)).toBe('b1.s1.f1.h1.k1.e1.m1.g1.a1.c1.x11')
  expect(readAvatarCode(avatarCode(crowned))).toEqual(crowned)
})

test('GAM-05 the longest code is no longer than a code may be', () => {
  const last = Object.fromEntries(PART_KIND_NAMES.map((kind) => [kind, PART_KINDS[kind].count]))
  const code = avatarCode({ ...FIRST_AVATAR, ...last })
  expect(code.length).toBeLessThanOrEqual(AVATAR_CODE_MAX)
  expect(readAvatarCode(code)).toEqual(last)
})

/** No hair, no glasses, no aid and nothing extra are a choice, and no part that is drawn. */
const NOTHING = ['h12', 'g1', 'a1', 'x1']
const DRAWN = PART_KIND_NAMES.flatMap((kind) => numbersOf(kind).map((number) => partRef(kind, number))).filter(
  (part) => !NOTHING.includes(part),
)

test('GAM-05 each kind has a letter of its own; of at least 80 parts at least 45 cost nothing', () => {
  expect(new Set(PART_KIND_NAMES.map((kind) => PART_KINDS[kind].letter)).size).toBe(Object.keys(PART_KINDS).length)
  expect(DRAWN.length).toBeGreaterThanOrEqual(80)
  expect(DRAWN.filter((part) => priceOf(part) === 0).length).toBeGreaterThanOrEqual(45)
  for (const part of DRAWN) expect(part).toMatch(new RegExp(PART_PATTERN))
})

test('GAM-05 what costs points is drawn; what people are and need costs nothing', () => {
  expect(PRICES).toEqual({ common: 50, rare: 200, special: 600 })
  for (const part of SOLD_PARTS) expect(DRAWN).toContain(part)
  for (const kind of ['skin', 'face', 'hair', 'colour', 'glasses', 'aid'] as const) {
    for (const number of numbersOf(kind)) expect([kind, priceOf(partRef(kind, number))]).toEqual([kind, 0])
  }
  expect(lockedParts(FIRST_AVATAR, [])).toEqual([])
  expect([rarityOf('constructor'), priceOf('b99')]).toEqual([null, 0])
})

test('GAM-05 of a look those parts are locked that cost points and were not bought', () => {
  const look = { ...FIRST_AVATAR, background: 12, clothes: 7, extra: 11 }
  expect(lockedParts(look, [])).toEqual(['b12', 'c7', 'x11'])
  expect(lockedParts(look, ['c7', 'x12'])).toEqual(['b12', 'x11'])
})

test('GAM-05 what chance draws can be worn, at both of its ends', () => {
  for (const lot of [0, 0.5, 0.999_999]) {
    const drawn = drawLots(() => lot, ['x11'])
    expect(readAvatarCode(avatarCode(drawn))).toEqual(drawn)
    expect(lockedParts(drawn, ['x11'])).toEqual([])
  }
  expect(drawLots(() => 0.999_999, ['x11']).extra).toBe(11)
})

test.each([
  '',
  'b1',
  'b0.s1.f1.h1.k1.e1.m1.g1.a1.c1',
  'b01.s1.f1.h1.k1.e1.m1.g1.a1.c1',
  'b1.s9.f1.h1.k1.e1.m1.g1.a1.c1',
  's1.b1.f1.h1.k1.e1.m1.g1.a1.c1',
  'b1.s1.f1.h1.k1.e1.m1.g1.a1.c1\n',
  'b1.s1.f1.h1.k1.e1.m1.g1.a1.c1.x1',
  'b1.s1.f1.h1.k1.e1.m1.g1.a1.c1.x99',
  '"><script>',
])('GAM-05 %j is no avatar', (code) => {
  expect(readAvatarCode(code)).toBeNull()
})
