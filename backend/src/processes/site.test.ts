import { createServer } from 'node:net'
import { readConfig } from '../config/config.ts'
import { startSite } from './start.ts'
import { type TestSite, testSite } from './testing/test-site.ts'

describe('a site', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await testSite()
  })
  afterAll(() => site.stop())

  test('OPS-05 answers its probes and becomes ready when its read models stand', async () => {
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
    let ready = await fetch(`${site.url}/readyz`)
    for (let tries = 0; ready.status !== 200 && tries < 100; tries += 1) ready = await fetch(`${site.url}/readyz`)
    expect(await ready.json()).toEqual({
      status: 'ready',
      parts: { event_store: 'ok', postgres: 'ok', read_models: 'ok' },
    })
  })

  test('a visitor searches offers, and everything the modules declare is served', async () => {
    const response = await fetch(`${site.url}/api/offers`)
    expect(await response.json()).toEqual({ data: [], meta: { page: 1, page_size: 20, has_next_page: false } })
  })

  test('OPS-05 metrics tell of lag and queues', async () => {
    const text = await (await fetch(`${site.url}/metrics`)).text()
    expect(text).toMatch(/kredka_projection_lag_events\{projection="offers"\} 0/)
    expect(text).toContain('kredka_queue_size{queue="mails"} 0')
  })
})

test('OPS-01 a port in use is one clear line', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const address = other.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const config = readConfig({ HOST: '127.0.0.1', PORT: String(port) })
  await expect(startSite(config)).rejects.toThrow(`PORT ${port} is in use: stop what uses it, or set another PORT`)
  other.close()
})
