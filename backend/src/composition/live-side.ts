import type { Clock, EventStore, Log, Position, StoredEvent } from '@kredka/contracts/kernel/ports'
import type { Waiting } from '@kredka/projections/kernel/waiting'
import { sqlOf } from '@kredka/projections/postgres/postgres'
import type pg from 'pg'
import type { Config } from '../config/config.ts'
import type { Metrics } from '../http/probes/metrics.ts'
import type { AccessTokens } from '../http/sessions/access-token.ts'
import { cookieNames } from '../http/sessions/cookies.ts'
import type { Positions } from '../http/sessions/positions.ts'
import type { ChannelTools } from '../kernel/channel.ts'
import type { EventEncryption } from '../kernel/event-encryption.ts'
import { hintTable } from '../kernel/hints.ts'
import type { Module } from '../kernel/module.ts'
import { isTracing, runTraced } from '../kernel/tracing.ts'
import { createAttendance } from '../live/attendance.ts'
import { type ChannelDeps, createServedChannel, type ServedChannel } from '../live/channels.ts'
import { createFanOut } from '../live/fan-out.ts'
import { endOf, type HandshakeDeps } from '../live/handshake.ts'
import { createLive, type Live } from '../live/live.ts'
import type { LiveSide, Upgrades } from '../live/live-side.ts'
import { liveMetrics } from '../live/metrics.ts'
import { createPresence } from '../live/presence.ts'
import { createRecentHints, type SentHints } from '../live/recent-hints.ts'
import { watchSessions } from '../live/sessions-watch.ts'
import { messageHandler } from '../live/signals.ts'
import { createViewers } from '../live/viewers.ts'
import type { Backend } from './backend.ts'
import { projectionsOf } from './modules.ts'
import { followLog } from './tail.ts'

export interface LiveParts {
  readonly config: Config
  readonly backend: Backend
  readonly modules: readonly Module[]
  readonly store: EventStore
  readonly encryption: EventEncryption
  readonly waiting: Waiting
  readonly pool: pg.Pool
  /** For queries. */
  readonly readPool: pg.Pool
  readonly tokens: AccessTokens
  readonly positions: Positions
  readonly metrics: Metrics
  readonly sharedClock: Clock
  readonly log: Log
}

type TellOf = (event: StoredEvent) => SentHints

/** Sockets and what feeds them, from the log's head on. */
export async function startLiveSide(parts: LiveParts): Promise<LiveSide> {
  const from = await parts.store.head()
  const tellOf = hintTeller(parts)
  const sockets = openSockets(parts, tellOf, from)
  const tail = followTail(parts, sockets, tellOf, from)
  const sides: readonly Upgrades[] = [...sockets.channels, sockets.live]
  return {
    owns: (req) => sides.some((side) => side.owns(req)),
    upgrade: (req, socket, head) => sides.find((side) => side.owns(req))?.upgrade(req, socket, head),
    lastPosition: tail.lastPosition,
    close: async () => {
      await sockets.close()
      await tail.stop()
      await sockets.closeAfterTail()
    },
  }
}

function hintTeller({ modules, encryption }: Pick<LiveParts, 'modules' | 'encryption'>): TellOf {
  const hintsOf = hintTable(
    modules.map((module) => module.hints ?? {}),
    encryption.toClosedEvent,
  )
  return (event) => ({
    position: event.position,
    occurred_at: event.metadata['occurred_at'] ?? '',
    hints: hintsOf(event),
    correlation_id: event.metadata['$correlationId'],
  })
}

function handshakeDeps({ config, backend, tokens }: LiveParts): HandshakeDeps {
  return {
    names: cookieNames(config.https),
    publicUrl: config.public_url,
    apiBase: config.api_base,
    proxies: config.trust_proxy,
    tokens,
    statuses: backend.statuses,
    admins: backend.staff,
  }
}

/** The sockets of pages and of channels, who is there, and how signals travel between processes. */
function openSockets(parts: LiveParts, tellOf: TellOf, from: Position) {
  const { config, backend, modules, store, encryption, pool, readPool, positions, metrics, sharedClock, log } = parts
  const { tools } = backend
  const { vault, clock, ids } = tools
  const processId = ids.uuid()
  const handshake = handshakeDeps(parts)
  const signals = modules.find((module) => module.signals !== undefined)?.signals?.(tools, sqlOf(readPool)) ?? null
  const fanOut = createFanOut({
    ...{ pool, url: config.database_url ?? '', log },
    onSignal: (sign) => live.emit(sign),
    onViewing: (news) => viewers.hear(news),
  })
  const viewers = createViewers({ fanOut, processId, now: () => performance.now() })
  const presence = signals === null ? null : createPresence({ pool, fanOut, signals, processId, log })
  const { attendance, ...attending } = createAttendance({ pool, processId, log })
  const watch = watchSessions({ sessions: vault.sessions, endOf: (owner) => endOf(owner, handshake), clock, log })
  const figures = liveMetrics(metrics, () => {
    const kinds = channels.map(({ name, count }) => [name, count()] as const)
    return new Map<string, number>([...live.count(), ...kinds])
  })
  const served = { ...handshake, watch: watch.watch, metrics: figures, log }
  const { compare } = store
  const channels = serveChannels(modules, { ...served, sharedClock }, { ...tools, attendance, encryption, compare })
  const recent = createRecentHints({ store, tellOf, from })
  const handle = messageHandler({ signals, fanOut, viewers })
  const live: Live = createLive({ ...served, positions, recent, handle, presence, viewers, clock })
  return {
    live,
    channels,
    close: async () => {
      // first: what was attended to here stays written down for whoever takes it over
      await attending.stop()
      watch.stop()
      await Promise.all(channels.map((channel) => channel.close()))
      await live.close()
    },
    closeAfterTail: async () => {
      viewers.stop()
      await presence?.stop()
      await fanOut.close()
    },
  }
}

/** Feeds channels at once, and pages when the read models show what they are told of. */
function followTail(
  { backend, modules, store, encryption, waiting, log }: LiveParts,
  { live, channels }: { readonly live: Live; readonly channels: readonly ServedChannel[] },
  tellOf: TellOf,
  from: Position,
) {
  let last: Position | null = null
  const tell = (news: readonly SentHints[], position: Position) => {
    live.tell(news, position)
    markHints(news)
    last = position
  }
  const note = (events: readonly StoredEvent[]) => {
    for (const channel of channels) channel.note(events)
  }
  const stopping = new AbortController()
  // what goes apart may lag, and hints do not: whoever asks after one waits for what they read
  const projections = projectionsOf(modules)
    .filter(({ isApart }) => isApart !== true)
    .map(({ name }) => name)
  const { write } = backend.tools
  const following = followLog(
    { store, encryption, write, waiting, projections, note, tellOf, tell, log },
    from,
    stopping.signal,
  ).catch((error: unknown) => log.error({ error }, 'the tail of the log ended'))
  return {
    lastPosition: () => last,
    stop: async () => {
      stopping.abort()
      await following
    },
  }
}

/** When sockets were told, in the trace of what they were told of. */
function markHints(news: readonly SentHints[]): void {
  if (!isTracing()) return
  const hinted = news.filter(({ hints }) => hints.length > 0)
  const of = hinted.flatMap(({ correlation_id }) => correlation_id ?? [])
  if (of.length > 0) void runTraced('hint', {}, of, async () => undefined)
}

/** Each channel that a module declares, with what it does there. */
function serveChannels(
  modules: readonly Module[],
  deps: ChannelDeps,
  tools: Omit<ChannelTools, 'tell'>,
): readonly ServedChannel[] {
  return modules.flatMap((module) =>
    (module.channels ?? []).map((declared) => {
      const served = createServedChannel(declared, deps)
      const side = module.serveChannels?.({ ...tools, tell: served.tell })[declared.name]
      if (side === undefined) throw new Error(`nothing serves the channel ${declared.name}`)
      served.serve(side)
      return served
    }),
  )
}
