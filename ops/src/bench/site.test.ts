import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { call } from './site.ts'

test('OPS-02 a call of a bench that nobody answers ends, before the answer began and in the midst of it', async () => {
  const server = createServer((request, response) => {
    if (request.url === '/begun') response.writeHead(200, { 'content-length': 10 }).write('{')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  try {
    await expect(call(`${url}/silent`, { withinMs: 50 })).rejects.toThrow('no answer within 50 ms')
    await expect(call(`${url}/begun`, { withinMs: 50 })).rejects.toThrow()
  } finally {
    server.closeAllConnections()
    server.close()
  }
})
