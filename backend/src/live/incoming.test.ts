import { type ErrorCode, type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { StoreUnavailableError } from '@kredka/contracts/kernel/ports'
import { clientMessages, type SocketAnswer } from '@kredka/contracts/live/messages'
import { createMetrics } from '../http/probes/metrics.ts'
import { memoryLog } from '../kernel/testing/memory-log.ts'
import { createIncoming, type Paces } from './incoming.ts'
import { liveMetrics } from './metrics.ts'

const CHAT = '01j9z3v5e8c7w2q4k6m8n0p2r4'
const PACES: Paces = {
  socket: { burst: 5, per_second: 1 },
  person: { burst: 7, per_second: 1 },
  refusals: { burst: 3, per_second: 0.1 },
}

function setup(typing: () => Promise<Rejection | undefined> = async () => undefined) {
  let time = 0
  const taken: unknown[] = []
  const log = memoryLog()
  const receive = createIncoming({
    messages: clientMessages,
    paces: PACES,
    metrics: liveMetrics(createMetrics(), () => new Map()),
    log,
    now: () => time,
    stamp: () => time,
  })
  const socket = (id = 'anna') => {
    const refused: [string, ErrorCode][] = []
    let closed = false
    const handle = receive({
      owner: `person:${id}`,
      handle: async (_, body) => {
        taken.push(body)
        return (await typing()) ?? {}
      },
      onRefused: (name, code) => refused.push([name, code]),
      close: () => {
        closed = true
      },
    })
    return {
      refused,
      isClosed: () => closed,
      say: handle,
      ask: (name: string, ...args: unknown[]) =>
        new Promise<SocketAnswer>((resolve) => void handle(name, [...args, resolve])),
    }
  }
  const pass = (ms: number) => {
    time += ms
  }
  return { socket, taken, log, pass }
}

test('API-04 what fits its schema is taken, with and without an answer', async () => {
  const { socket, taken } = setup()
  const { ask, say, refused } = socket()
  expect(await ask('typing', { chat_id: CHAT })).toEqual({ ok: true })
  await say('typing', [{ chat_id: CHAT }])
  expect([taken, refused]).toEqual([[{ chat_id: CHAT }, { chat_id: CHAT }], []])
})

test.each([
  ['an unknown name', 'typed', [{ chat_id: CHAT }], 'NOT_FOUND'],
  ['a name of every object', 'constructor', [{ chat_id: CHAT }], 'NOT_FOUND'],
  ['no body', 'typing', [], 'INVALID_INPUT'],
  ['another type', 'typing', [{ chat_id: 7 }], 'INVALID_INPUT'],
  ['an unknown property', 'typing', [{ chat_id: CHAT, admin: true }], 'INVALID_INPUT'],
  ['two bodies', 'typing', [{ chat_id: CHAT }, { chat_id: CHAT }], 'INVALID_INPUT'],
  ['bytes', 'typing', [Buffer.from('x')], 'INVALID_INPUT'],
] as const)('API-04 %s is refused before anything is done', async (_, name, args, code) => {
  const { socket, taken } = setup()
  const { ask, say, refused } = socket()
  expect(await ask(name, ...args)).toEqual({ ok: false, code })
  await say(name, [...args])
  expect([taken, refused]).toEqual([[], [[name, code]]])
})

test('API-04 a refusal of the handler and a fault of ours are told by their codes, the fault without its text', async () => {
  const refusing = setup(async () => reject('NOT_FOUND'))
  expect(await refusing.socket().ask('typing', { chat_id: CHAT })).toEqual({ ok: false, code: 'NOT_FOUND' })
  const failing = setup(async () => {
    throw new Error('secret')
  })
  expect(await failing.socket().ask('typing', { chat_id: CHAT })).toEqual({ ok: false, code: 'INTERNAL' })
})

test('OPS-08 while the log is down whoever speaks is told so, as often as they try, and it is no fault of ours or theirs', async () => {
  const { socket, log, pass } = setup(async () => {
    throw new StoreUnavailableError('no connection')
  })
  const { ask, isClosed } = socket()
  for (let n = 0; n < 10; n += 1) {
    expect(await ask('typing', { chat_id: CHAT })).toEqual({ ok: false, code: 'UNAVAILABLE' })
    pass(1_000)
  }
  expect([isClosed(), log.lines.filter(({ level }) => level === 'error')]).toEqual([false, []])
})

test('API-04 floods are refused by socket and by person, and nobody else is slowed down', async () => {
  const { socket, pass } = setup()
  const [first, second, other] = [socket(), socket(), socket('bert')]
  const say = async (from: ReturnType<typeof socket>, times: number) => {
    const answers: SocketAnswer[] = []
    for (let n = 0; n < times; n += 1) answers.push(await from.ask('typing', { chat_id: CHAT }))
    return answers.filter(({ ok }) => ok).length
  }
  expect(await say(first, 6)).toBe(5)
  // the person's bucket is the tighter one now
  expect(await say(second, 3)).toBe(1)
  expect(await say(other, 5)).toBe(5)
  pass(1_000)
  expect(await say(first, 1)).toBe(1)
})

test('API-04 who goes on although refused is cut off, and the log names no word of theirs', async () => {
  const { socket, log } = setup()
  const { say, isClosed } = socket()
  for (let n = 0; n < 3; n += 1) await say('typing', [{ chat_id: 'my secret' }])
  expect(isClosed()).toBe(false)
  await say('my secret', [])
  expect(isClosed()).toBe(true)
  expect(JSON.stringify(log.lines)).not.toContain('my secret')
})
