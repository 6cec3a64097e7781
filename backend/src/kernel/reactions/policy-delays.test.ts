import { reject } from '@kredka/contracts/kernel/errors'
import { type Policy, type Reaction, when } from '../policy.ts'
import { counter, counterEvents } from '../testing/counter.ts'
import { createDeadLetterQueue } from './dead-letter-queue.ts'
import { createWaitForReadModels, NotYetError } from './not-yet.ts'
import { policyRunner } from './policy-runner.ts'
import { type ReactionsKit, reactionsKit } from './testing/reactions-kit.ts'
import { until } from './testing/until.ts'

let kit: ReactionsKit
let stop: AbortController
let running: Promise<void>[]

beforeEach(async () => {
  kit = await reactionsKit()
  stop = new AbortController()
  running = []
})
afterEach(async () => {
  stop.abort()
  await Promise.allSettled(running)
  await kit.database.drop()
})

/** Repeats on `counter-{name}-{id}` what was counted on `counter-{id}`, after `before`. */
function echo(name: string, before: (stream: string) => Promise<unknown> = async () => undefined): Policy {
  return {
    name: `tests.${name}`,
    inline: false,
    on: when(counterEvents.Counted, async ({ stream, data }, reaction: Reaction) => {
      if (stream.split('-').length > 2) return
      await before(stream)
      const id = stream.replace('counter-', `${name}-`)
      await reaction.write.execute(counter, id, { do: 'count', by: data.by }, reaction.context('tests.echo'))
    }),
  }
}

async function start(...policies: readonly Policy[]): Promise<void> {
  await policyRunner(policies, kit.deps).prepare()
  lead(...policies)
}

function lead(...policies: readonly Policy[]): void {
  const run = policyRunner(policies, kit.deps).lead(stop.signal)
  run.catch(() => undefined)
  running.push(run)
}

/** Something that is waited for until it is opened. */
function gate() {
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open() }
}

const reaches = (id: string, total: number) => until(async () => (await kit.total(id)) === total)
const waiting = () => createDeadLetterQueue(kit.database.pool, kit.clock).list()
const positionOf = async (policy: string) => {
  const { rows } = await kit.database.pool.query('select position from reactions.checkpoints where name = $1', [policy])
  return rows[0]?.position
}

test('EVT-06 a policy that waits holds up no other, however many events come, and catches up by its own reading', async () => {
  const { opened, open } = gate()
  await start(
    echo('slow', () => opened),
    echo('quick'),
  )
  const before = await positionOf('tests.slow')
  // more than a policy may have waiting in memory
  for (let n = 0; n < 700; n += 1) await kit.count(`a${n % 7}`)
  for (let n = 0; n < 7; n += 1) await reaches(`quick-a${n}`, 100)
  expect(await positionOf('tests.slow')).toBe(before)
  expect(await kit.total('slow-a0')).toBe(0)
  open()
  for (let n = 0; n < 7; n += 1) await reaches(`slow-a${n}`, 100)
  await kit.count('a0')
  await reaches('slow-a0', 101)
  await reaches('quick-a0', 101)
  expect(await waiting()).toEqual([])
}, 120_000)

test('EVT-06 a new policy leaves the reading to the others: what came while nobody led is opened once for all', async () => {
  const old = [echo('one'), echo('two'), echo('three')]
  await policyRunner(old, kit.deps).prepare()
  for (let n = 0; n < 50; n += 1) await kit.count(`a${n % 5}`)
  let opened = 0
  const open: typeof kit.deps.open = (events) => {
    opened += events.filter(({ stream }) => stream.split('-').length === 2).length
    return kit.deps.open(events)
  }
  const runner = policyRunner([...old, echo('new')], { ...kit.deps, open })
  await runner.prepare()
  running.push(runner.lead(stop.signal))
  for (const name of ['one', 'two', 'three']) for (let n = 0; n < 5; n += 1) await reaches(`${name}-a${n}`, 10)
  await kit.count('a0')
  await reaches('new-a0', 1)
  expect(opened).toBe(51)
})

test('EVT-06 a policy that says so handles events of several streams at once, those of one stream one after the other', async () => {
  const { opened, open } = gate()
  const begun: string[] = []
  const several = echo('several', async (stream) => {
    begun.push(stream)
    await opened
  })
  await policyRunner([several], kit.deps).prepare()
  for (const id of ['a', 'b', 'c', 'a', 'd']) await kit.count(id)
  const before = await positionOf('tests.several')
  lead({ ...several, atOnce: 8 })
  await until(() => begun.length === 3)
  expect(begun).toEqual(['counter-a', 'counter-b', 'counter-c'])
  expect(await positionOf('tests.several')).toBe(before)
  open()
  await reaches('several-d', 1)
  await reaches('several-a', 2)
  expect(begun.slice(3)).toEqual(['counter-a', 'counter-d'])
  expect(await waiting()).toEqual([])
})

test('EVT-13 what somebody gave up on stays so where a policy takes up a stretch of the log again', async () => {
  let isBroken = true
  const broken = echo('broken', async (stream) => {
    if (isBroken && stream === 'counter-a') throw new Error('no such luck')
  })
  await start(broken)
  const before = await positionOf('tests.broken')
  await kit.count('a', { do: 'count', by: 1 })
  await until(async () => (await waiting()).length === 1)
  await createDeadLetterQueue(kit.database.pool, kit.clock).drop(
    'tests.broken',
    'counter-a',
    'admin-1',
    'the offer is gone',
  )
  stop.abort()
  await Promise.allSettled(running)
  await kit.database.pool.query('update reactions.checkpoints set position = $1', [before])
  isBroken = false
  stop = new AbortController()
  lead(broken)
  await kit.count('a', { do: 'count', by: 2 })
  await kit.time.passUntil(async () => (await kit.total('broken-a')) >= 2, 1_000)
  expect(await kit.total('broken-a')).toBe(2)
})

test('EVT-06 what waits for a read model is postponed with its stream, in order; other streams of the policy go on', async () => {
  let seen = false
  const waitForReadModels = createWaitForReadModels({
    waitFor: async ([stream]) => (seen || stream !== 'counter-a' ? { stale: false } : reject('READ_MODEL_BEHIND')),
  })
  const patient = echo('patient', (stream) => waitForReadModels([stream], { position: '1' }))
  await start(patient)
  await kit.count('a', { do: 'count', by: 1 })
  await kit.count('a', { do: 'count', by: 2 })
  await kit.count('b', { do: 'count', by: 4 })
  await reaches('patient-b', 4)
  await until(async () => (await waiting()).length === 2)
  expect(await waiting()).toMatchObject([
    { stream: 'counter-a', revision: 0, state: 'postponed', attempts: 0 },
    { stream: 'counter-a', revision: 1, state: 'waiting' },
  ])
  // longer than an event that fails would be tried by itself
  for (let hours = 0; hours < 5; hours += 1) await kit.time.passUntil(async () => true, 3_600_000)
  await until(
    async () => (await waiting())[0]?.error === 'NotYetError: the read models have not seen this yet: counter-a',
  )
  expect((await waiting())[0]).toMatchObject({ state: 'postponed', attempts: 0 })
  seen = true
  await kit.time.passUntil(async () => (await kit.total('patient-a')) === 3, 10_000)
  expect((await kit.store.read('counter-patient-a')).map((event) => event.data)).toMatchObject([{ by: 1 }, { by: 2 }])
  await until(async () => (await waiting()).length === 0)
})

test('EVT-06 a retry that takes its time holds up neither new events of its policy nor other retries', async () => {
  const { opened, open } = gate()
  let isFirst = true
  const stumbling = echo('stumbling', async (stream) => {
    if (stream !== 'counter-a') return
    if (isFirst) {
      isFirst = false
      throw new NotYetError('not yet')
    }
    await opened
  })
  await start(stumbling)
  await kit.count('a')
  await until(async () => (await waiting()).length === 1)
  await kit.time.passUntil(async () => !isFirst, 2_000)
  await kit.count('b')
  await kit.count('a')
  await reaches('stumbling-b', 1)
  await until(async () => (await waiting()).length === 2)
  open()
  await kit.time.passUntil(async () => (await kit.total('stumbling-a')) === 2, 1_000)
})

test('EVT-05 a leader that dies between reactions and checkpoints: the next one repeats nothing and loses nothing', async () => {
  const policies = [echo('one'), echo('two')]
  await policyRunner(policies, kit.deps).prepare()
  const { rows: places } = await kit.database.pool.query('select name, position from reactions.checkpoints')
  for (let n = 0; n < 30; n += 1) await kit.count(`a${n % 3}`)
  lead(...policies)
  for (const name of ['one', 'two']) for (let n = 0; n < 3; n += 1) await reaches(`${name}-a${n}`, 10)
  stop.abort()
  await Promise.allSettled(running)
  // as a kill leaves it: reactions are done, one policy's place is written, the other's is not
  await kit.database.pool.query('update reactions.checkpoints set position = $2 where name = $1', [
    'tests.two',
    places.find(({ name }) => name === 'tests.two')?.position,
  ])
  stop = new AbortController()
  lead(...policies)
  await kit.count('a0')
  await reaches('two-a0', 11)
  for (const id of ['one-a0', 'two-a0']) expect(await kit.eventIds(id)).toHaveLength(11)
  for (const id of ['one-a1', 'two-a1', 'two-a2']) expect(await kit.eventIds(id)).toHaveLength(10)
})
