import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { GatheringSocket } from './gathering-socket.ts'

/** Counts how often it goes to the system. */
class Counted extends GatheringSocket {
  calls = 0

  override _write(chunk: Buffer, encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.calls++
    super._write(chunk, encoding, done)
  }

  override _writev(chunks: { chunk: Buffer; encoding: BufferEncoding }[], done: (error?: Error | null) => void): void {
    this.calls++
    super._writev?.(chunks, done)
  }
}

let server: Server
let peer: Promise<Socket>
let socket: Counted

beforeEach(async () => {
  server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  peer = once(server, 'connection').then(([one]) => one as Socket)
  socket = new Counted()
  socket.connect((server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
})

afterEach(() => {
  socket.destroy()
  server.close()
})

test('what one turn writes goes in one call, in order, and the next turn’s in another', async () => {
  const arrived = peer.then((one) => text(one))
  for (const word of ['parse ', 'bind ', 'execute ']) socket.write(word)
  await new Promise(setImmediate)
  expect(socket.calls).toBe(1)
  let calledBack = 0
  socket.write('c3luYw==', 'base64', () => calledBack++)
  socket.write(Buffer.from(' bye'))
  await new Promise(setImmediate)
  expect(socket.calls).toBe(2)
  socket.end()
  expect(await arrived).toBe('parse bind execute sync bye')
  expect(calledBack).toBe(1)
})

test('a callback is called with and without an encoding, and nothing is lost when it ends in the same turn', async () => {
  const arrived = peer.then((one) => text(one))
  let calledBack = 0
  socket.write('last words', () => calledBack++)
  socket.end()
  expect(await arrived).toBe('last words')
  expect(calledBack).toBe(1)
})
