import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { notFoundHead, type SharedPicture } from '@kredka/contracts/kernel/head'
import { avatarCode, avatarUrl, FIRST_AVATAR } from '@kredka/contracts/locker/parts'
import { pictureUrl } from '@kredka/contracts/profiles/rules'
import sharp from 'sharp'
import { plainPicture } from '../../files/testing/pictures.ts'
import type { PageHead } from '../../kernel/page.ts'
import { type TestEdge, testEdge } from '../testing/edge.ts'

const TEMPLATE = '<html lang="__KREDKA_LANG__"><head><!--kredka:head--></head><body><div id="root"></div></body></html>'
const FILE = '01jd0000000000000000000099'
/** What the page in question says: the tests set it. */
let shared: SharedPicture | undefined
let asked = 0

const head: PageHead = {
  route: 'offers.offer',
  load: async ({ params, language }) => {
    if (params['slugged'] !== '01-oak') return notFoundHead(language)
    asked += 1
    return {
      status: 200,
      title: 'Dąb',
      description: 'Drzewo.',
      canonical: '/offers/01-oak',
      ...(shared === undefined ? {} : { shared }),
    }
  },
}

let folder: string
let edge: TestEdge
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kredka-sharing-'))
  await writeFile(join(folder, 'index.html'), TEMPLATE)
  const photo = await plainPicture(256, 256)
  const files = {
    find: async (id: string) =>
      id === FILE
        ? ({ file_id: FILE, purpose: 'profile_picture', owner_id: 'p', type: 'image/jpeg', bytes: photo } as never)
        : null,
  }
  edge = await testEdge({ endpoints: [], heads: [head], files, pagesFolder: folder })
})
afterAll(async () => {
  await edge.stop()
  await rm(folder, { recursive: true })
})
beforeEach(() => {
  shared = undefined
})

async function imageOf(path: string): Promise<Readonly<Record<string, string | undefined>>> {
  const text = await (await fetch(edge.url + path)).text()
  const property = (name: string) => new RegExp(`(?:property|name)="${name}" content="([^"]*)"`).exec(text)?.[1]
  const names = ['og:image', 'og:image:width', 'og:image:height', 'og:image:alt', 'twitter:card']
  return Object.fromEntries(names.map((name) => [name, property(name)?.replaceAll('&amp;', '&')]))
}

async function draw(words: SharedPicture): Promise<Buffer> {
  shared = words
  const { 'og:image': url = '' } = await imageOf('/offers/01-oak')
  const response = await fetch(url)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  return Buffer.from(await response.arrayBuffer())
}

const WORDS: SharedPicture = { about: 'Matematyka', heading: 'Krok po kroku', lines: ['Anna'], tag: '80 zł / 60 min' }

/** The mean of red, green and blue in the middle of where a face stands. */
async function faceColour(picture: Buffer): Promise<readonly number[]> {
  const face = await sharp(picture).extract({ left: 940, top: 170, width: 60, height: 30 }).png().toBuffer()
  const { channels } = await sharp(face).stats()
  return channels.map(({ mean }) => Math.round(mean))
}

test('NAV-05 a page says where its picture is, what size it has and what stands on it', async () => {
  shared = WORDS
  expect(await imageOf('/offers/01-oak')).toEqual({
    'og:image': expect.stringMatching(/^http.*\/shared\/offers\/01-oak\.jpg\?in=en&v=[0-9a-f]{12}$/),
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Matematyka · Krok po kroku · Anna · 80 zł / 60 min',
    'twitter:card': 'summary_large_image',
  })
  const before = (await imageOf('/offers/01-oak'))['og:image']
  shared = { ...WORDS, tag: '90 zł / 60 min' }
  expect((await imageOf('/offers/01-oak'))['og:image']).not.toBe(before)
})

test('NAV-05 a page without words of its own is shared with its title and description', async () => {
  expect(await imageOf('/offers/01-oak')).toMatchObject({ 'og:image:alt': 'Dąb · Drzewo.' })
})

test('NAV-05 the picture is a JPEG of 1200 × 630 px, small enough for messengers, kept by caches and asked for once', async () => {
  const picture = await draw(WORDS)
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(picture.length).toBeLessThan(300_000)
  const { 'og:image': url = '' } = await imageOf('/offers/01-oak')
  const first = await fetch(url)
  expect(first.headers.get('cache-control')).toBe('public, max-age=86400')
  expect(first.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  const again = await fetch(url, {
    headers: { 'if-none-match': first.headers.get('etag') ?? '', 'cache-control': 'max-age=0' },
  })
  expect(again.status).toBe(304)
  // other words are another picture
  expect((await draw({ ...WORDS, heading: 'Inny' })).equals(picture)).toBe(false)
  expect((await draw(WORDS)).equals(picture)).toBe(true)
})

test('NAV-05 a person is shown by their photo, their avatar or their initials', async () => {
  const of = async (picture_url: string | null) =>
    faceColour(await draw({ ...WORDS, face: { name: 'Anna Żak', picture_url } }))
  const [photo, avatar, initials, none] = [
    await of(pictureUrl(FILE)),
    await of(avatarUrl(avatarCode(FIRST_AVATAR))),
    await of(null),
    await faceColour(await draw(WORDS)),
  ]
  expect(photo[0]).toBeGreaterThan(40)
  expect(photo[0]).toBeLessThan(55)
  expect(initials).toEqual([0, 132, 77].map((one) => expect.closeTo(one, -0.7)))
  expect(Math.min(...none)).toBeGreaterThan(240)
  expect(new Set([photo, avatar, initials, none].map(String)).size).toBe(4)
  // what is not there, or no picture of a person, leaves the initials
  expect(await of(pictureUrl('01jd0000000000000000000000'))).toEqual(initials)
  expect(await of('https://elsewhere.test/face.jpg')).toEqual(initials)
})

test('NAV-05 hostile, endless and undrawable words make a picture as well', async () => {
  for (const heading of [
    '<span size="999999">&amp;</b> "\' ',
    'Nieskończenie'.repeat(80),
    'słowo '.repeat(200),
    '🦊🚀',
    '\u202e\u0000',
    ' ',
  ]) {
    const picture = await draw({ heading, lines: [heading, heading, heading, heading], tag: heading, about: heading })
    expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 })
  }
})

test('NAV-05 what is no page of everybody has no picture', async () => {
  const paths = ['/shared/offers/02-elm.jpg', '/shared/dashboard.jpg', '/shared/nowhere.jpg', '/shared/%ff.jpg']
  for (const path of paths) expect([path, (await fetch(edge.url + path)).status]).toEqual([path, 404])
  expect(await imageOf('/dashboard')).toMatchObject({ 'og:image': undefined })
  expect((await fetch(`${edge.url}/shared.jpg`)).headers.get('content-type')).toBe('image/jpeg')
})

test('NAV-05 many who ask at once get one drawing', async () => {
  shared = { ...WORDS, heading: 'Dla wielu' }
  const { 'og:image': url = '' } = await imageOf('/offers/01-oak')
  const before = asked
  const all = await Promise.all(Array.from({ length: 12 }, async () => (await fetch(url)).arrayBuffer()))
  expect(asked - before).toBe(12)
  expect(new Set(all.map((one) => Buffer.from(one).toString('base64'))).size).toBe(1)
})
