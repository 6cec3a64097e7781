import { countNumbered } from './count-numbered.ts'

test.each([0, 1, 2, 3, 7, 8, 9, 1_000, 1_024])(
  'QUI-03 GAM-06 %i things are counted with few questions',
  async (count) => {
    let asked = 0
    const counted = await countNumbered(async (n) => {
      asked += 1
      return n < count
    })
    expect(counted).toBe(count)
    expect(asked).toBeLessThanOrEqual(2 * Math.ceil(Math.log2(count + 2)) + 1)
  },
)
