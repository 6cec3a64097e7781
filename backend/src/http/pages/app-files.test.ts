import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type TestEdge, testEdge } from '../testing/edge.ts'

const FRONTEND = fileURLToPath(new URL('../../../../frontend', import.meta.url))

let folder: string
let edge: TestEdge

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kredka-app-'))
  await writeFile(join(folder, 'index.html'), '<html><head><!--kredka:head--></head></html>')
  await writeFile(join(folder, 'offline.html'), '<style nonce="__KREDKA_NONCE__"></style>')
  edge = await testEdge({ endpoints: [], pagesFolder: folder })
})
afterAll(async () => {
  await edge.stop()
  await rm(folder, { recursive: true })
})

interface Manifest {
  readonly id: string
  readonly shortcuts: readonly unknown[]
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[]
}

async function manifestOf(path: string) {
  const page = await (await fetch(edge.url + path, { headers: { 'accept-language': 'pl' } })).text()
  const href = /<link rel="manifest" href="([^"]*)"/.exec(page)?.[1] ?? ''
  const answer = await fetch(edge.url + href)
  return { ...((await answer.json()) as Manifest), type: answer.headers.get('content-type') }
}

/** Width and height as a PNG's header tells them. */
async function sizeOfPng(path: string): Promise<string> {
  const bytes = await readFile(join(FRONTEND, 'public', path))
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

test('NAV-07 the site can be installed: manifest in the page’s language, with icons of the sizes it names', async () => {
  const manifest = await manifestOf('/korepetycje')
  expect(manifest).toMatchObject({
    type: expect.stringContaining('application/manifest+json'),
    name: 'Kredka',
    lang: 'pl',
    display: 'standalone',
    start_url: '/',
    scope: '/',
    shortcuts: [{ name: 'Szukaj ofert', url: '/korepetycje' }, { url: '/dashboard' }],
  })
  expect((await manifestOf('/offers')).shortcuts[0]).toEqual({ name: 'Search offers', url: '/offers' })
  const { icons } = manifest
  for (const { src, sizes } of icons) expect(await sizeOfPng(src)).toBe(sizes)
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose ?? 'any'}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
})

test('NAV-05 quiz paths have a manifest of their own', async () => {
  expect(await manifestOf('/quizes')).toMatchObject({ id: '/quizes', name: 'Kredka – Quizy', start_url: '/quizes' })
  expect((await manifestOf('/quiz-room/abc')).id).toBe('/quizes')
  for (const path of ['/', '/games', '/nowhere']) expect((await manifestOf(path)).id).toBe('/')
})

test('NAV-07 the offline page carries the nonce of its own answer and stays out of search engines', async () => {
  const answer = await fetch(`${edge.url}/offline`)
  const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1]
  expect(await answer.text()).toBe(`<style nonce="${nonce}"></style>`)
  expect(answer.headers.get('x-robots-tag')).toBe('noindex')
})
