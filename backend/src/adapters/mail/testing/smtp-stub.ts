import { createServer, type Socket } from 'node:net'

export interface SmtpStub {
  readonly url: string
  /** Messages taken, as they travelled. */
  readonly messages: readonly string[]
  /** What is answered to a command from now on: `RCPT` → `550 no such user`. Null: the usual. */
  answer(command: 'EHLO' | 'MAIL' | 'RCPT' | 'DATA' | 'END', reply: string | null): void
  /** Takes the next message and breaks the connection instead of saying so. */
  dropAfterData(): void
  /** Refuses connections until `listen` is called; the port stays. */
  close(): Promise<void>
  listen(): Promise<void>
}

const USUAL = { EHLO: '250 stub', MAIL: '250 ok', RCPT: '250 ok', DATA: '354 go on', END: '250 taken' } as const

/** A mail server on a port of its own that keeps what it gets. */
export async function smtpStub(): Promise<SmtpStub> {
  const messages: string[] = []
  const replies = new Map<string, string>()
  const sockets = new Set<Socket>()
  let drop = false
  let port = 0
  const reply = (command: keyof typeof USUAL) => `${replies.get(command) ?? USUAL[command]}\r\n`

  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    let held = ''
    let inData = false
    socket.write('220 stub\r\n')
    socket.on('data', (chunk) => {
      held += chunk.toString('latin1')
      for (;;) {
        const end = held.indexOf(inData ? '\r\n.\r\n' : '\r\n')
        if (end < 0) return
        const line = held.slice(0, end)
        held = held.slice(end + (inData ? 5 : 2))
        if (inData) {
          inData = false
          if (!replies.has('END')) messages.push(line.replace(/^\.\./gm, '.'))
          if (drop) {
            drop = false
            socket.destroy()
            return
          }
          socket.write(reply('END'))
          continue
        }
        const command = line.slice(0, 4).toUpperCase()
        if (command === 'QUIT') socket.end('221 bye\r\n')
        else if (command === 'DATA') {
          inData = !replies.has('DATA')
          socket.write(reply('DATA'))
        } else if (command === 'EHLO' || command === 'MAIL' || command === 'RCPT') socket.write(reply(command))
        else socket.write('250 ok\r\n')
      }
    })
  })

  async function listen(): Promise<void> {
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    const address = server.address()
    if (address !== null && typeof address === 'object') port = address.port
  }
  await listen()
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    answer: (command, text) => {
      if (text === null) replies.delete(command)
      else replies.set(command, text)
    },
    dropAfterData: () => {
      drop = true
    },
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
    },
    listen,
  }
}
