import { HOUR } from '@kredka/contracts/kernel/durations'
import type { Alarm } from '../policy.ts'
import { counter } from '../testing/counter.ts'
import { alarmClock } from './alarms.ts'
import { type ReactionsKit, reactionsKit } from './testing/reactions-kit.ts'
import { until } from './testing/until.ts'

let kit: ReactionsKit
let stop: AbortController
let running: Promise<void>[]
let fired: string[]
let broken: boolean
let hold: (key: string) => Promise<void>

beforeEach(async () => {
  kit = await reactionsKit()
  stop = new AbortController()
  running = []
  fired = []
  broken = false
  hold = async () => undefined
})
afterEach(async () => {
  stop.abort()
  await Promise.allSettled(running)
  await kit.database.drop()
})

/** Set by a count with `at`, off when the counter is cleared; firing counts on `counter-fired-{id}`. */
const reminder: Alarm = {
  name: 'tests.reminder',
  set: {
    Counted: ({ stream, data }) =>
      data.at === '' || stream.includes('fired') ? null : { key: stream, due_at: String(data.at) },
    Cleared: ({ stream }) => ({ key: stream, off: true }),
  },
  fire: async ({ key, due_at, now }, reaction) => {
    if (broken) throw new Error('the bell is cracked')
    await hold(key)
    fired.push(`${key} ${due_at} ${new Date(now).toISOString()}`)
    const context = reaction.context('tests.fire')
    await reaction.write.execute(counter, key.replace('counter-', 'fired-'), { do: 'count' }, context)
  },
}

function start(): void {
  running.push(alarmClock([reminder], kit.deps).lead(stop.signal))
}

async function restart(): Promise<void> {
  stop.abort()
  await Promise.allSettled(running)
  stop = new AbortController()
  start()
}

const inHours = (hours: number) => new Date(kit.clock.now() + hours * HOUR).toISOString()
const set = (id: string, at: string) => kit.count(id, { do: 'count', at })
const rows = async () =>
  (await kit.database.pool.query('select key, due_at, attempts, error from reactions.alarms order by key')).rows
const known = (keys: number) => until(async () => (await rows()).length === keys)

test('EVT-12 an alarm fires when its time has come and not before, by the injected clock', async () => {
  const due = inHours(2)
  start()
  await set('a', due)
  await known(1)
  kit.time.pass(2 * HOUR - 1)
  await set('b', inHours(100))
  await known(2)
  expect(fired).toEqual([])
  await kit.time.passUntil(() => fired.length > 0, 1)
  expect(fired).toHaveLength(1)
  expect(fired[0]).toMatch(`counter-a ${due}`)
  await until(async () => (await rows()).length === 1)
  expect(await kit.total('fired-a')).toBe(1)
})

test('an alarm that is set anew or cleared does not fire at its old time', async () => {
  await set('a', inHours(1))
  await set('b', inHours(1))
  await set('a', inHours(5))
  await kit.count('b', { do: 'clear' })
  start()
  await known(1)
  kit.time.pass(2 * HOUR)
  await set('c', inHours(50))
  await known(2)
  expect(fired).toEqual([])
  await kit.time.passUntil(() => fired.length > 0, HOUR)
  expect(fired).toEqual([expect.stringContaining('counter-a')])
})

test('EVT-12 a batch is written as its last events left each alarm, in two statements however long it is', async () => {
  await set('gone', inHours(1))
  await kit.count('gone', { do: 'clear' })
  await kit.count('back', { do: 'clear' })
  await set('back', inHours(2))
  await set('later', inHours(1))
  await set('later', inHours(3))
  for (let n = 0; n < 20; n += 1) await set(`one ${n}`, inHours(4))
  const statements: string[] = []
  const { pool } = kit.database
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: readonly unknown[]) => unknown
    Object.assign(client, {
      query: (...given: readonly unknown[]) => {
        statements.push(JSON.stringify(given[0]))
        return query(...given)
      },
    })
  })
  start()
  await known(22)
  expect((await rows()).slice(0, 2)).toMatchObject([
    { key: 'counter-back', due_at: inHours(2) },
    { key: 'counter-later', due_at: inHours(3) },
  ])
  const writes = statements.filter((text) => /(insert into|delete from) reactions\.alarms/.test(text))
  expect(writes.length).toBeLessThanOrEqual(2)
})

test('EVT-05 rows follow from the log: over a restart and from the start, what is due fires once', async () => {
  await set('a', inHours(1))
  start()
  await known(1)
  stop.abort()
  await Promise.allSettled(running)
  kit.time.pass(2 * HOUR)
  await restart()
  await until(async () => (await kit.total('fired-a')) === 1)
  await until(async () => (await rows()).length === 0)

  stop.abort()
  await Promise.allSettled(running)
  await kit.database.pool.query("update reactions.checkpoints set position = 'start'")
  await restart()
  await until(() => fired.length === 2)
  await until(async () => (await rows()).length === 0)
  expect(await kit.total('fired-a')).toBe(1)
})

test('EVT-12 the past of the demonstration fires no more, what lies ahead of it does', async () => {
  await kit.count('a', { do: 'count', at: inHours(-1) }, 'seed')
  await kit.count('b', { do: 'count', at: inHours(1) }, 'seed')
  await kit.count('c', { do: 'count', at: inHours(1) }, 'seed')
  await kit.count('c', { do: 'clear' }, 'seed')
  await kit.count('d', { do: 'count', at: inHours(1) }, 'seed')
  await kit.count('d', { do: 'count', at: inHours(-1) }, 'seed')
  // however many hours pass until the test has looked
  await set('e', inHours(2_000))
  start()
  await known(2)
  expect(await rows()).toMatchObject([{ key: 'counter-b' }, { key: 'counter-e' }])
  await kit.time.passUntil(() => fired.length > 0, HOUR)
  expect(fired).toEqual([expect.stringContaining('counter-b')])
  await until(async () => (await kit.total('fired-b')) === 1)
})

test('OPS-08 an alarm that fails fires again later, and the others fire meanwhile', async () => {
  broken = true
  start()
  await set('a', inHours(1))
  await known(1)
  await kit.time.passUntil(async () => (await rows())[0]?.attempts >= 1, HOUR)
  expect((await rows())[0]).toMatchObject({ key: 'counter-a', error: 'Error: the bell is cracked' })
  broken = false
  await set('b', inHours(0))
  await kit.time.passUntil(() => fired.length > 1, HOUR)
  expect(fired.map((bell) => bell.split(' ')[0]).sort()).toEqual(['counter-a', 'counter-b'])
  await until(async () => (await rows()).length === 0)
})

test('EVT-06 alarms of several keys are fired at once: one that takes its time holds up no other key', async () => {
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  hold = (key) => (key === 'counter-a0' ? opened : Promise.resolve())
  for (let n = 0; n < 300; n += 1) await set(`a${n}`, inHours(1))
  start()
  await known(300)
  await kit.time.passUntil(() => fired.length === 299, HOUR)
  expect(fired.some((bell) => bell.startsWith('counter-a0 '))).toBe(false)
  open()
  await until(async () => (await rows()).length === 0)
  expect(new Set(fired).size).toBe(300)
  expect(await kit.total('fired-a0')).toBe(1)
})

test('EVT-09 what an alarm does is caused by the event that set it', async () => {
  await set('a', inHours(1))
  start()
  await known(1)
  await kit.time.passUntil(() => fired.length > 0, HOUR)
  const [cause] = await kit.store.read('counter-a')
  const [effect] = await until(async () => {
    const events = await kit.store.read('counter-fired-a')
    return events.length > 0 ? events : null
  })
  expect(effect?.metadata).toMatchObject({ actor: 'system:tests.reminder', $causationId: cause?.id })
})

test('EVT-12 without alarms the clock keeps its lease until it is stopped', async () => {
  const stopping = new AbortController()
  let led = true
  const leading = alarmClock([], kit.deps)
    .lead(stopping.signal)
    .then(() => {
      led = false
    })
  await new Promise(setImmediate)
  expect(led).toBe(true)
  stopping.abort()
  await leading
  expect(led).toBe(false)
})

test('ADM-03 an alarm that staff stopped does not fire, and fires when it goes on', async () => {
  const { pool } = kit.database
  await pool.query("insert into reactions.stopped (kind, name, since) values ('alarm', 'tests.reminder', now())")
  start()
  await set('a', inHours(1))
  await until(async () => (await rows()).length === 1)
  const due = kit.clock.now() + HOUR
  // its time comes, and passes by some looks
  await kit.time.passUntil(() => kit.clock.now() > due + 30_000, 60_000)
  expect(fired).toEqual([])
  await pool.query('delete from reactions.stopped')
  await kit.time.passUntil(() => fired.length === 1, 1_000)
  expect(await kit.total('fired-a')).toBe(1)
})
