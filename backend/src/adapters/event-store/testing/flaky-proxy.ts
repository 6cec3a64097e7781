import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A piece of network between a client and its server that fails when it is told to. */
export interface FlakyProxy {
  readonly port: number
  /** How many clients are connected. */
  clients(): number
  /** Breaks every connection. New ones work. */
  cut(): void
  /** From now on the server's answers are lost; what the client sends still arrives. Until `hear`. */
  mute(): void
  hear(): void
  /** Breaks every connection, and each new one at once. Until `accept`. */
  refuse(): void
  accept(): void
  close(): Promise<void>
}

export async function createFlakyProxy(targetPort: number): Promise<FlakyProxy> {
  const sockets = new Set<Socket>()
  let clients = 0
  let muted = false
  let refusing = false
  const server = createServer((client) => {
    if (refusing) {
      client.destroy()
      return
    }
    const upstream = connect(targetPort, '127.0.0.1')
    clients += 1
    client.once('close', () => {
      clients -= 1
    })
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
    client.pipe(upstream)
    upstream.on('data', (chunk) => {
      if (muted || client.write(chunk)) return
      upstream.pause()
      client.once('drain', () => upstream.resume())
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the proxy has no port')
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: address.port,
    clients: () => clients,
    cut,
    mute: () => {
      muted = true
    },
    hear: () => {
      muted = false
    },
    refuse: () => {
      refusing = true
      cut()
    },
    accept: () => {
      refusing = false
    },
    close: async () => {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}

/** A flaky piece of network before a database, and the address of the database behind it. */
export async function createFlakyDatabaseProxy(databaseUrl: string): Promise<{ proxy: FlakyProxy; url: string }> {
  const address = new URL(databaseUrl)
  const proxy = await createFlakyProxy(Number(address.port))
  address.port = String(proxy.port)
  // The folder of the server's socket, which the proxy is not in.
  address.searchParams.delete('host')
  return { proxy, url: address.href }
}
