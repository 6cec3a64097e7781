import type { Position, StoredEvent } from '@kredka/contracts/kernel/ports'
import { sqlOf } from '@kredka/projections/postgres/postgres'
import { ContainerModule } from 'inversify'
import { cookieNames } from '../http/sessions/cookies.ts'
import type { ChannelTools } from '../kernel/channel.ts'
import { hintTable } from '../kernel/hints.ts'
import type { Module } from '../kernel/module.ts'
import { createAttendance } from '../live/attendance.ts'
import { type ChannelDeps, createServedChannel, type ServedChannel } from '../live/channels.ts'
import { createFanOut } from '../live/fan-out.ts'
import { endOf, type HandshakeDeps } from '../live/handshake.ts'
import { createLive, type Live } from '../live/live.ts'
import type { Upgrades } from '../live/live-side.ts'
import { liveMetrics } from '../live/metrics.ts'
import { createPresence } from '../live/presence.ts'
import { createRecentHints, type SentHints } from '../live/recent-hints.ts'
import { watchSessions } from '../live/sessions-watch.ts'
import { messageHandler } from '../live/signals.ts'
import {
  BACKEND,
  CONFIG,
  ENCRYPTION,
  EVENT_STORE,
  LIVE,
  LOG,
  METRICS,
  MODULES,
  POOL,
  POSITIONS,
  provide,
  READ_POOL,
  SHARED_CLOCK,
  TOKENS,
  WAITING,
} from './identifiers.ts'
import { projectionsOf } from './modules.ts'
import { followLog } from './tail.ts'

/** Made once by an api: its tail begins at the log's head, so it runs from the moment this is asked for. */
export function liveModule(): ContainerModule {
  return new ContainerModule(({ bind }) => {
    provide(
      bind,
      LIVE,
      [
        CONFIG,
        BACKEND,
        MODULES,
        EVENT_STORE,
        ENCRYPTION,
        WAITING,
        POOL,
        READ_POOL,
        TOKENS,
        POSITIONS,
        METRICS,
        SHARED_CLOCK,
        LOG,
      ],
      async (
        config,
        backend,
        modules,
        store,
        encryption,
        waiting,
        pool,
        readPool,
        tokens,
        positions,
        metrics,
        sharedClock,
        processLog,
      ) => {
        const { tools, statuses } = backend
        const { vault, clock, ids } = tools
        const log = processLog.child({ part: 'live' })
        const processId = ids.uuid()
        const handshake: HandshakeDeps = {
          names: cookieNames(config.https),
          publicUrl: config.public_url,
          apiBase: config.api_base,
          proxies: config.trust_proxy,
          tokens,
          statuses,
          admins: vault.adminSessions,
        }
        const signals =
          modules.all.find((module) => module.signals !== undefined)?.signals?.(tools, sqlOf(readPool)) ?? null
        const hintsOf = hintTable(
          modules.all.map((module) => module.hints ?? {}),
          encryption.toClosedEvent,
        )
        const tellOf = (event: StoredEvent): SentHints => ({
          position: event.position,
          occurred_at: event.metadata['occurred_at'] ?? '',
          hints: hintsOf(event),
        })
        const from = await store.head()
        const recent = createRecentHints({ store, tellOf, from })
        const fanOut = createFanOut({
          pool,
          url: config.database_url ?? '',
          log,
          onSignal: (sign) => live.emit(sign),
        })
        const presence = signals === null ? null : createPresence({ pool, fanOut, signals, processId, log })
        const { attendance, ...attending } = createAttendance({ pool, processId, log })
        const watch = watchSessions({
          sessions: vault.sessions,
          endOf: (owner) => endOf(owner, handshake),
          clock,
          log,
        })
        const figures = liveMetrics(metrics, () => {
          const kinds = channels.map(({ name, count }) => [name, count()] as const)
          return new Map<string, number>([...live.count(), ...kinds])
        })
        const served = { ...handshake, watch: watch.watch, metrics: figures, log }
        const channels = serveChannels(modules.all, { ...served, sharedClock }, { ...tools, attendance, encryption })
        const live: Live = createLive({
          ...served,
          positions,
          recent,
          handle: messageHandler(signals, fanOut),
          presence,
          clock,
        })
        let last: Position | null = null
        const tell = (news: readonly SentHints[], position: Position) => {
          live.tell(news, position)
          last = position
        }
        const note = (events: readonly StoredEvent[]) => {
          for (const channel of channels) channel.note(events)
        }
        const stopping = new AbortController()
        // what goes apart may lag, and hints do not: whoever asks after one waits for what they read
        const projections = projectionsOf(modules.all)
          .filter(({ isApart }) => isApart !== true)
          .map(({ name }) => name)
        const following = followLog(
          { store, encryption, write: tools.write, waiting, projections, note, tellOf, tell, log },
          from,
          stopping.signal,
        ).catch((error: unknown) => log.error({ error }, 'the tail of the log ended'))
        const sides: readonly Upgrades[] = [...channels, live]
        return {
          owns: (req) => sides.some((side) => side.owns(req)),
          upgrade: (req, socket, head) => sides.find((side) => side.owns(req))?.upgrade(req, socket, head),
          lastPosition: () => last,
          close: async () => {
            // first: what was attended to here stays written down for whoever takes it over
            await attending.stop()
            watch.stop()
            await Promise.all(channels.map((channel) => channel.close()))
            await live.close()
            stopping.abort()
            await following
            await presence?.stop()
            await fanOut.close()
          },
        }
      },
    )
  })
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
