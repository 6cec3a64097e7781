import type { Clock, EventStore, Ids, Log } from '@kredka/contracts/kernel/ports'
import type { RunQuery } from '@kredka/projections/kernel/query-runner'
import type { Waiting } from '@kredka/projections/kernel/waiting'
import type { Bind, ServiceIdentifier } from 'inversify'
import type pg from 'pg'
import type { KnowingRunners } from '../adapters/runners.ts'
import type { Replica } from '../analysis/replica.ts'
import type { Config } from '../config/config.ts'
import type { HttpDeps } from '../http/http.ts'
import type { Metrics } from '../http/probes/metrics.ts'
import type { AccessTokens } from '../http/sessions/access-token.ts'
import type { Positions } from '../http/sessions/positions.ts'
import type { Catalog } from '../kernel/catalog.ts'
import type { EventEncryption } from '../kernel/event-encryption.ts'
import type { FollowedLog } from '../kernel/followed-log/followed-log.ts'
import type { Pause } from '../kernel/reactions/pause.ts'
import type { MeasuredClock } from '../kernel/shared-clock.ts'
import type { SessionCookies } from '../kernel/tools.ts'
import type { LiveSide } from '../live/live-side.ts'
import type { MailTransport } from '../mail/transport.ts'
import type { Vault } from '../vault/vault.ts'
import type { Backend } from './backend.ts'
import type { Closers } from './closers.ts'
import type { Modules } from './modules.ts'
import type { Worker } from './worker.ts'

/** Names a part and knows its type, so that the compiler checks who is given what. */
export type Identifier<T> = symbol & { readonly __provides?: T }

function identifier<T>(name: string): Identifier<T> {
  return Symbol(name)
}

export const CONFIG = identifier<Config>('configuration')
export const CLOCK = identifier<Clock>('clock')
export const SHARED_CLOCK = identifier<MeasuredClock>('clock of all processes')
export const IDS = identifier<Ids>('ids')
export const LOG = identifier<Log>('log')
export const PAUSE = identifier<Pause>('pause')
export const METRICS = identifier<Metrics>('metrics')
export const CLOSERS = identifier<Closers>('closers')
export const MASTER_KEY = identifier<Uint8Array>('master key')

/** For the vault, projections, reactions and jobs. */
export const POOL = identifier<pg.Pool>('Postgres')
/** For queries: refuses every write. */
export const READ_POOL = identifier<pg.Pool>('Postgres for queries')
export const EVENT_STORE = identifier<EventStore>('event store')
/** The log as the checkpoints of the database know it. */
export const FOLLOWED_LOG = identifier<FollowedLog>('followed log')
export const MAIL_TRANSPORT = identifier<MailTransport>('way out for mails')

export const VAULT = identifier<Vault>('vault')
export const CATALOG = identifier<Catalog>('catalogue of events')
export const ENCRYPTION = identifier<EventEncryption>('encryption')
/** How far everything is that works by itself. */
export const RUNNERS = identifier<KnowingRunners>('runners')
/** The masked copy of the log that analysts ask. */
export const REPLICA = identifier<Replica>('copy of the log')
export const MODULES = identifier<Modules>('modules')
export const BACKEND = identifier<Backend>('write side')
export const WORKER = identifier<Worker>('worker')

export const WAITING = identifier<Waiting>('waiting for read models')
export const ASK = identifier<RunQuery>('query runner')

export const TOKENS = identifier<AccessTokens>('access tokens')
export const POSITIONS = identifier<Positions>('positions')
export const COOKIES = identifier<SessionCookies>('session cookies')
export const HTTP = identifier<HttpDeps>('parts of the HTTP side')
/** Sockets and the tail of the log that feeds them. */
export const LIVE = identifier<LiveSide>('sockets')

type Provided<A extends readonly unknown[]> = { readonly [K in keyof A]: Identifier<A[K]> }

/**
 * One part per process, made from others on first use: `provide(bind, WAITING, [READ_POOL, LOG], (pool, log) => …)`.
 */
export function provide<T, const A extends readonly unknown[]>(
  bind: Bind,
  what: Identifier<T>,
  from: Provided<A>,
  make: (...parts: A) => T | Promise<T>,
): void {
  const needed = from as unknown as { readonly [K in keyof A]: ServiceIdentifier<A[K]> }
  bind<T>(what)
    .toResolvedValue((...parts: unknown[]) => make(...(parts as unknown as A)), [...needed])
    .inSingletonScope()
}
