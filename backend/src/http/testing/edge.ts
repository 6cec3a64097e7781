import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Clock, Ids, Log } from '@kredka/contracts/kernel/ports'
import type { RunQuery } from '@kredka/projections/kernel/query-runner'
import { type Config, readConfig } from '../../config/config.ts'
import type { Fault } from '../../vault/error-log.ts'
import type { KeptAnswer } from '../../vault/idempotency.ts'
import { createHttp, type HttpDeps } from '../http.ts'
import type { AccountStatus, IdempotencyStore, StaffSession } from '../ports.ts'
import { createMetrics } from '../probes/metrics.ts'
import { type AccessTokens, createAccessTokens } from '../sessions/access-token.ts'
import { cookieNames, createSessionCookies } from '../sessions/cookies.ts'
import { createPositions, type Positions } from '../sessions/positions.ts'

export const MASTER_KEY = new Uint8Array(32).fill(7)
export const METRICS_TOKEN = 'of-the-tests'

export interface TestEdge {
  readonly url: string
  readonly config: Config
  readonly tokens: AccessTokens
  readonly positions: Positions
  readonly faults: readonly Fault[]
  /** What people may do, by user id; others are plain users. */
  readonly people: Map<string, Partial<AccountStatus>>
  stop(): Promise<void>
}

export type TestEdgeDeps = Pick<HttpDeps, 'endpoints'> & Partial<HttpDeps> & { readonly env?: Record<string, string> }

/** The HTTP side alone, over ports kept in memory, on a free port: for tests of the edge itself. */
export async function testEdge(given: TestEdgeDeps): Promise<TestEdge> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    ...given.env,
  })
  const clock = given.clock ?? machineClock
  const tokens = createAccessTokens(MASTER_KEY, clock)
  const positions = createPositions(MASTER_KEY, { compare: (a, b) => Number(a) - Number(b), isPosition: () => true })
  const people = new Map<string, Partial<AccountStatus>>()
  const faults: Fault[] = []
  const statusOf = (user_id: string): AccountStatus => {
    const usual = { is_teacher: false, blocked: false, ended: false, language: 'pl' } as const
    return { ...usual, ...people.get(user_id) }
  }
  const app = await createHttp({
    ...given,
    config,
    clock,
    ids: given.ids ?? countingIds(),
    log: given.log ?? silent,
    handlers: given.handlers ?? [],
    queryHandlers: given.queryHandlers ?? [],
    documents: given.documents ?? [],
    heads: given.heads ?? [],
    docsPage: given.docsPage ?? (async () => null),
    mailPreviews: given.mailPreviews ?? (() => null),
    ask: given.ask ?? withoutDatabase(clock),
    head: given.head ?? (async () => '77'),
    tokens,
    positions,
    cookies: createSessionCookies(cookieNames(config.https), config.api_base, tokens),
    visitorKey: (use, word) => createHmac('sha256', MASTER_KEY).update(`${use} ${word}`).digest('hex'),
    statuses: { of: async (_, user_id) => statusOf(user_id), ofPerson: async (user_id) => statusOf(user_id) },
    admins: { find: staffOf, look: staffOf },
    impersonation: given.impersonation ?? (async () => null),
    idempotency: given.idempotency ?? memoryIdempotency(),
    logins: given.logins ?? { count: async () => 0 },
    files: given.files ?? { find: async () => null },
    errorLog: { note: (fault) => faults.push(fault) },
    isOutage: given.isOutage ?? ((error) => error instanceof Error && error.name === 'StoreUnavailableError'),
    metrics: given.metrics ?? createMetrics(),
    readiness: given.readiness ?? [],
    pagesFolder: given.pagesFolder ?? '/nonexistent',
  })
  server.on('request', app.callback())
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { url: config.public_url, config, tokens, positions, faults, people, stop }
}

const machineClock: Clock = { now: () => Date.now() }

/** Runs query handlers without a database: their `sql` fails. */
function withoutDatabase(clock: Clock): RunQuery {
  const sql = () => Promise.reject(new Error('this test has no database'))
  return async (answering, input, viewer) => {
    const question = { sql, input: input as never, viewer, now: clock.now() }
    return { value: await answering.run(question), stale: false }
  }
}

/** As the vault keeps them, but for time: a claim never runs out. */
function memoryIdempotency(): IdempotencyStore {
  interface Call {
    readonly fingerprint: string
    claimed: boolean
    runs: number
    answer?: KeptAnswer
  }
  const calls = new Map<string, Call>()
  const release = (id: string) => {
    const call = calls.get(id)
    if (call !== undefined) call.claimed = false
    return call
  }
  return {
    claim: async (scope, key, fingerprint) => {
      const id = `${scope} ${key}`
      const call = calls.get(id) ?? { fingerprint, claimed: false, runs: 0 }
      calls.set(id, call)
      if (call.fingerprint !== fingerprint) return { kind: 'other_request' }
      if (call.answer !== undefined) return { kind: 'answered', answer: call.answer }
      if (call.claimed) return { kind: 'under_way' }
      call.claimed = true
      call.runs += 1
      return { kind: 'claimed', id, call: Buffer.from(id), fingerprint, is_first: call.runs === 1 }
    },
    keep: async ({ id }, answer) => {
      const call = release(id)
      if (call !== undefined) call.answer = answer
    },
    release: async ({ id }) => void release(id),
  }
}

function countingIds(): Ids {
  let n = 0
  const next = () => (n += 1)
  return {
    entity: () => `01${String(next()).padStart(24, '0')}`,
    uuid: () => `00000000-0000-4000-8000-${String(next()).padStart(12, '0')}`,
    secret: (bytes) => String(next()).padStart(bytes * 2, '0'),
  }
}

const nothing = () => undefined
export const silent: Log = { debug: nothing, info: nothing, warn: nothing, error: nothing, child: () => silent }

async function staffOf(session_id: string): Promise<StaffSession | null> {
  return session_id === 'admin-session' ? { admin_id: 'admin-1', role: 'owner', factor_due: false } : null
}
