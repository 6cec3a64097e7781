import { once } from 'node:events'
import { type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { until } from '@kredka/backend/kernel/reactions/testing/until'
import { type Balancer, type BalancerOptions, startBalancer } from './balancer.ts'
import { type FakeBackend, type FakeOptions, fakeBackend } from './testing/backend.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

async function balanced(backends: readonly FakeBackend[], options: Partial<BalancerOptions> = {}): Promise<Balancer> {
  const balancer = await startBalancer({
    host: '127.0.0.1',
    port: 0,
    behindProxy: false,
    everyMs: 20,
    againMs: 10,
    ...options,
  })
  closing.push(() => balancer.stop(0))
  for (const [n, backend] of backends.entries()) balancer.backends.add(`b${n}`, backend.url)
  const ready = backends.filter((backend) => backend.ready).length
  await until(() => balancer.backends.ready().length === ready)
  return balancer
}

async function backend(name: string, options: FakeOptions = {}): Promise<FakeBackend> {
  const made = await fakeBackend(name, options)
  closing.push(() => made.kill())
  return made
}

interface Answered {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

async function ask({ port }: Balancer, path = '/', init: RequestInit = {}): Promise<Answered> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, init)
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

const post = (balancer: Balancer, body: string, headers: Readonly<Record<string, string>> = {}) =>
  ask(balancer, '/command', { method: 'POST', body, headers })

/** Takes a request whole and dies over it. */
const dies: FakeOptions = { answer: (from) => from.resume().on('end', () => from.socket.destroy()) }

test('OPS-04 requests go to the ready ones in turn; who is not ready gets none until it is', async () => {
  const [a, b, c] = [await backend('a'), await backend('b'), await backend('c')]
  c.ready = false
  const balancer = await balanced([a, b, c])
  const names = async () => [(await ask(balancer)).text, (await ask(balancer)).text, (await ask(balancer)).text].sort()
  expect(new Set(await names())).toEqual(new Set(['a', 'b']))
  c.ready = true
  await until(() => balancer.backends.ready().length === 3)
  expect(await names()).toEqual(['a', 'b', 'c'])
  a.ready = false
  await until(() => balancer.backends.ready().length === 2)
  expect(await names()).not.toContain('a')
})

test('OPS-04 a read whose process dies over it is answered by another', async () => {
  const balancer = await balanced([await backend('a', dies), await backend('b')])
  for (let n = 0; n < 4; n++) expect(await ask(balancer)).toMatchObject({ status: 200, text: 'b' })
})

test('OPS-04 a command with a key is sent again with the same body; one without is not', async () => {
  let deaths = 0
  const mortal: FakeOptions = {
    answer: (from) =>
      from.resume().on('end', () => {
        deaths += 1
        from.socket.destroy()
      }),
  }
  const b = await backend('b')
  const keyed = await balanced([await backend('a', mortal), b])
  const answers = [
    await post(keyed, 'x=1', { 'idempotency-key': 'k' }),
    await post(keyed, 'x=2', { 'idempotency-key': 'l' }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(b.seen).toEqual(['POST /command x=1', 'POST /command x=2'])
  expect(deaths).toBe(1)

  const c = await backend('c')
  const plain = await balanced([await backend('a', mortal), c])
  const statuses = [(await post(plain, 'x=1')).status, (await post(plain, 'x=2')).status]
  expect(statuses.sort()).toEqual([200, 502])
  expect(c.seen).toHaveLength(1)
})

test('OPS-04 a command that a dead process never received goes to another, key or not', async () => {
  const [a, b] = [await backend('a'), await backend('b')]
  // nobody looks again: the balancer learns of the death from the request itself
  const balancer = await balanced([a, b], { everyMs: 3_600_000, againMs: 3_600_000 })
  await a.kill()
  for (const body of ['x=1', 'x=2', 'x=3']) expect(await post(balancer, body)).toMatchObject({ status: 200, text: 'b' })
  expect(b.seen).toEqual(['POST /command x=1', 'POST /command x=2', 'POST /command x=3'])
  expect(balancer.backends.ready()).toEqual(['b1'])
})

test('OPS-08 with nobody ready callers are told to come back', async () => {
  const balancer = await balanced([])
  const answer = await ask(balancer)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1'])
  expect(JSON.parse(answer.text)).toMatchObject({ error: { code: 'UNAVAILABLE' } })
})

test('OPS-08 an answer that does not begin is given up, one that breaks off is no whole answer', async () => {
  const silent = await balanced([await backend('a', { answer: () => undefined })], {
    timeoutMs: 50,
    // its probes may be late as well on a busy machine
    failures: 1_000_000,
  })
  expect((await ask(silent)).status).toBe(504)
  const half: FakeOptions = {
    answer: (_, to) => {
      to.writeHead(200, { 'content-length': '10' })
      to.write('half', () => to.socket?.destroy())
    },
  }
  const breaking = await balanced([await backend('a', half)])
  await expect(ask(breaking)).rejects.toThrow()
})

test('OPS-03 processes are told who asks and how; what the caller claims counts only behind a proxy of ours', async () => {
  const echo: FakeOptions = { answer: (from, to) => void to.end(JSON.stringify(from.headers)) }
  const claims = { 'x-forwarded-for': '6.6.6.6', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.test' }
  const seenBy = async (behindProxy: boolean) => {
    const balancer = await balanced([await backend('a', echo)], { behindProxy })
    const headers = JSON.parse((await ask(balancer, '/', { headers: claims })).text) as IncomingHttpHeaders
    const { host } = headers
    return [headers['x-forwarded-for'], headers['x-forwarded-proto'], headers['x-forwarded-host'] === host]
  }
  expect(await seenBy(false)).toEqual(['127.0.0.1', 'http', true])
  expect(await seenBy(true)).toEqual(['6.6.6.6, 127.0.0.1', 'https', false])
})

test('headers of one connection stay there; cookies come back one by one', async () => {
  const answer: FakeOptions['answer'] = (from, to) => {
    to.writeHead(200, [
      ['set-cookie', 'a=1'],
      ['set-cookie', 'b=2'],
      ['connection', 'x-hop'],
      ['x-hop', '1'],
      ['x-end', '2'],
    ])
    to.end(String(from.headers['x-mine'] ?? 'gone'))
  }
  const { port } = await balanced([await backend('a', { answer })])
  const sent = request({ port, host: '127.0.0.1', headers: { connection: 'x-mine', 'x-mine': '1' } }).end()
  const [back] = await once(sent, 'response')
  expect(back.headers).toMatchObject({ 'set-cookie': ['a=1', 'b=2'], 'x-end': '2' })
  expect(back.headers['x-hop']).toBeUndefined()
  back.setEncoding('utf8')
  expect((await once(back, 'data'))[0]).toBe('gone')
})

test('large bodies pass as they come', async () => {
  const heard = Promise.withResolvers<void>()
  const answer: FakeOptions['answer'] = (from, to) => {
    let bytes = 0
    from.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      heard.resolve()
    })
    from.on('end', () => to.end(String(bytes)))
  }
  const { port } = await balanced([await backend('a', { answer })])
  const headers = { 'content-length': String(1024 * 1024), 'idempotency-key': 'k' }
  const sent = request({ port, host: '127.0.0.1', method: 'POST', path: '/upload', headers })
  sent.write(Buffer.alloc(1024))
  await heard.promise
  sent.end(Buffer.alloc(1024 * 1023))
  const [back] = await once(sent, 'response')
  back.setEncoding('utf8')
  expect((await once(back, 'data'))[0]).toBe(String(1024 * 1024))
})

test('who goes away is not worked for any longer', async () => {
  const left = Promise.withResolvers<void>()
  const came = Promise.withResolvers<void>()
  const answer: FakeOptions['answer'] = (_, to) => {
    to.once('close', left.resolve)
    came.resolve()
  }
  const balancer = await balanced([await backend('a', { answer })])
  const leaving = new AbortController()
  const asked = ask(balancer, '/', { signal: leaving.signal })
  await came.promise
  leaving.abort()
  await expect(asked).rejects.toThrow()
  await left.promise
})

test('OPS-08 a stop waits for answers under way, and takes no more', async () => {
  const finish = Promise.withResolvers<void>()
  const came = Promise.withResolvers<void>()
  const answer: FakeOptions['answer'] = (_, to) => {
    came.resolve()
    void finish.promise.then(() => to.end('done'))
  }
  const balancer = await balanced([await backend('a', { answer })])
  const asked = ask(balancer)
  await came.promise
  const stopped = balancer.stop(10_000)
  await expect(ask(balancer)).rejects.toThrow()
  finish.resolve()
  expect((await asked).text).toBe('done')
  await stopped
})

describe('sockets', () => {
  const HANDSHAKE = 'GET /socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'
  const echoes: FakeOptions = {
    upgrade: (_, socket) => {
      socket.on('error', () => undefined)
      socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
      socket.pipe(socket)
    },
  }

  async function opened({ port }: Balancer) {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    let said = ''
    socket.setEncoding('latin1')
    socket.on('data', (text) => {
      said += text
    })
    socket.write(HANDSHAKE)
    return { socket, said: () => said }
  }

  test('OPS-04 a socket is joined to a process that takes it, and ends with it', async () => {
    const b = await backend('b', echoes)
    const balancer = await balanced([await backend('a', { upgrade: (_, socket) => socket.destroy() }), b])
    const open = [await opened(balancer), await opened(balancer)]
    for (const { said } of open) await until(() => said().startsWith('HTTP/1.1 101'))
    for (const { socket } of open) socket.write('ping')
    for (const { said } of open) await until(() => said().endsWith('ping'))
    const closed = open.map(({ socket }) => once(socket, 'close'))
    await b.kill()
    await Promise.all(closed)
  })

  test('a refused handshake is answered as the process answered it', async () => {
    const refuses: FakeOptions = {
      upgrade: (_, socket) => socket.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 2\r\n\r\nno'),
    }
    const { socket, said } = await opened(await balanced([await backend('a', refuses)]))
    await once(socket, 'close')
    expect(said()).toMatch(/^HTTP\/1\.1 403 Forbidden\r\n.*\r\n\r\nno$/s)
  })

  test('OPS-08 with nobody ready a handshake is refused, and a stop ends open sockets', async () => {
    const none = await opened(await balanced([]))
    await once(none.socket, 'close')
    expect(none.said()).toMatch(/^HTTP\/1\.1 503 /)
    const balancer = await balanced([await backend('a', echoes)])
    const { socket, said } = await opened(balancer)
    await until(() => said().startsWith('HTTP/1.1 101'))
    const closed = once(socket, 'close')
    await balancer.stop(5_000)
    await closed
  })
})
