import { SECOND } from '@kredka/contracts/kernel/durations'
import { io, type Socket } from 'socket.io-client'
import type { OpenChannel } from './channel.ts'

/** People wait in front of it: pauses stay between half a second and one and a half, so that not all come at once. */
const PAUSE_MS = SECOND
/** An acknowledgement that takes longer does not come any more. */
const ANSWER_MS = 5 * SECOND

/** @param apiBase path of the API, such as `/api` */
export function channelOpener(apiBase: string): OpenChannel {
  return ({ path, hello, final }, { opened, lost, refused, told }) => {
    let later: ReturnType<typeof setTimeout> | undefined
    let isResting = false
    const socket: Socket = io({
      path: apiBase + path,
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelay: PAUSE_MS,
      reconnectionDelayMax: PAUSE_MS,
      randomizationFactor: 0.5,
      auth: hello,
    })
    const comeBack = () => {
      clearTimeout(later)
      later = setTimeout(() => socket.connect(), PAUSE_MS * (0.5 + Math.random()))
    }
    /** A line that is cut is not noticed for long: it is made anew. */
    const renew = () => {
      if (isResting) return
      socket.disconnect()
      socket.connect()
    }
    socket.on('connect', opened)
    socket.on('disconnect', (reason) => {
      lost()
      if (reason === 'io server disconnect' && !isResting) comeBack()
    })
    socket.on('connect_error', (error) => {
      if (socket.active) return lost()
      const code = final.find((one) => one === codeOf(error))
      if (code === undefined) {
        lost()
        comeBack()
      } else {
        isResting = true
        refused(code)
      }
    })
    for (const [name, handler] of Object.entries(told)) socket.on(name, handler)
    window.addEventListener('offline', lost)
    window.addEventListener('online', renew)
    return {
      async ask(name, body) {
        if (!socket.connected) return OFFLINE
        try {
          return await socket.timeout(ANSWER_MS).emitWithAck(name, body)
        } catch {
          if (socket.connected) renew()
          return OFFLINE
        }
      },
      rest: () => {
        isResting = true
        clearTimeout(later)
        socket.disconnect()
      },
      again: () => {
        isResting = false
        clearTimeout(later)
        socket.connect()
      },
      close: () => {
        clearTimeout(later)
        window.removeEventListener('offline', lost)
        window.removeEventListener('online', renew)
        socket.removeAllListeners()
        socket.disconnect()
      },
    }
  }
}

const OFFLINE = { ok: false, code: 'OFFLINE' } as const

function codeOf(error: Error): string {
  const data = 'data' in error ? error.data : null
  return typeof data === 'object' && data !== null && 'code' in data ? String(data.code) : 'UNAVAILABLE'
}
