import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A slow line to a site: whatever goes over it, either way, takes so many milliseconds. */
export async function startDelay(url: string, ms: number): Promise<{ readonly url: string; close(): Promise<void> }> {
  const { port } = new URL(url)
  const open = new Set<Socket>()
  const carry = (from: Socket, to: Socket) => {
    open.add(from)
    from.on('data', (bytes) => setTimeout(() => to.writable && to.write(bytes), ms))
    from.on('close', () => to.destroy())
    from.on('error', () => to.destroy())
  }
  const server = createServer((near) => {
    const far = connect(Number(port), '127.0.0.1')
    carry(near, far)
    carry(far, near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
