import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { make } from '@kredka/contracts/kernel/events'
import { profileEvents } from '@kredka/contracts/profiles/events'
import type { RunQuery } from '@kredka/projections/kernel/query-runner'
import { startTestReadModels, type TestReadModels } from '@kredka/projections/kernel/testing/test-read-models'
import { offersProjection } from '@kredka/projections/offers/projection'
import { idOf, offerEventsOf, teacher } from '@kredka/projections/offers/testing/market'
import { sqlOf } from '@kredka/projections/postgres/postgres'
import { directoryQueryHandlers } from '@kredka/projections/profiles/directory'
import { profilesProjection } from '@kredka/projections/profiles/projection'
import { profileQueryHandlers } from '@kredka/projections/profiles/queries'
import { teachersSitemapQueryHandler } from '@kredka/projections/profiles/sitemap'
import { promotionsProjection } from '@kredka/projections/promotions/projection'
import { statisticsProjection } from '@kredka/projections/statistics/projection'
import { statisticsQueryHandlers } from '@kredka/projections/statistics/queries'
import { type TestEdge, testEdge } from '../http/testing/edge.ts'
import { directoryHead } from './directory-head.ts'
import { teacherHead } from './heads.ts'

const TEMPLATE =
  '<html lang="__KREDKA_LANG__"><head><!--kredka:head--></head><body><!--kredka:body--><!--kredka:state--></body></html>'
const FILE = idOf('f', 9)

let folder: string
let models: TestReadModels
let edge: TestEdge

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kredka-directory-'))
  await writeFile(join(folder, 'index.html'), TEMPLATE)
  const queryHandlers = [...profileQueryHandlers, ...directoryQueryHandlers, ...statisticsQueryHandlers]
  models = await startTestReadModels(
    [profilesProjection, offersProjection, statisticsProjection, promotionsProjection],
    queryHandlers,
  )
  await models.tell([
    ...teacher(1, 'Uczę od dawna.'),
    ...offerEventsOf(1, { places: ['online', 'teacher_house'], city_id: 'wroclaw' }),
    make(profileEvents.PictureChosen, { user_id: idOf('t', 1), file_id: FILE, replaces: null }),
  ])
  const sql = sqlOf(models.pool)
  const ask: RunQuery = async (answering, input, viewer) => ({
    value: await answering.run({ sql, input: input as never, viewer, now: 0 }),
    stale: false,
  })
  const documents = [teachersSitemapQueryHandler('https://kredka.test')]
  const heads = [directoryHead, teacherHead]
  edge = await testEdge({ endpoints: [], queryHandlers, documents, heads, ask, pagesFolder: folder })
})
afterAll(async () => {
  await edge.stop()
  await models.close()
  await rm(folder, { recursive: true })
})

async function get(path: string) {
  const response = await fetch(edge.url + path)
  const text = (await response.text()).replaceAll(edge.url, '')
  const first = (pattern: RegExp) => pattern.exec(text)?.[1]
  return {
    status: response.status,
    text,
    title: first(/<title>(.*?)<\/title>/),
    canonical: first(/<link rel="canonical" href="([^"]*)"/),
    description: first(/<meta name="description" content="([^"]*)"/),
    image: first(/<meta property="og:image" content="([^"]*)"/),
    indexed: !text.includes('content="noindex"'),
    json: JSON.parse(first(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/s) ?? 'null'),
    answers: JSON.parse(first(/<script[^>]*id="kredka-state"[^>]*>(.*?)<\/script>/s) ?? '[]') as { name: string }[],
  }
}

test('NAV-05 the directory is a page of its own for every subject and city, in both languages', async () => {
  expect(await get('/korepetytorzy')).toMatchObject({
    status: 200,
    title: 'Kredka – Korepetytorzy',
    canonical: '/korepetytorzy',
    indexed: true,
    json: { '@type': 'ItemList', itemListElement: [{ name: 'Osoba 1', url: `/korepetytorzy/${idOf('t', 1)}` }] },
  })
  expect(await get('/korepetytorzy?city=wroclaw&subject=maths')).toMatchObject({
    title: 'Kredka – Korepetytorzy – Matematyka – Wrocław',
    description: expect.stringMatching(/^Korepetycje z matematyki we Wrocławiu: /),
    canonical: '/korepetytorzy?subject=maths&amp;city=wroclaw',
    indexed: true,
  })
  expect(await get('/teachers?subject=maths')).toMatchObject({
    title: 'Kredka – Tutors – Maths',
    description: expect.stringMatching(/^Maths tutors: /),
    canonical: '/teachers?subject=maths',
    text: expect.stringContaining('hreflang="pl" href="/korepetytorzy?subject=maths"'),
  })
})

test('NAV-05 the picture of a list is that of the list as it is narrowed, and is there', async () => {
  const { image = '' } = await get('/korepetytorzy?city=wroclaw&subject=maths')
  expect(image).toMatch(/^\/shared\/korepetytorzy\.jpg\?subject=maths&amp;city=wroclaw&amp;in=pl&amp;v=/)
  expect((await fetch(edge.url + image.replaceAll('&amp;', '&'))).headers.get('content-type')).toBe('image/jpeg')
  const wide = image.replaceAll('&amp;', '&').replace('city=wroclaw', 'city=nowhere')
  expect((await fetch(edge.url + wide)).status).toBe(404)
})

test.each([
  '?page=2',
  '?online=true',
  '?q=anna',
  '?subject=alchemy',
  '?city=nowhere',
  '?city=krakow',
  '?subject=music',
])('NAV-05 a list that is turned, narrowed otherwise or empty stays out of search engines: %s', async (query) =>
  expect(await get(`/korepetytorzy${query}`)).toMatchObject({ status: 200, indexed: false, json: null }),
)

test('PRO-04 the first teachers come with the page', async () => {
  const { answers } = await get('/korepetytorzy?subject=maths&page=-1')
  expect(answers.toSorted((a, b) => (a.name < b.name ? -1 : 1))).toMatchObject([
    { name: 'profiles.teacher_facets', input: { subject: 'maths' }, answer: { data: { total: 1 } } },
    { name: 'profiles.teachers', input: { subject: 'maths' }, answer: { data: [{ id: idOf('t', 1) }] } },
  ])
})

test('NAV-05 the first teachers are read before any script has run', async () => {
  const { text } = await get('/korepetytorzy')
  expect(text).toContain('<h1>Korepetytorzy</h1>')
  expect(text).toContain(`<li><a href="/korepetytorzy/${idOf('t', 1)}">Osoba 1</a><p>Uczę od dawna.</p></li>`)
})

test('NAV-05 a teacher’s page has a picture for those who share its address, and says whose face it is', async () => {
  expect(await get(`/korepetytorzy/${idOf('t', 1)}`)).toMatchObject({
    image: expect.stringMatching(`^/shared/korepetytorzy/${idOf('t', 1)}\\.jpg\\?in=pl`),
    json: { '@type': 'Person', image: `/files/${FILE}` },
  })
})

test('NAV-05 the sitemap has a part for teachers', async () => {
  expect((await get('/sitemap.xml')).text).toContain('/sitemap/teachers.xml')
  expect((await get('/sitemap/teachers.xml')).text).toContain(`/korepetytorzy/${idOf('t', 1)}</loc>`)
})
