import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestEdge, testEdge } from '../testing/edge.ts'

let folder: string
let edge: TestEdge

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kredka-twins-'))
  await writeFile(join(folder, 'index.html'), '<html lang="__KREDKA_LANG__"><head><!--kredka:head--></head></html>')
  edge = await testEdge({ endpoints: [], queryHandlers: [], pagesFolder: folder })
})
afterAll(async () => {
  await edge.stop()
  await rm(folder, { recursive: true })
})

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(edge.url + path, { headers, redirect: 'manual' })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

test('I18-01 the front door leads whoever reads English to the English one, and nobody else anywhere', async () => {
  const ledTo = async (path: string, headers: Record<string, string>) => {
    const { status, headers: answered } = await get(path, headers)
    return [status, answered.get('location')]
  }
  const english = { 'accept-language': 'en-GB,en;q=0.9' }
  expect(await ledTo('/?st=1&em=a%40b.pl', english)).toEqual([302, '/en?st=1&em=a%40b.pl'])
  expect((await get('/', english)).headers.get('cache-control')).toBe('private, no-store')
  expect(await ledTo('/', { cookie: 'kredka_lang=en', 'accept-language': 'pl' })).toEqual([302, '/en'])
  expect(await ledTo('/', { cookie: 'kredka_lang=pl', ...english })).toEqual([200, null])
  // what search engines send
  expect(await ledTo('/', {})).toEqual([200, null])
  for (const path of ['/en', '/korepetycje', '/faq-and-help']) expect(await ledTo(path, english)).toEqual([200, null])
  expect(await ledTo('/en', { 'accept-language': 'pl' })).toEqual([200, null])
})

test.each([
  ['/', '/en'],
  ['/korepetytorzy', '/teachers'],
  ['/pytania-i-pomoc', '/faq-and-help'],
])('NAV-05 %s and %s are one page in two languages, and each names the other', async (pl, en) => {
  for (const [path, language] of [
    [pl, 'pl'],
    [en, 'en'],
  ] as const) {
    const { text } = await get(path)
    expect(text).toContain(`<html lang="${language}"`)
    expect(text).toContain(`<link rel="canonical" href="${edge.url}${path}">`)
    expect(text).toContain(`<link rel="alternate" hreflang="pl" href="${edge.url}${pl}">`)
    expect(text).toContain(`<link rel="alternate" hreflang="en" href="${edge.url}${en}">`)
    expect(text).toContain(`<link rel="alternate" hreflang="x-default" href="${edge.url}${pl}">`)
  }
  const pages = (await get('/sitemap/pages.xml')).text
  for (const path of [pl, en]) expect(pages).toContain(`<loc>${edge.url}${path}</loc>`)
})
