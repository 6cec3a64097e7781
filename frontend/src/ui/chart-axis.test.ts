import { axisOf } from './chart-axis.ts'

test.each([
  ['nothing', [], [1, 0]],
  ['zeros', [0, 0], [1, 0]],
  ['one', [1], [1, 0]],
  ['seven', [3, 7], [10, 5, 0]],
  ['ten', [10], [10, 5, 0]],
  ['eleven', [11], [20, 10, 0]],
  ['money', [123_400], [200_000, 100_000, 0]],
  ['less than nothing', [100, -30], [100, 50, 0, -50]],
  ['nothing but less', [-3], [0, -2, -4]],
] as const)('ADM-06 the scale of %s is round and holds every value', (_, values, ticks) => {
  expect(axisOf(values).ticks).toEqual(ticks)
})
