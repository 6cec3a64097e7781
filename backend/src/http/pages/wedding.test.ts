import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestEdge, testEdge } from '../testing/edge.ts'

let folder: string
let edge: TestEdge

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kredka-wedding-'))
  const invitation = join(folder, 'invitation')
  await mkdir(join(invitation, 'map'), { recursive: true })
  await writeFile(join(folder, 'secret.txt'), 'secret')
  await writeFile(join(folder, 'index.html'), '<html><body><!--kredka:head--></body></html>')
  await writeFile(join(invitation, 'index.html'), '<h1>We marry</h1>')
  await writeFile(join(invitation, 'map', 'index.html'), '<h1>The way</h1>')
  await writeFile(join(invitation, 'rings.css'), 'h1 {}')
  await symlink(join(folder, 'secret.txt'), join(invitation, 'linked.txt'))
  edge = await testEdge({
    endpoints: [],
    pagesFolder: folder,
    env: { PRODUCTION_HOST: 'kredka.example', WEDDING_DIR: invitation },
  })
})
afterAll(async () => {
  await edge.stop()
  await rm(folder, { recursive: true })
})

/** As it stands: `fetch` would tidy the path. */
function get(path: string, host = 'kredka.example') {
  const { hostname, port } = new URL(edge.url)
  return new Promise<{ status: number; robots: unknown; text: string }>((resolve, reject) => {
    const sent = request({ hostname, port, path, headers: { host } }, (answer) => {
      let text = ''
      answer.on('data', (chunk: Buffer) => {
        text += chunk.toString()
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, robots: answer.headers['x-robots-tag'], text }))
    })
    sent.on('error', reject)
    sent.end()
  })
}

test('NAV-03 /wedding is the invitation on the production host, out of search engines', async () => {
  const robots = 'noindex, nofollow'
  expect(await get('/wedding')).toEqual({ status: 200, robots, text: '<h1>We marry</h1>' })
  expect(await get('/wedding/')).toEqual({ status: 200, robots, text: '<h1>We marry</h1>' })
  expect(await get('/wedding/map')).toEqual({ status: 200, robots, text: '<h1>The way</h1>' })
  expect((await get('/wedding/rings.css')).text).toBe('h1 {}')
})

test('NAV-03 on every other host /wedding is the 404 page', async () => {
  for (const path of ['/wedding', '/wedding/map', '/wedding/rings.css']) {
    expect(await get(path, 'other.example')).toMatchObject({ status: 404, robots: undefined })
  }
})

test.each(['/wedding/../secret.txt', '/wedding/%2e%2e/secret.txt', '/wedding/..%2fsecret.txt', '/wedding/linked.txt'])(
  'NAV-03 nothing outside of its folder is served: %s',
  async (path) => {
    const { status, text } = await get(path)
    expect(status).toBe(404)
    expect(text).not.toContain('secret')
  },
)

test.each(['/wedding/none', '/weddings', '/wedding.html'])('NAV-03 what is not there is 404: %s', async (path) => {
  expect((await get(path)).status).toBe(404)
})
