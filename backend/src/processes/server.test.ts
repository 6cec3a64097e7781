import { connect } from 'node:net'
import { BARE_HEADERS } from '../http/security.ts'
import { listen } from './server.ts'

test('OPS-05 OPS-08 a process that drains says so at /readyz, and answers what is under way as before', async () => {
  const http = await listen('127.0.0.1', 0)
  const status = async (path: string) => (await fetch(`http://127.0.0.1:${http.port}${path}`)).status
  try {
    expect([await status('/readyz'), await status('/healthz')]).toEqual([503, 200])
    http.serve((_, res) => res.end('served'))
    expect(await status('/readyz')).toBe(200)
    http.drain()
    expect([await status('/readyz'), await status('/healthz'), await status('/api/offers')]).toEqual([503, 200, 200])
  } finally {
    await http.stop(0)
  }
})

test('OPS-08 a request whose body or headers come too slowly is cut when its time is over', async () => {
  const http = await listen('127.0.0.1', 0, { headersMs: 300, requestMs: 900 })
  http.serve((req, res) => void req.resume().on('end', () => res.end('served')))
  const begun = performance.now()
  const lasts = (head: string) =>
    new Promise<number>((resolve) => {
      const socket = connect(http.port, '127.0.0.1', () => socket.write(head))
      const drip = setInterval(() => socket.write('x'), 100)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        clearInterval(drip)
        resolve(performance.now() - begun)
      })
      socket.resume()
    })
  const start = 'POST / HTTP/1.1\r\nhost: a\r\n'
  try {
    const slowBody = lasts(`${start}content-length: 100000\r\n\r\n`)
    const slowHeaders = lasts(`${start}x-slow: `)
    // well before the thirty seconds of every other server: a busy machine looks late at what is over
    expect(await slowHeaders).toBeLessThan(20_000)
    expect(await slowBody).toBeLessThan(20_000)
  } finally {
    await http.stop(0)
  }
})

test('OPS-08 a whole request has thirty seconds', async () => {
  const http = await listen('127.0.0.1', 0)
  const { headersTimeout, requestTimeout } = http.server
  expect([requestTimeout, headersTimeout < requestTimeout]).toEqual([30_000, true])
  await http.stop(0)
})

test('OPS-08 answers before the start and during the stop carry the headers of all others', async () => {
  const http = await listen('127.0.0.1', 0)
  const answerOf = (path: string) => fetch(`http://127.0.0.1:${http.port}${path}`)
  const expected = [...Object.keys(BARE_HEADERS)]
  const held = ({ headers }: Response) => expected.filter((name) => headers.has(name))
  expect(held(await answerOf('/api/offers'))).toEqual(expected)
  http.drain()
  expect(held(await answerOf('/readyz'))).toEqual(expected)
  await http.stop(0)
})
