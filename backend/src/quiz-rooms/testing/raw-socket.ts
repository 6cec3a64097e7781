import { once } from 'node:events'
import { ROOM_SOCKET_PATH } from '@kredka/contracts/quiz-rooms/rules'
import { until } from '../../kernel/reactions/testing/until.ts'

export interface RawSocket {
  readonly socket: WebSocket
  /** Whatever came, as it came. */
  readonly heard: readonly RawFrame[]
  has(text: string): boolean
  /** The code with which it was closed. */
  readonly closed: Promise<number>
}

interface RawFrame {
  readonly text: string
  /** `performance.now()` */
  readonly at: number
}

/** A socket below Socket.IO, whose owner may send what they like, and reads what no page shows. */
export async function rawSocket(url: string, hello: object): Promise<RawSocket> {
  const address = new URL(`/api${ROOM_SOCKET_PATH}/?EIO=4&transport=websocket`, url)
  address.protocol = 'ws:'
  const socket = new WebSocket(address)
  const heard: RawFrame[] = []
  socket.addEventListener('message', ({ data }) => {
    heard.push({ text: String(data), at: performance.now() })
    // a ping of Engine.IO
    if (data === '2') socket.send('3')
  })
  const closed = once(socket, 'close').then(([event]) => (event as { readonly code: number }).code)
  await until(() => heard.length > 0)
  socket.send(`40${JSON.stringify(hello)}`)
  await until(() => heard.some(({ text }) => text.startsWith('42["state"')))
  return { socket, heard, has: (wanted) => heard.some(({ text }) => text === wanted), closed }
}
