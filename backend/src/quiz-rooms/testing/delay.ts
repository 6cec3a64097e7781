import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

interface Line {
  readonly url: string
  close(): Promise<void>
}

/** A slow line to a site: whatever goes over it, either way, takes so many milliseconds. */
export function startDelay(url: string, ms: number): Promise<Line> {
  return startLine(url, () => ms)
}

/** A fast line that somebody wants to look slow: answers to pings alone take so many milliseconds. */
export async function startLatePongs(
  url: string,
  ms: number,
): Promise<Line & { /** How many have come through. */ pongs(): number }> {
  let pongs = 0
  const line = await startLine(url, (bytes) => {
    if (!isPong(bytes)) return 0
    setTimeout(() => {
      pongs += 1
    }, ms)
    return ms
  })
  return { ...line, pongs: () => pongs }
}

/** A line that goes silent when it is cut: both ends stand, and nothing comes through any more. */
export async function startCutLine(url: string): Promise<Line & { cut(): void }> {
  let isCut = false
  const line = await startLine(url, () => (isCut ? null : 0))
  return {
    ...line,
    cut: () => {
      isCut = true
    },
  }
}

/** A text frame with a mask and one letter, as clients send it. */
function isPong(bytes: Buffer): boolean {
  const letter = (bytes[6] ?? 0) ^ (bytes[2] ?? 0)
  return bytes.length === 7 && bytes[0] === 0x81 && bytes[1] === 0x81 && letter === '3'.charCodeAt(0)
}

/** @param delayOf null for what never arrives */
async function startLine(url: string, delayOf: (bytes: Buffer) => number | null): Promise<Line> {
  const { port } = new URL(url)
  const open = new Set<Socket>()
  const carry = (from: Socket, to: Socket) => {
    open.add(from)
    from.on('data', (bytes: Buffer) => {
      const send = () => to.writable && to.write(bytes)
      const ms = delayOf(bytes)
      if (ms === 0) send()
      else if (ms !== null) setTimeout(send, ms)
    })
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
