import { refreshSession } from '@kredka/contracts/accounts/endpoints'
import { attempt } from './attempt.ts'
import { tracesShare } from './base.ts'
import { type Api, type ApiParts, createApi } from './client.ts'
import { createPositions } from './position.ts'
import type { Preloaded } from './preloaded.ts'
import { type RefreshOutcome, singleFlight, tabLock } from './refresh.ts'
import { requestOf } from './request.ts'
import type { Wire } from './wire.ts'

const REFRESHED_AT = 'kredka.refreshed_at'
const REFRESH_TIMEOUT_MS = 10_000

/** The client of a real browser tab, and the refresh on its own for the session's start. */
export interface BrowserApi {
  readonly api: Api
  /** As `Services` has it. */
  readonly refreshSince: () => () => Promise<RefreshOutcome>
}

/** @param ends called once the server has refused the session for good, or what is seen through somebody's eyes */
export function browserApi(
  base: string,
  preloaded: Preloaded,
  ends: Pick<ApiParts, 'sessionEnded' | 'startAnew'>,
): BrowserApi {
  const now = () => Date.now()
  const positions = createPositions(sessionStorage, now)
  const online = () => navigator.onLine
  const wire = { base, fetch: (...args: Parameters<typeof fetch>) => fetch(...args), positions, online }
  const refresh = singleFlight({
    ask: () => askForRefresh(wire),
    locked: tabLock('kredka.refresh', navigator.locks),
    last: {
      get: () => Number(localStorage.getItem(REFRESHED_AT) ?? 0),
      set: (at) => localStorage.setItem(REFRESHED_AT, String(at)),
    },
    now,
  })
  let trace: ApiParts['trace']
  const share = tracesShare()
  if (share !== undefined)
    void import('./trace-commands.ts').then(
      (loaded) => {
        trace = loaded.traceCommands(base, Number(share))
      },
      () => undefined,
    )
  const api = createApi({
    ...wire,
    trace: (command) => trace?.(command),
    preloaded,
    refresh,
    ...ends,
    now,
    newKey: () => crypto.randomUUID(),
    wait,
  })
  const refreshSince = () => {
    const sentAt = now()
    return () => refresh(sentAt)
  }
  return { api, refreshSince }
}

/** Only a definite refusal ends the session; a broken connection or a server that is down does not. */
async function askForRefresh(wire: Wire): Promise<RefreshOutcome> {
  const headers = { 'content-type': 'application/json' }
  const answer = await attempt(wire, requestOf(refreshSession, {}), headers, REFRESH_TIMEOUT_MS, undefined)
  if (answer.ok) return 'done'
  return answer.error.status >= 400 && answer.error.status < 500 && answer.error.status !== 429
    ? 'refused'
    : 'unreachable'
}

function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new DOMException('aborted', 'AbortError'))
    })
  })
}
