import { pointsOf, tookMs } from './points.ts'

const speed = { mode: 'speed', lasts_ms: 20_000, bp: 10_000 } as const

test.each([
  [0, 1_000],
  [3_000, 940],
  [19_999, 600],
  [20_000, 600],
  [25_000, 600],
])('ROO-02 a right answer after %i of 20 000 ms brings %i points', (took_ms, points) => {
  expect(pointsOf({ ...speed, took_ms })).toBe(points)
})

test('ROO-02 a part of an answer brings that part of the points, a wrong one nothing', () => {
  expect(pointsOf({ ...speed, took_ms: 10_000, bp: 5_000 })).toBe(400)
  expect(pointsOf({ ...speed, took_ms: 10_000, bp: 3_333 })).toBe(266)
  expect(pointsOf({ ...speed, took_ms: 0, bp: 0 })).toBe(0)
})

test('ROO-02 ROO-04 without speed a right answer is worth the same whenever it comes', () => {
  for (const mode of ['accuracy', 'calm'] as const) {
    expect([0, 19_000].map((took_ms) => pointsOf({ ...speed, mode, took_ms }))).toEqual([600, 600])
  }
})

test('ROO-02 the line is made up for by its whole round trip, up to 250 ms and never below nothing', () => {
  expect(tookMs(1_000, 4_000, 120)).toBe(2_880)
  expect(tookMs(1_000, 4_000, null)).toBe(3_000)
  expect(tookMs(1_000, 4_000, 5_000)).toBe(2_750)
  expect(tookMs(1_000, 1_100, 200)).toBe(0)
})

test('ROO-02 delaying pongs wins at most what 250 ms are worth', () => {
  const won = (lasts_ms: number) => {
    const at = (round_trip: number) => pointsOf({ ...speed, lasts_ms, took_ms: tookMs(0, 3_000, round_trip) })
    return at(5_000) - at(0)
  }
  expect([won(20_000), won(5_000)]).toEqual([5, 20])
})
