import type { ServerMessages } from '@kredka/contracts/live/messages'
import { SOCKET_PATH } from '@kredka/contracts/live/rules'
import { io, type Socket } from 'socket.io-client'
import { ANSWER_MS, type RunningBenchSite } from './site.ts'

/** A client of the product that waits for hints. */
export interface HintSocket {
  /** When (`performance.now()`) the first hint about this entity came that came after `since`. */
  of(id: string, since: number): Promise<number>
  close(): void
}

export async function openHints({ url, token }: Pick<RunningBenchSite, 'url' | 'token'>): Promise<HintSocket> {
  const { origin, pathname } = new URL(url)
  const socket = io(origin, {
    path: pathname + SOCKET_PATH,
    transports: ['websocket'],
    forceNew: true,
    extraHeaders: { authorization: `Bearer ${token}` },
  })
  const came = new Map<string, number>()
  const waiting = new Map<string, (at: number) => void>()
  socket.on('hint', ({ changes }: ServerMessages['hint']) => {
    const at = performance.now()
    for (const { id } of changes) {
      if (id === undefined) continue
      came.set(id, at)
      waiting.get(id)?.(at)
    }
  })
  await waitForEvent(socket, 'ready')
  return {
    of: (id, since) =>
      new Promise((resolve) => {
        const at = came.get(id)
        if (at === undefined || at < since) waiting.set(id, resolve)
        else resolve(at)
      }),
    close: () => socket.disconnect(),
  }
}

/** A client of the floor, whose server says back what it hears. */
export interface EchoSocket {
  say(text: string): Promise<void>
  close(): void
}

export const ECHO_PATH = '/bench/live'

export async function openEcho({ floorUrl }: RunningBenchSite): Promise<EchoSocket> {
  const socket = io(new URL(floorUrl).origin, { path: ECHO_PATH, transports: ['websocket'] })
  await waitForEvent(socket, 'connect')
  return {
    say: async (text) => void (await socket.timeout(ANSWER_MS).emitWithAck('echo', text)),
    close: () => socket.disconnect(),
  }
}

async function waitForEvent(socket: Socket, event: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const late = setTimeout(() => reject(new Error(`no socket within ${ANSWER_MS / 1000} s`)), ANSWER_MS)
  socket.once(event, () => resolve())
  socket.once('connect_error', reject)
  try {
    await promise
  } catch (error) {
    socket.disconnect()
    throw error
  } finally {
    clearTimeout(late)
  }
}
