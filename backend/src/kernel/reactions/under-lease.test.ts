import { type ReactionsKit, reactionsKit } from './testing/reactions-kit.ts'
import { runUnderLeases } from './under-lease.ts'

let kit: ReactionsKit
beforeEach(async () => {
  kit = await reactionsKit()
})
afterEach(() => kit.database.drop())

test('OPS-08 failures that follow each other are waited out longer and longer; after a time that went well the pause is short again', async () => {
  const stop = new AbortController()
  const pauses: number[] = []
  const pause = async (milliseconds: number) => {
    pauses.push(milliseconds)
    kit.clock.advance(milliseconds)
  }
  let begun = 0
  const lead = async () => {
    begun += 1
    if (begun === 9) kit.clock.advance(7 * 24 * 3_600_000)
    if (begun === 11) stop.abort()
    else throw new Error('a blip')
  }
  const { clock, log, database } = kit
  await runUnderLeases(
    [{ name: 'policies', lead }],
    { pool: database.pool, holder: 'one', clock, log, pause },
    stop.signal,
  )
  expect(pauses.slice(0, 8)).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
  expect(pauses.slice(8)).toEqual([500, 1_000])
})
