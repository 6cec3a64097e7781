import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { document, query } from '@kredka/contracts/kernel/endpoints'
import { reject } from '@kredka/contracts/kernel/errors'
import { notFoundHead } from '@kredka/contracts/kernel/head'
import { StoreUnavailableError } from '@kredka/contracts/kernel/ports'
import { Obj, Type } from '@kredka/contracts/kernel/schema'
import { answer } from '@kredka/projections/kernel/query'
import type { PageHead } from '../../kernel/page.ts'
import { type TestEdge, testEdge } from '../testing/edge.ts'

const TEMPLATE = `<!doctype html>
<html lang="__KREDKA_LANG__" data-palette="__KREDKA_PALETTE__" data-scheme="__KREDKA_SCHEME__">
<head><!--kredka:head--><script>early()</script><script type="module" nonce="__KREDKA_NONCE__" src="/assets/main-abc.js"></script></head>
<body><div id="root"><!--kredka:body--></div><!--kredka:state--></body></html>`

const tree = query('trees.one', {
  path: 'GET /trees/{id}',
  access: 'public',
  about: 'A tree.',
  params: Obj({ id: Type.String() }),
  answer: Type.String(),
})
const sitemap = document('trees.sitemap', {
  path: 'GET /sitemap/trees.xml',
  access: 'public',
  about: 'Trees.',
  type: 'application/xml',
})

/** What a person might write to break out of where it is put. */
const HOSTILE = '</script><script>alert(1)</script>"\'&__KREDKA_NONCE__'

const head: PageHead = {
  route: 'offers.offer',
  async load(page) {
    const { slugged = '' } = page.params
    const view = await page.ask(tree, { id: slugged })
    if (typeof view !== 'string') return notFoundHead(page.language)
    const right = `/offers/${slugged.split('-')[0]}-oak`
    return {
      status: 200,
      title: view,
      description: view,
      canonical: right,
      open_graph: { image: '/oak.png' },
      opening: { heading: view, links: [{ title: '<b>', path: '/a"b', about: '<i>' }] },
      json_ld: [{ '@type': 'Service', name: view, url: page.url(right) }],
      ...(slugged.endsWith('-oak') ? {} : { redirect: right }),
    }
  },
}

let folder: string
let edge: TestEdge

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kredka-pages-'))
  const script = 'console.log("a script that is long enough to be worth a twin")'
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), TEMPLATE)
  await writeFile(join(folder, 'favicon.svg'), '<svg/>')
  await writeFile(join(folder, 'assets/main-abc.js'), script)
  await mkdir(join(folder, '.vite'))
  const search = { js: ['assets/search-1.js'], css: ['assets/search-1.css'], texts: { en: 'assets/search-en-1.js' } }
  const texts = { pl: 'assets/texts-pl-1.js', en: 'assets/texts-en-1.js' }
  await writeFile(join(folder, '.vite/pages.json'), JSON.stringify({ pages: { 'offers.search': search }, texts }))
  await writeFile(join(folder, 'assets/main-abc.js.br'), brotliCompressSync(script))
  edge = await testEdge({
    endpoints: [tree, sitemap],
    queryHandlers: [
      answer(tree, [], async ({ input }) => {
        if (input.id === 'gone-oak') return reject('NOT_FOUND')
        if (input.id === 'down-oak') throw new StoreUnavailableError('no database')
        if (input.id === 'bug-oak') throw new Error('a bug')
        return HOSTILE
      }),
    ],
    documents: [
      {
        document: sitemap,
        reads: [],
        run: async ({ input }: { readonly input: { readonly page?: number } }) => ({
          body: `<urlset>${input.page ?? 1}</urlset>`,
        }),
        pages: async () => 2,
      },
    ],
    heads: [head],
    pagesFolder: folder,
  })
})
afterAll(async () => {
  await edge.stop()
  await rm(folder, { recursive: true })
})

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(edge.url + path, { headers, redirect: 'manual' })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

test('NAV-05 the title is brand plus page title, in the language of the path', async () => {
  const polish = await get('/korepetycje')
  expect(polish.text).toContain('<html lang="pl" data-palette="green" data-scheme="auto">')
  expect(polish.text).toContain('<title>Kredka – Korepetycje</title>')
  expect(polish.text).toContain(`<link rel="alternate" hreflang="en" href="${edge.url}/offers">`)
  const english = await get('/offers', { cookie: 'kredka_lang=pl' })
  expect(english.text).toContain('<title>Kredka – Find a tutor</title>')
  expect(english.text).toContain(`<link rel="canonical" href="${edge.url}/offers">`)
  expect(english.headers.get('content-language')).toBe('en')
})

test('I18-01 a path of no language follows the stored choice, then the browser, then Polish', async () => {
  const languageOf = async (headers: Record<string, string>) =>
    (await get('/contact', headers)).headers.get('content-language')
  expect(await languageOf({ cookie: 'kredka_lang=en', 'accept-language': 'pl' })).toBe('en')
  expect(await languageOf({ 'accept-language': 'en-GB,en;q=0.9' })).toBe('en')
  expect(await languageOf({ 'accept-language': 'de' })).toBe('pl')
})

test('THM-01 the stored colours stand in the first HTML, others than the known ones do not', async () => {
  expect((await get('/', { cookie: 'kredka_palette=darkBlue; kredka_scheme=dark' })).text).toContain(
    'data-palette="darkBlue" data-scheme="dark"',
  )
  expect((await get('/', { cookie: 'kredka_palette=%22%3E%3Cb%3E; kredka_scheme=x' })).text).toContain(
    'data-palette="green" data-scheme="auto"',
  )
})

test('NAV-05 a public page begins with its first words, written as text', async () => {
  const rootOf = async (path: string) => /<div id="root">.*?<\/main>/s.exec((await get(path)).text)?.[0]
  expect(await rootOf('/korepetycje')).toContain('<main><h1>Korepetycje</h1></main>')
  const offer = await rootOf('/offers/01-oak')
  expect(offer).toContain('<h1>&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(offer).toContain('<li><a href="/a&quot;b">&lt;b&gt;</a><p>&lt;i&gt;</p></li>')
  expect(offer).not.toContain('<script>alert')
  // What only some may see begins with what its gate says, and what is not there with the page that says so.
  for (const path of ['/dashboard', '/adminero/login', '/offers/gone-oak', '/nowhere']) {
    expect((await get(path)).text).toContain('<div id="root"></div>')
  }
})

test('NAV-05 what a person wrote stays text in title, description, JSON-LD and state', async () => {
  const { status, text, headers } = await get('/offers/01-oak')
  expect(status).toBe(200)
  expect(text).not.toContain('<script>alert')
  expect(text).toContain(
    '<title>Kredka – &lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;__KREDKA_NONCE__</title>',
  )
  const json = (pattern: RegExp) => JSON.parse(pattern.exec(text)?.[1] ?? 'null')
  expect(json(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/)).toEqual({
    '@type': 'Service',
    name: HOSTILE,
    url: `${edge.url}/offers/01-oak`,
  })
  expect(json(/<script[^>]*id="kredka-state"[^>]*>(.*?)<\/script>/)).toEqual([
    { name: 'trees.one', input: { id: '01-oak' }, answer: { data: HOSTILE } },
  ])
  expect(text).toContain(`<meta property="og:image" content="${edge.url}/oak.png">`)
  const nonce = /nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? ''
  expect(text).toContain(`<script nonce="${nonce}">early()`)
  expect(text).toContain(`nonce="${nonce}" src="/assets/main-abc.js"`)
})

test('API-06 a wrong slug leads to the right one for good', async () => {
  const { status, headers } = await get('/offers/01-elm?from=mail')
  expect([status, headers.get('location')]).toEqual([301, '/offers/01-oak?from=mail'])
})

test('NAV-03 what is not there is 404 and no search engine’s business', async () => {
  for (const path of ['/offers/gone-oak', '/nothing/here', '/wedding', '/offers/%ff', '/assets/old-123.js']) {
    const { status, text } = await get(path, { cookie: 'kredka_lang=en' })
    expect([path, status]).toEqual([path, 404])
    expect(text).toContain('Page not found</title>')
    expect(text).toContain('<meta name="robots" content="noindex">')
    expect(text).not.toContain('canonical')
  }
})

test('NAV-03 pages behind a gate are not for search engines', async () => {
  const { status, text } = await get('/my-offers')
  expect(status).toBe(200)
  expect(text).toContain('noindex')
})

test('a needless slash is taken away, and never leads to another host', async () => {
  expect((await get('/offers/')).headers.get('location')).toBe('/offers')
  expect((await get('//offers/?q=a')).headers.get('location')).toBe('/offers?q=a')
  expect((await get('//evil.example/')).status).toBe(404)
})

test('OPS-08 a page whose data cannot be read is still sent, with the right status', async () => {
  const down = await get('/offers/down-oak')
  expect([down.status, down.headers.get('retry-after')]).toEqual([503, '5'])
  expect(down.text).toContain('<title>Kredka – Offer</title>')
  const bug = await get('/offers/bug-oak')
  expect(bug.status).toBe(500)
  expect(edge.faults.at(-1)).toMatchObject({ source: 'server-error', where: 'page offers.offer' })
})

test('NAV-05 the HTML names the files that its page will want, so that none waits for another', async () => {
  const html = await (await fetch(`${edge.url}/offers`)).text()
  const nonce = /nonce="([^"]+)"/.exec(html)?.[1] ?? ''
  expect(nonce).not.toBe('')
  for (const tag of [
    `<link rel="preload" as="style" href="/assets/search-1.css" fetchpriority="low" crossorigin nonce="${nonce}">`,
    `<link rel="modulepreload" href="/assets/texts-en-1.js" fetchpriority="low" crossorigin nonce="${nonce}">`,
    `<link rel="modulepreload" href="/assets/search-en-1.js" fetchpriority="low" crossorigin nonce="${nonce}">`,
    `<link rel="modulepreload" href="/assets/search-1.js" fetchpriority="low" crossorigin nonce="${nonce}">`,
  ])
    expect(html).toContain(tag)
  const other = await (await fetch(`${edge.url}/korepetycje/none-x`)).text()
  expect(other).not.toContain('search-1.js')
})

test('files of the build: hashed ones for ever, compressed twins where they are taken, nothing outside', async () => {
  const script = await get('/assets/main-abc.js', { 'accept-encoding': 'br' })
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(script.headers.get('content-encoding')).toBe('br')
  expect(script.text).toMatch(/^console\.log/)
  expect(
    (await get('/assets/main-abc.js', { 'accept-encoding': 'identity' })).headers.get('content-encoding'),
  ).toBeNull()
  const icon = await get('/favicon.svg')
  expect(icon.headers.get('content-type')).toBe('image/svg+xml')
  const again = await get('/favicon.svg', {
    'if-none-match': icon.headers.get('etag') ?? '',
    'cache-control': 'max-age=0',
    pragma: 'none',
  })
  expect(again.status).toBe(304)
  expect((await get('/index.html')).status).toBe(404)
  expect((await get('/..%2f..%2fetc/passwd')).status).toBe(404)
})

test('NAV-01 an address that has moved answers 301 with its query', async () => {
  const { status, headers } = await get('/quizes/my?tab=new')
  expect([status, headers.get('location')]).toEqual([301, '/my-quizes?tab=new'])
})

test.each(['/quiz/01-x', '/quiz/01-x/play', '/quiz-room/abc', '/games/snake', '/nowhere'])(
  'NAV-03 %s names nothing: 404, kept out of search engines',
  async (path) => {
    const { status, text } = await get(path)
    expect(status).toBe(404)
    expect(text).toContain('<meta name="robots" content="noindex">')
  },
)

test('NAV-05 robots.txt and a sitemap of the pages and of each module’s own', async () => {
  expect((await get('/robots.txt')).text).toContain(`Sitemap: ${edge.url}/sitemap.xml`)
  const { text } = await get('/sitemap.xml')
  expect(text).toContain(`<loc>${edge.url}/sitemap/pages.xml</loc>`)
  expect(text).toContain(`<loc>${edge.url}/sitemap/trees.xml</loc>`)
  expect(text).toContain(`<loc>${edge.url}/sitemap/trees.xml?page=2</loc>`)
  expect((await get('/sitemap/trees.xml')).text).toBe('<urlset>1</urlset>')
  expect((await get('/sitemap/trees.xml?page=2')).text).toBe('<urlset>2</urlset>')
  for (const page of ['3', '0', '-1', 'x', '1e9'])
    expect((await get(`/sitemap/trees.xml?page=${page}`)).status).toBe(404)
  const pages = (await get('/sitemap/pages.xml')).text
  expect(pages).toContain(`<loc>${edge.url}/korepetycje</loc>`)
  expect(pages).not.toContain('my-offers')
})

test('a POST to a page is 405', async () => {
  expect((await fetch(`${edge.url}/offers`, { method: 'POST' })).status).toBe(405)
})

test('API-07 a page says where files lie, where that is another host, and pictures from there may show', async () => {
  const elsewhere = await testEdge({
    endpoints: [],
    pagesFolder: folder,
    env: { FILES_URL: 'https://files.kredka.test' },
  })
  const response = await fetch(elsewhere.url)
  expect(await response.text()).toContain('<meta name="kredka-files" content="https://files.kredka.test">')
  expect(response.headers.get('content-security-policy')).toMatch(/img-src [^;]*https:\/\/files\.kredka\.test/)
  await elsewhere.stop()
})

test('API-01 a page says where the API lies, where that is another path', async () => {
  expect((await get('/offers')).text).not.toContain('kredka-api')
  const elsewhere = await testEdge({ endpoints: [], pagesFolder: folder, env: { API_BASE: '/v2/api' } })
  expect(await (await fetch(elsewhere.url)).text()).toContain('<meta name="kredka-api" content="/v2/api">')
  await elsewhere.stop()
})

test('OPS-05 a page says that commands are traced, where a collector is configured', async () => {
  expect((await get('/offers')).text).not.toContain('kredka-traces')
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318', OTEL_TRACES_SAMPLER_ARG: '0.25' }
  const traced = await testEdge({ endpoints: [], pagesFolder: folder, env })
  expect(await (await fetch(traced.url)).text()).toContain('<meta name="kredka-traces" content="0.25">')
  await traced.stop()
})
