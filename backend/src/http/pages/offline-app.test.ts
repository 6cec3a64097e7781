import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestEdge, testEdge } from '../testing/edge.ts'

const TEMPLATE = `<!doctype html><html lang="__KREDKA_LANG__"><head><!--kredka:head--><script>colours()</script></head>
<body><div id="root"><!--kredka:body--></div><!--kredka:state--></body></html>`

let folder: string
let edge: TestEdge
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kredka-offline-'))
  await writeFile(join(folder, 'index.html'), TEMPLATE)
  edge = await testEdge({ endpoints: [], pagesFolder: folder })
})
afterAll(async () => {
  await edge.stop()
  await rm(folder, { recursive: true })
})

test('NAV-07 the application that the service worker keeps is nobody’s and no page’s, and runs by its own answer’s nonce', async () => {
  const answer = await fetch(`${edge.url}/offline/app`, { headers: { 'accept-language': 'pl' } })
  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  expect(html).toContain('<html lang="pl">')
  expect(html).toContain('<title>Kredka</title>')
  expect(html).toContain('<div id="root"></div>')
  const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1]
  expect(html).toContain(`<script nonce="${nonce}">`)
})
