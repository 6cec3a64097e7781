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
