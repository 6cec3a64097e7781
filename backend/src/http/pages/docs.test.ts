import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestEdge, testEdge } from '../testing/edge.ts'

const TEMPLATE = `<!doctype html><html lang="__KREDKA_LANG__" data-palette="__KREDKA_PALETTE__">
<head><!--kredka:head--><link rel="modulepreload" href="/assets/a.js"><link rel="stylesheet" href="/assets/a.css">
<script>colours()</script><script type="module" crossorigin src="/assets/a.js"></script></head>
<body><div id="root"><!--kredka:body--></div><!--kredka:state--></body></html>`

let folder: string
let edge: TestEdge
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kredka-docs-'))
  await writeFile(join(folder, 'index.html'), TEMPLATE)
  const page = { title: 'Docs', body: '<p>$& words</p>', style: '.docs{}', script: 'search()' }
  const docsPage = async (name: string, language: string) =>
    name === '' || name === 'offers' ? { ...page, title: `${name} ${language}` } : null
  edge = await testEdge({ endpoints: [], pagesFolder: folder, docsPage })
})
afterAll(async () => {
  await edge.stop()
  await rm(folder, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}) => fetch(edge.url + path, { headers })

test('API-08 the documentation is a page without the SPA, under the strict policy of every page', async () => {
  const response = await get('/api/docs/offers', { cookie: 'kredka_palette=pink' })
  const text = await response.text()
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(text).toContain('<title>Kredka – offers pl</title>')
  expect(text).toContain('data-palette="pink"')
  expect(text).toContain('<div id="root"><p>$& words</p>')
  expect(text).toContain('<link rel="stylesheet" href="/assets/a.css">')
  expect(text).not.toMatch(/type="module"|modulepreload/)
  const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1]
  const scripts = [...text.matchAll(/<(?:script|style)\b[^>]*>/g)].map(([tag]) => tag)
  expect(scripts.length).toBe(3)
  for (const tag of scripts) expect(tag).toContain(`nonce="${nonce}"`)
})

test('API-08 the address says the language, else the browser does', async () => {
  expect(await (await get('/api/docs?lang=en')).text()).toContain('<html lang="en"')
  expect(await (await get('/api/docs', { 'accept-language': 'en' })).text()).toContain('<html lang="en"')
  expect(await (await get('/api/docs?lang=pl', { 'accept-language': 'en' })).text()).toContain('<html lang="pl"')
})

test('API-08 what is no part of the documentation is not there, and it takes no commands', async () => {
  expect((await get('/api/docs/nothing')).status).toBe(404)
  expect((await get('/api/docsx')).status).toBe(404)
  expect((await fetch(`${edge.url}/api/docs`, { method: 'POST' })).status).toBe(404)
})
