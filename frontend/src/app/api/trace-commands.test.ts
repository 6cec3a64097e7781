/** @jest-environment node */
import { command, Done } from '@kredka/contracts/kernel/endpoints'
import { firstSpanOf } from '@kredka/contracts/kernel/traces'
import { type ApiParts, createApi } from './client.ts'
import { createPositions } from './position.ts'
import { traceCommands } from './trace-commands.ts'

interface Sent {
  readonly url: string
  readonly body: unknown
  readonly keepalive: boolean | undefined
}

function traced(share: number) {
  const sent: Sent[] = []
  const send = async (url: unknown, init: RequestInit = {}) => {
    sent.push({ url: String(url), body: JSON.parse(String(init.body)), keepalive: init.keepalive })
    throw new TypeError('offline')
  }
  return { begin: traceCommands('/api', share, send), sent }
}

test('OPS-05 each command begins a trace of its own, and says how long it took', () => {
  const { begin, sent } = traced(1)
  const [one, other] = [begin('offers.submit'), begin('offers.submit')]
  const [, trace_id = '', span, flags] = one?.headers['traceparent']?.split('-') ?? []
  expect(trace_id).toMatch(/^[0-9a-f]{32}$/)
  expect([span, flags]).toEqual([firstSpanOf(trace_id), '01'])
  expect(other?.headers).not.toEqual(one?.headers)
  one?.end('ok')
  const body = { trace_id, command: 'offers.submit', outcome: 'ok', ms: expect.any(Number) }
  expect(sent).toEqual([{ url: '/api/traces', body, keepalive: true }])
})

test('OPS-05 of a trace that is not sent the server hears the id alone', () => {
  const { begin, sent } = traced(0)
  const one = begin('offers.submit')
  expect(one?.headers['traceparent']).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/)
  one?.end('ok')
  expect(sent).toEqual([])
})

const change = command('things.change', {
  path: 'POST /things',
  access: 'user',
  about: 'Changes a thing.',
  answer: Done,
})

/** Calls the command of a server that is busy the first time. @returns headers of each try */
async function triesOf(trace: ApiParts['trace']) {
  const tries: (string | null)[] = []
  const api = createApi({
    ...(trace === undefined ? {} : { trace }),
    base: '/api',
    fetch: async (_, init) => {
      tries.push(new Headers(init?.headers).get('traceparent'))
      return new Response('{"data":null}', { status: tries.length === 1 ? 503 : 200 })
    },
    positions: createPositions({ getItem: () => null, setItem: () => undefined, removeItem: () => undefined }, () => 0),
    online: () => true,
    preloaded: new Map(),
    refresh: async () => 'done',
    sessionEnded: () => undefined,
    startAnew: () => undefined,
    now: () => 0,
    newKey: () => 'key',
    wait: async () => undefined,
  })
  await api.call(change, {})
  return tries
}

test('OPS-05 each try of a command is of the same trace, which ends once; without traces nothing is added', async () => {
  const ended: string[] = []
  const headers = { traceparent: 'of the command' }
  const trace = () => ({ headers, end: (outcome: string) => void ended.push(outcome) })
  expect(await triesOf(trace)).toEqual([headers.traceparent, headers.traceparent])
  expect(ended).toEqual(['ok'])
  expect(await triesOf(undefined)).toEqual([null, null])
})
