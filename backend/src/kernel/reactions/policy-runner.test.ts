import { StoreUnavailableError } from '@kredka/contracts/kernel/ports'
import { type Policy, type Reaction, when } from '../policy.ts'
import { counter, counterEvents } from '../testing/counter.ts'
import { LostLeadError } from './checkpoints.ts'
import { createDeadLetterQueue } from './dead-letter-queue.ts'
import { policyRunner } from './policy-runner.ts'
import { recentlyStopped } from './stopped.ts'
import { type ReactionsKit, reactionsKit } from './testing/reactions-kit.ts'
import { until } from './testing/until.ts'
import { runUnderLeases } from './under-lease.ts'

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

/** Repeats on `counter-echo-{id}` what was counted on `counter-{id}`. */
const echo: Policy = {
  name: 'tests.echo',
  inline: false,
  on: when(counterEvents.Counted, async ({ stream, data }, reaction) => {
    if (!stream.includes('echo')) await count(reaction, stream.replace('counter-', 'echo-'), data.by)
  }),
}

async function count(reaction: Reaction, id: string, by: number): Promise<void> {
  await reaction.write.execute(counter, id, { do: 'count', by }, reaction.context('tests.echo'))
}

/** Fails on the streams that are named, as long as they are named. */
function failing(streams: Set<string>, error: () => unknown = () => new Error('no such luck')): Policy {
  const react = echo.on.Counted
  return {
    ...echo,
    on: when(counterEvents.Counted, async (event, reaction) => {
      if (streams.has(event.stream)) throw error()
      return react?.(event, reaction)
    }),
  }
}

function start(...policies: Policy[]): void {
  const run = policyRunner(policies, kit.deps).lead(stop.signal)
  run.catch(() => undefined)
  running.push(run)
}

async function restart(...policies: Policy[]): Promise<void> {
  stop.abort()
  await Promise.allSettled(running)
  stop = new AbortController()
  start(...policies)
}

const reaches = (id: string, total: number) => until(async () => (await kit.total(id)) === total)
const waiting = () => createDeadLetterQueue(kit.database.pool, kit.clock).list()

test('EVT-05 a policy begins at the head of the log, and what comes between preparing and leading is not missed', async () => {
  await kit.count('a', { do: 'count', by: 100 })
  await policyRunner([echo], kit.deps).prepare()
  await kit.count('a', { do: 'count', by: 3 })
  start(echo)
  await reaches('echo-a', 3)
  await kit.count('a', { do: 'count', by: 4 })
  await reaches('echo-a', 7)
})

test('EVT-09 commands of a policy carry its name, the event that led to them and its correlation', async () => {
  await policyRunner([echo], kit.deps).prepare()
  await kit.count('a')
  start(echo)
  await reaches('echo-a', 1)
  const [cause] = await kit.store.read('counter-a')
  const [effect] = await kit.store.read('counter-echo-a')
  expect(effect?.metadata).toMatchObject({
    actor: 'system:tests.echo',
    command: 'tests.echo',
    $causationId: cause?.id,
    $correlationId: cause?.metadata.$correlationId,
  })
})

test('seeds are left alone', async () => {
  await policyRunner([echo], kit.deps).prepare()
  await kit.count('a', { do: 'count', by: 100 }, 'seed')
  await kit.count('a', { do: 'count', by: 2 })
  start(echo)
  await reaches('echo-a', 2)
})

test('EVT-05 the same events again change nothing: the ids derive from event and policy', async () => {
  await policyRunner([echo], kit.deps).prepare()
  await kit.count('a')
  await kit.count('a')
  start(echo)
  await reaches('echo-a', 2)
  const before = await kit.eventIds('echo-a')
  await until(async () => (await checkpoint()) === (await kit.store.head()))
  stop.abort()
  await Promise.allSettled(running)
  await kit.database.pool.query("update reactions.checkpoints set position = 'start'")
  await kit.count('a', { do: 'count', by: 5 })
  await restart(echo)
  await reaches('echo-a', 7)
  expect((await kit.eventIds('echo-a')).slice(0, 2)).toEqual(before)
  expect(await kit.eventIds('echo-a')).toHaveLength(3)
})

test('EVT-06 a poison event is dead-lettered for its stream alone; later ones of the stream wait behind it', async () => {
  const broken = new Set(['counter-a'])
  await policyRunner([echo], kit.deps).prepare()
  start(failing(broken))
  await kit.count('a', { do: 'count', by: 1 })
  await kit.count('a', { do: 'count', by: 2 })
  await kit.count('b', { do: 'count', by: 4 })
  await reaches('echo-b', 4)
  expect(await waiting()).toMatchObject([
    { stream: 'counter-a', revision: 0, state: 'retrying', attempts: 1, error: 'Error: no such luck' },
    { stream: 'counter-a', revision: 1, state: 'waiting', attempts: 0, error: null },
  ])
  broken.clear()
  await kit.count('a', { do: 'count', by: 8 })
  await passUntil(async () => (await kit.total('echo-a')) === 11)
  expect((await kit.store.read('counter-echo-a')).map((event) => event.data)).toMatchObject([
    { by: 1 },
    { by: 2 },
    { by: 8 },
  ])
  await until(async () => (await waiting()).length === 0)
  await kit.count('a', { do: 'count', by: 16 })
  await reaches('echo-a', 27)
})

test('EVT-06 after the last attempt the event waits for a person, over a restart too', async () => {
  const broken = new Set(['counter-a'])
  await policyRunner([echo], kit.deps).prepare()
  start(failing(broken))
  await kit.count('a', { do: 'count', by: 1 })
  await kit.count('a', { do: 'count', by: 2 })
  await until(async () => (await waiting()).length === 2)
  await exhaust()
  await restart(failing(broken))
  await kit.count('b')
  await reaches('echo-b', 1)
  expect(await kit.total('echo-a')).toBe(0)

  broken.clear()
  const queue = createDeadLetterQueue(kit.database.pool, kit.clock)
  expect(await queue.retry('tests.echo', 'counter-a')).toBe(true)
  await passUntil(async () => (await kit.total('echo-a')) === 3)
  // what was done leaves the queue a moment after it shows
  await until(async () => (await waiting()).length === 0)
  expect(await queue.retry('tests.echo', 'counter-a')).toBe(false)
})

test('EVT-06 a poison event can be dropped with a reason; those behind it go on', async () => {
  const broken = new Set(['counter-a'])
  await policyRunner([echo], kit.deps).prepare()
  start(failing(broken))
  await kit.count('a', { do: 'count', by: 1 })
  await kit.count('a', { do: 'count', by: 2 })
  await until(async () => (await waiting()).length === 2)
  await exhaust()
  broken.clear()
  const queue = createDeadLetterQueue(kit.database.pool, kit.clock)
  expect(await queue.drop('tests.echo', 'counter-a', 'admin-1', 'the offer is gone')).toBe(true)
  await passUntil(async () => (await kit.total('echo-a')) === 2)
  const rows = await until(async () => {
    const left = await kit.database.pool.query('select state, dropped_by, dropped_reason from reactions.dead_letters')
    return left.rows.length === 1 ? left.rows : null
  })
  expect(rows).toEqual([{ state: 'dropped', dropped_by: 'admin-1', dropped_reason: 'the offer is gone' }])
})

test('EVT-06 an event that cannot be opened is dead-lettered, its neighbours are not', async () => {
  const open = kit.deps.open
  const runner = policyRunner([echo], {
    ...kit.deps,
    open: async (events) => {
      if (events.some((event) => event.stream === 'counter-a')) throw new Error('the envelope does not open')
      return open(events)
    },
  })
  await runner.prepare()
  await kit.count('a')
  await kit.count('b')
  running.push(runner.lead(stop.signal))
  await reaches('echo-b', 1)
  expect(await waiting()).toMatchObject([{ stream: 'counter-a', error: 'Error: the envelope does not open' }])
})

test('OPS-08 a part that is down is waited for, and no failure is counted', async () => {
  const broken = new Set(['counter-a'])
  await policyRunner([echo], kit.deps).prepare()
  start(failing(broken, () => new StoreUnavailableError('down')))
  await kit.count('a')
  await until(() => kit.log.lines.some((line) => line.message === 'a policy waits for a part that is down or behind'))
  broken.clear()
  await passUntil(async () => (await kit.total('echo-a')) === 1)
  await until(async () => (await waiting()).length === 0)
  expect(kit.log.lines.some((line) => line.message === 'a policy failed')).toBe(false)
})

test('EVT-05 whoever lost the lead cannot move the checkpoints', async () => {
  await policyRunner([echo], kit.deps).prepare()
  start(echo)
  await kit.count('a')
  await reaches('echo-a', 1)
  await until(async () => (await checkpoint()) === '1' || (await checkpoint()) === '2')
  await kit.database.pool.query("update reactions.checkpoints set position = '1000'")
  await kit.count('a')
  await expect(running[0]).rejects.toThrow(LostLeadError)
})

test('OPS-04 the policies go on in another process when the leader goes', async () => {
  await policyRunner([echo], kit.deps).prepare()
  const options = { pool: kit.database.pool, clock: kit.clock, log: kit.log, pause: kit.time.pause, heartbeatMs: 20 }
  const lead = policyRunner([echo], kit.deps).lead
  const leaves = new AbortController()
  const led: string[] = []
  const leadAs = (holder: string) => (both: AbortSignal) => {
    led.push(holder)
    return lead(both)
  }
  const join = (holder: string, signal: AbortSignal) =>
    running.push(
      runUnderLeases(
        [{ name: 'policies', lead: leadAs(holder) }],
        { ...options, holder },
        AbortSignal.any([signal, stop.signal]),
      ),
    )
  join('first', leaves.signal)
  await until(() => led.length === 1)
  join('second', stop.signal)
  await kit.count('a')
  await reaches('echo-a', 1)
  leaves.abort()
  await until(() => led.length === 2)
  await kit.count('a')
  await reaches('echo-a', 2)
  expect(led).toEqual(['first', 'second'])
  expect(await kit.eventIds('echo-a')).toHaveLength(2)
})

test('two policies of one name are refused', () => {
  expect(() => policyRunner([echo, echo], kit.deps)).toThrow('share a name')
})

async function checkpoint(): Promise<string | undefined> {
  const { rows } = await kit.database.pool.query<{ position: string }>('select position from reactions.checkpoints')
  return rows[0]?.position
}

/** Lets all retries of the first waiting event fail. */
async function exhaust(): Promise<void> {
  await passUntil(async () => (await waiting())[0]?.state === 'dead', 3_600_000)
}

async function passUntil(check: () => Promise<boolean>, step = 1_000): Promise<void> {
  await kit.time.passUntil(check, step)
}

test('ADM-03 a policy that staff stopped stays where it is, in requests too, and does all that waited when it goes on', async () => {
  await policyRunner([echo], kit.deps).prepare()
  const { pool } = kit.database
  await pool.query("insert into reactions.stopped (kind, name, since) values ('policy', 'tests.echo', now())")
  const stopped = recentlyStopped(pool)
  await until(() => stopped('tests.echo'))
  start(echo)
  await kit.count('a', { do: 'count', by: 3 })
  await kit.count('b', { do: 'count', by: 4 })
  // others go on meanwhile: each look at what is stopped takes a second of this clock
  for (let n = 0; n < 5; n += 1) await kit.time.passUntil(async () => (await kit.total('b')) === 4, 1_000)
  expect([await kit.total('echo-a'), await kit.total('echo-b')]).toEqual([0, 0])
  await pool.query('delete from reactions.stopped')
  await kit.time.passUntil(async () => (await kit.total('echo-b')) === 4, 1_000)
  expect(await kit.total('echo-a')).toBe(3)
})
