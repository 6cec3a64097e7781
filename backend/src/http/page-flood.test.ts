import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestEdge, testEdge } from './testing/edge.ts'

let folder: string
let edge: TestEdge
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kredka-flood-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<!doctype html><html lang="__KREDKA_LANG__"><!--kredka:head-->')
  await writeFile(join(folder, 'assets/main.js'), '1')
  const env = { LIMIT_PAGES_PER_MINUTE: '5', LIMIT_READ_PER_MINUTE: '3', TRUST_PROXY: '1', METRICS_TOKEN: 'given' }
  edge = await testEdge({ endpoints: [], pagesFolder: folder, env })
})
afterAll(async () => {
  await edge.stop()
  await rm(folder, { recursive: true })
})

const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
let nth = 0
/** Somebody at an address of their own. */
function visitor(headers: Record<string, string> = {}) {
  nth += 1
  const own = { 'x-forwarded-for': `10.0.0.${nth}`, ...headers }
  return (path: string, init: RequestInit = {}) =>
    fetch(edge.url + path, { ...init, headers: { ...own, ...Object.fromEntries(new Headers(init.headers)) } })
}
async function statuses(get: ReturnType<typeof visitor>, path: string, times: number): Promise<readonly number[]> {
  const all: number[] = []
  for (let n = 0; n < times; n += 1) all.push((await get(path)).status)
  return all
}

test.each([
  ['/korepetycje?q=matematyka', 200],
  ['/robots.txt', 200],
  ['/sitemap.xml', 200],
  ['/sitemap/pages.xml', 200],
  ['/api/docs', 404],
  ['/no-such-page', 404],
])('API-03 %s has a flood limit of its address, which leaves others alone', async (path, status) => {
  const flooding = visitor()
  expect(await statuses(flooding, path, 6)).toEqual([...Array(5).fill(status), 429])
  expect((await flooding('/')).status).toBe(429)
  expect((await visitor()(path)).status).toBe(status)
})

test.each([
  ['/readyz', 200],
  ['/healthz', 200],
  ['/metrics', 401],
])('API-03 %s has a flood limit of its own, so that a flood of pages takes no process away', async (path, status) => {
  const shared = visitor()
  expect((await statuses(shared, '/', 6)).at(-1)).toBe(429)
  expect(await statuses(shared, path, 6)).toEqual([...Array(5).fill(status), 429])
  const balancer = visitor()
  expect((await statuses(balancer, path, 6)).at(-1)).toBe(429)
  expect((await balancer('/')).status).toBe(200)
})

test('API-03 who is refused reads when to come back, in the language of the page and without loading anything', async () => {
  const get = visitor(HTML)
  await statuses(get, '/', 5)
  const polish = await get('/korepetycje?q="<b>')
  const wait = Number(polish.headers.get('retry-after'))
  expect([polish.status, polish.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8'])
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(60)
  expect(polish.headers.get('cache-control')).toBe('no-store')
  const text = await polish.text()
  expect(text).toContain('<html lang="pl">')
  expect(text).toContain('<h1>Za dużo zapytań naraz</h1>')
  expect(text).toContain(`ponownie za ${wait} s.`)
  expect(text).not.toMatch(/<b>|<script|<link|src=/)
  const english = await get('/offers')
  expect(await english.text()).toMatch(/<html lang="en">.*<h1>Too many requests at once<\/h1>/s)
  const machine = await get('/sitemap.xml', { headers: { accept: '*/*' } })
  expect(machine.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect((await get('/offers', { method: 'POST' })).status).toBe(429)
})

test('API-03 who is refused is led back to the site, whatever address was asked for', async () => {
  const get = visitor(HTML)
  await statuses(get, '/', 5)
  const refused = await get('//evil.example/offers')
  expect(refused.status).toBe(429)
  const text = await refused.text()
  expect(text).toContain('<a href="">')
  expect(text).not.toContain('evil.example')
})

test('API-03 files cost little: a page may bring twenty', async () => {
  const get = visitor()
  const all = await statuses(get, '/assets/main.js', 101)
  expect([all.slice(0, 100).every((status) => status === 200), all.at(-1)]).toEqual([true, 429])
  expect((await get('/files/01hzy3v7m5r8q2w4t6n8p0s1d3')).status).toBe(429)
})

test('API-03 people behind one address are counted each for themselves once they are logged in', async () => {
  const school = visitor()
  expect((await statuses(school, '/', 6)).at(-1)).toBe(429)
  const as = async (user_id: string) => ({
    headers: { cookie: `kredka_access=${await edge.tokens.sign({ user_id, session_id: 's' })}` },
  })
  expect((await school('/', await as('anna'))).status).toBe(200)
  expect((await school('/', await as('ewa'))).status).toBe(200)
  expect((await school('/', { headers: { cookie: 'kredka_access=made-up' } })).status).toBe(429)
})

test('API-03 addresses of the API that are none count as reads', async () => {
  const get = visitor()
  expect(await statuses(get, '/api/nothing', 4)).toEqual([404, 404, 404, 429])
  expect((await get('/')).status).toBe(200)
})

test('API-03 every kind of answer carries the headers that keep it to itself', async () => {
  const paths = [
    ...['/', '/korepetycje', '/no-such-page', '/assets/main.js', '/app.webmanifest', '/robots.txt', '/sitemap.xml'],
    ...['/healthz', '/readyz', '/metrics', '/api/docs', '/api/nothing', '/files/01hzy3v7m5r8q2w4t6n8p0s1d3'],
  ]
  for (const path of paths) {
    const { headers } = await visitor()(path)
    expect([path, headers.get('x-content-type-options'), headers.get('x-frame-options')]).toEqual([
      path,
      'nosniff',
      'DENY',
    ])
    expect([path, headers.get('content-security-policy')]).toEqual([path, expect.stringContaining("default-src '")])
    expect([path, headers.get('permissions-policy')]).toEqual([path, expect.stringContaining('camera=()')])
    expect([path, headers.get('referrer-policy')]).toEqual([path, 'strict-origin-when-cross-origin'])
  }
})
