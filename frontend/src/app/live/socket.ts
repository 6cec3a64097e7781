import type { ClientToServer, ServerToClient } from '@kredka/contracts/live/messages'
import { ADMIN_SOCKET_PATH, SOCKET_PATH } from '@kredka/contracts/live/rules'
import { io, type Socket } from 'socket.io-client'
import type { LiveConnection, OpenLive } from './connection.ts'
import type { LiveKind } from './live-slice.ts'

/**
 * Pauses grow from one to the other, each between half and one and a half times as long: not everybody comes back at
 * once.
 */
const FIRST_PAUSE_MS = 1_000
const MAX_PAUSE_MS = 30_000
/** A server that asked to go, because it ends or is flooded. */
const ASKED_TO_GO_MS = 3_000

const PATHS: Readonly<Record<LiveKind, string>> = { person: SOCKET_PATH, admin: ADMIN_SOCKET_PATH }
/** These need a new login; whatever else was refused passes. */
const OVER = ['JWT_EXPIRED', 'NOT_LOGGED_IN', 'ACCOUNT_BLOCKED']

/** @param apiBase path of the API, such as `/api` */
export function socketOpener(apiBase: string): OpenLive {
  return (kind, from, tell): LiveConnection => {
    let position = from
    let later: ReturnType<typeof setTimeout> | undefined
    const socket: Socket<ServerToClient, ClientToServer> = io({
      path: apiBase + PATHS[kind],
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelay: FIRST_PAUSE_MS,
      reconnectionDelayMax: MAX_PAUSE_MS,
      randomizationFactor: 0.5,
      // asked anew for each try
      auth: (introduce) => introduce(position === null ? {} : { position }),
    })
    const comeBack = () => {
      clearTimeout(later)
      later = setTimeout(() => socket.connect(), ASKED_TO_GO_MS * (0.5 + Math.random()))
    }
    socket.on('ready', (body) => {
      position = body.position
      tell({ type: 'open' })
    })
    socket.on('hint', (body) => {
      position = body.position
      for (const change of body.changes) tell({ type: 'hint', hint: { ...change, position: body.position } })
    })
    socket.on('refresh_all', (body) => {
      position = body.position
      tell({ type: 'refresh_all', position: body.position })
    })
    socket.on('typing', (body) => tell({ type: 'signal', signal: { name: 'typing', body } }))
    socket.on('presence', (body) => tell({ type: 'signal', signal: { name: 'presence', body } }))
    socket.on('online', (body) => tell({ type: 'signal', signal: { name: 'online', body } }))
    socket.on('viewers', (body, acknowledge) => {
      acknowledge()
      tell({ type: 'signal', signal: { name: 'viewers', body } })
    })
    let isOver = false
    socket.on('session_ended', ({ code }) => {
      isOver = true
      tell({ type: 'refused', code })
    })
    socket.on('disconnect', (reason) => {
      tell({ type: 'lost' })
      if (reason === 'io server disconnect' && !isOver) comeBack()
    })
    socket.on('connect_error', (error) => {
      if (socket.active) return tell({ type: 'lost' })
      const code = codeOf(error)
      if (OVER.includes(code)) return tell({ type: 'refused', code })
      tell({ type: 'lost' })
      comeBack()
    })
    return {
      say: (signal) => {
        if (signal.name === 'view') socket.volatile.emit('view', signal.body)
        else socket.volatile.emit('typing', signal.body)
      },
      again: () => {
        isOver = false
        clearTimeout(later)
        socket.connect()
      },
      close: () => {
        clearTimeout(later)
        socket.removeAllListeners()
        socket.disconnect()
      },
    }
  }
}

function codeOf(error: Error): string {
  const data = 'data' in error ? error.data : null
  return typeof data === 'object' && data !== null && 'code' in data ? String(data.code) : 'UNAVAILABLE'
}
