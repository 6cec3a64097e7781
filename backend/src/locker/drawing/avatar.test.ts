import { FIRST_AVATAR, PART_KIND_NAMES, PART_KINDS } from '@kredka/contracts/locker/parts'
import { drawAvatar } from './avatar.ts'

test.each(PART_KIND_NAMES.filter((kind) => kind !== 'colour'))(
  'GAM-05 every part of %s is drawn, each its own way',
  (kind) => {
    const drawn = Array.from({ length: PART_KINDS[kind].count }, (_, n) =>
      drawAvatar({ ...FIRST_AVATAR, [kind]: n + 1 }),
    )
    expect(new Set(drawn).size).toBe(PART_KINDS[kind].count)
    for (const svg of drawn) expect(svg.length).toBeLessThan(6_000)
  },
)

test('GAM-05 every colour of hair is drawn; beyond the parts there is nothing to draw', () => {
  const { count } = PART_KINDS.colour
  const drawn = Array.from({ length: count }, (_, n) => drawAvatar({ ...FIRST_AVATAR, colour: n + 1 }))
  expect(new Set(drawn).size).toBe(count)
  expect(() => drawAvatar({ ...FIRST_AVATAR, hair: PART_KINDS.hair.count + 1 })).toThrow(RangeError)
})
