import { avatarCode, drawLots, FIRST_AVATAR, PART_KIND_NAMES, PART_KINDS, readAvatarCode } from './parts.ts'

test('GAM-05 a code says which part of each kind is worn, and is read as it was written', () => {
  const worn = { ...FIRST_AVATAR, skin: 8, hair: 10, aid: 2 }
  expect(avatarCode(worn)).toBe('b1.s8.f1.h10.k1.e1.m1.g1.a2.c1')
  expect(readAvatarCode(avatarCode(worn))).toEqual(worn)
})

test('GAM-05 each kind has a letter of its own, and at least 45 parts cost nothing', () => {
  const kinds = PART_KIND_NAMES.map((kind) => PART_KINDS[kind])
  expect(new Set(kinds.map(({ letter }) => letter)).size).toBe(Object.keys(PART_KINDS).length)
  expect(kinds.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(45)
})

test('GAM-05 what chance draws can be worn, at both of its ends', () => {
  for (const lot of [0, 0.5, 0.999_999]) {
    const drawn = drawLots(() => lot)
    expect(readAvatarCode(avatarCode(drawn))).toEqual(drawn)
  }
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
  '"><script>',
])('GAM-05 %j is no avatar', (code) => {
  expect(readAvatarCode(code)).toBeNull()
})
