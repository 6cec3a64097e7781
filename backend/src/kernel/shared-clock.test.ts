import { createSharedClock } from './shared-clock.ts'
import { memoryLog } from './testing/memory-log.ts'

/** A Postgres whose answers take these milliseconds, there and back, in turn; the last for good. */
async function setup(trips: readonly (readonly [there: number, back: number])[], postgresAt = 5_000_000) {
  let ticks = 1_000
  let asked = 0
  const clock = await createSharedClock({
    pool: {
      query: async () => {
        const [there, back] = trips[Math.min(asked, trips.length - 1)] ?? [0, 0]
        asked += 1
        ticks += there
        const ms = postgresAt + ticks
        ticks += back
        return { rows: [{ ms: String(ms) }] } as never
      },
    },
    log: memoryLog(),
    ticks: () => ticks,
  })
  clock.close()
  const pass = (ms: number) => {
    ticks += ms
  }
  return { clock, pass, truth: () => postgresAt + ticks }
}

test('ROO-02 the time is that of Postgres, by the answer that came back soonest', async () => {
  const { clock, truth, pass } = await setup([
    [400, 0],
    [3, 1],
    [0, 90],
  ])
  // half of the way there and back is taken for the way back
  expect(clock.now() - truth()).toBe((3 + 1) / 2 - 1)
  expect(clock.uncertaintyMs()).toBeGreaterThanOrEqual(2)
  pass(60_000)
  expect(clock.now() - truth()).toBe(1)
})

test('ROO-02 two processes whose own clocks are hours apart tell the same time', async () => {
  const [one, other] = await Promise.all([setup([[2, 2]]), setup([[9, 9]], 5_000_000)])
  expect(Math.abs(one.clock.now() - one.truth() - (other.clock.now() - other.truth()))).toBeLessThan(0.001)
})

test('ROO-02 a clock that was not compared for long, or over a slow line, says how wrong it may be', async () => {
  const { clock, pass } = await setup([[60, 60]])
  expect(clock.uncertaintyMs()).toBeGreaterThan(50)
  const good = await setup([[1, 1]])
  expect(good.clock.uncertaintyMs()).toBeLessThan(50)
  good.pass(600_000)
  expect(good.clock.uncertaintyMs()).toBeGreaterThan(50)
  pass(0)
})
