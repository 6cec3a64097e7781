import type { Position, StoredEvent } from '@kredka/contracts/kernel/ports'
import { sqlOf } from '@kredka/projections/postgres/postgres'
import { ContainerModule } from 'inversify'
import { cookieNames } from '../http/sessions/cookies.ts'
import { hintTable } from '../kernel/hints.ts'
import { createFanOut } from '../live/fan-out.ts'
import { createLive, type Live } from '../live/live.ts'
import { createPresence } from '../live/presence.ts'
import { createRecentHints, type SentHints } from '../live/recent-hints.ts'
import { messageHandlers } from '../live/signals.ts'
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
      [CONFIG, BACKEND, MODULES, EVENT_STORE, ENCRYPTION, WAITING, POOL, READ_POOL, TOKENS, POSITIONS, METRICS, LOG],
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
        processLog,
      ) => {
        const { tools, statuses } = backend
        const { vault, clock, ids } = tools
        const log = processLog.child({ part: 'live' })
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
        const presence = signals === null ? null : createPresence({ pool, fanOut, signals, processId: ids.uuid(), log })
        const live: Live = createLive({
          names: cookieNames(config.https),
          publicUrl: config.public_url,
          apiBase: config.api_base,
          proxies: config.trust_proxy,
          tokens,
          positions,
          statuses,
          admins: vault.adminSessions,
          sessions: vault.sessions,
          recent,
          handlers: messageHandlers(signals, fanOut),
          presence,
          metrics,
          clock,
          log,
        })
        let last: Position | null = null
        const tell = (news: readonly SentHints[], position: Position) => {
          live.tell(news, position)
          last = position
        }
        const stopping = new AbortController()
        // what goes apart may lag, and hints do not: whoever asks after one waits for what they read
        const projections = projectionsOf(modules.all)
          .filter(({ isApart }) => isApart !== true)
          .map(({ name }) => name)
        const following = followLog(
          { store, encryption, write: tools.write, waiting, projections, tellOf, tell, log },
          from,
          stopping.signal,
        ).catch((error: unknown) => log.error({ error }, 'the tail of the log ended'))
        return {
          owns: live.owns,
          upgrade: live.upgrade,
          lastPosition: () => last,
          close: async () => {
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
