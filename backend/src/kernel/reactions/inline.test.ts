import { must } from '@kredka/contracts/kernel/testing/must'
import { type Policy, when } from '../policy.ts'
import { counter, counterEvents } from '../testing/counter.ts'
import { type TestWriteSide, testWriteSide } from '../testing/test-write-side.ts'
import { inlineRunner } from './inline.ts'

/** Counts on the next stream, `counter-0` → `counter-1` → …, until `last`. */
function chain(last: number, inline = true): Policy {
  return {
    name: 'tests.chain',
    inline,
    on: when(counterEvents.Counted, async ({ stream }, reaction) => {
      const next = Number(stream.replace('counter-', '')) + 1
      if (next <= last) {
        await reaction.write.execute(counter, String(next), { do: 'count' }, reaction.context('tests.chain'))
      }
    }),
  }
}

function sideWith(...policies: Policy[]): TestWriteSide {
  const side: TestWriteSide = testWriteSide({ events: counterEvents, inline: (events) => runInline(events) })
  const runInline = inlineRunner(policies, {
    write: () => side.write,
    store: side.store,
    clock: side.clock,
    log: side.log,
  })
  return side
}

async function count(side: TestWriteSide, origin: 'live' | 'seed' = 'live') {
  const done = must(await side.write.execute(counter, '0', { do: 'count' }, side.context('tests.count', { origin })))
  return done
}

test('API-09 inline policies run before the command answers, and it answers with the last position of all', async () => {
  const side = sideWith(chain(3))
  const done = await count(side)
  expect((await side.write.fold(counter, '3')).state.total).toBe(1)
  expect(done.position).toBe(await side.store.head())
  expect(done.events).toHaveLength(1)
})

test('policies that are not inline are left to the runner', async () => {
  const side = sideWith(chain(3, false))
  await count(side)
  expect((await side.write.fold(counter, '1')).revision).toBe(-1)
})

test('seeds are left alone', async () => {
  const side = sideWith(chain(3))
  await count(side, 'seed')
  expect((await side.write.fold(counter, '1')).revision).toBe(-1)
})

test('OPS-08 a policy that fails inline does not fail the command', async () => {
  const fails: Policy = {
    name: 'tests.fails',
    inline: true,
    on: when(counterEvents.Counted, async () => {
      throw new Error('no such luck')
    }),
  }
  const side = sideWith(fails, chain(1))
  const done = await count(side)
  expect(done.position).toBe('2')
  expect(side.log.lines).toContainEqual(expect.objectContaining({ message: 'a policy failed inline' }))
})

test('a chain without end stops after some depth and is left to the runner', async () => {
  const side = sideWith(chain(1_000))
  await count(side)
  expect((await side.write.fold(counter, '8')).revision).toBe(0)
  expect((await side.write.fold(counter, '9')).revision).toBe(-1)
})
