import { SOCKET_PATH } from '@kredka/contracts/live/rules'
import { io, type Socket } from 'socket.io-client'
import { type Deliveries, deliver } from './deliveries.ts'
import type { BenchTeacher } from './people.ts'

export interface Bystanders {
  readonly deliveries: Deliveries
  /** Tabs that came back after a moment and were told to read everything anew. */
  readonly refreshed: number
}

/** Each command makes a group of hours, and nobody may have more than twenty. */
const A_SECOND = 5
/** Some sixteen handshakes a second: an address that makes more than twenty is refused, and its tabs fall behind. */
const BACK_EVERY_MS = 5_000
const AWAY_MS = 500
const PATIENCE_MS = 10_000

/** People who have nothing to do with the room: they write and read, and their tabs lose the line now and then. */
export async function standBy(url: string, people: readonly BenchTeacher[], seconds: number): Promise<Bystanders> {
  const tabs = people.map(({ token }, n) => openReturningTab(url, token, (n * BACK_EVERY_MS) / people.length))
  try {
    const deliveries = await deliver({
      urls: [url],
      tokens: people.map(({ token }) => token),
      tabsEach: 1,
      commands: Math.ceil(A_SECOND * seconds),
      perSecond: A_SECOND,
      patienceMs: PATIENCE_MS,
    })
    return { deliveries, refreshed: tabs.reduce((sum, tab) => sum + tab.refreshed(), 0) }
  } finally {
    for (const tab of tabs) tab.close()
  }
}

/**
 * Goes and comes back every five seconds, and says up to where it was told.
 * @param first_ms after which it begins to, so that tabs of many people do not come back in one moment
 */
function openReturningTab(url: string, token: string, first_ms: number) {
  const { origin, pathname } = new URL(url)
  let position: string | undefined
  let refreshed = 0
  const socket: Socket = io(origin, {
    path: pathname + SOCKET_PATH,
    transports: ['websocket'],
    forceNew: true,
    extraHeaders: { authorization: `Bearer ${token}` },
    auth: (give) => give(position === undefined ? {} : { position }),
  })
  socket.onAny((name: string, body: { readonly position?: string }) => {
    if (name === 'refresh_all') refreshed += 1
    position = body.position ?? position
  })
  let back: NodeJS.Timeout | undefined
  let away: NodeJS.Timeout | undefined
  const go = () => {
    away = setTimeout(go, BACK_EVERY_MS)
    socket.disconnect()
    back = setTimeout(() => socket.connect(), AWAY_MS)
  }
  away = setTimeout(go, first_ms)
  return {
    refreshed: () => refreshed,
    close: () => {
      clearTimeout(away)
      clearTimeout(back)
      socket.disconnect()
    },
  }
}
