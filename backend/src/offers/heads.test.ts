import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { make } from '@kredka/contracts/kernel/events'
import { offerEvents } from '@kredka/contracts/offers/events'
import { reviewEvents } from '@kredka/contracts/reviews/events'
import { calendarProjection } from '@kredka/projections/calendar/projection'
import { dataQueryHandlers } from '@kredka/projections/data/queries'
import type { RunQuery } from '@kredka/projections/kernel/query-runner'
import { startTestReadModels, type TestReadModels } from '@kredka/projections/kernel/testing/test-read-models'
import { offersProjection } from '@kredka/projections/offers/projection'
import { offerQueryHandlers } from '@kredka/projections/offers/queries'
import { offersSitemapQueryHandler, searchesSitemapQueryHandler } from '@kredka/projections/offers/sitemap'
import { idOf, offerEventsOf, submitted, teacher } from '@kredka/projections/offers/testing/market'
import { sqlOf } from '@kredka/projections/postgres/postgres'
import { profilesProjection } from '@kredka/projections/profiles/projection'
import { profileQueryHandlers } from '@kredka/projections/profiles/queries'
import { promotionsProjection } from '@kredka/projections/promotions/projection'
import { statisticsProjection } from '@kredka/projections/statistics/projection'
import { statisticsQueryHandlers } from '@kredka/projections/statistics/queries'
import { type TestEdge, testEdge } from '../http/testing/edge.ts'
import { teacherHead } from '../profiles/heads.ts'
import { offerHead } from './offer-head.ts'
import { searchHeads } from './search-head.ts'

const TEMPLATE =
  '<html lang="__KREDKA_LANG__"><head><!--kredka:head--></head><body><div id="root"><!--kredka:body--></div><!--kredka:state--></body></html>'
const HOSTILE = '</script><script>alert("x")</script>'
const [MATHS, EVIL, GONE, WAITING] = [1, 2, 3, 4].map((n) => idOf('f', n))

let folder: string
let models: TestReadModels
let edge: TestEdge

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kredka-heads-'))
  await writeFile(join(folder, 'index.html'), TEMPLATE)
  const queryHandlers = [
    ...offerQueryHandlers,
    ...profileQueryHandlers,
    ...dataQueryHandlers,
    ...statisticsQueryHandlers,
  ]
  models = await startTestReadModels(
    [profilesProjection, calendarProjection, offersProjection, statisticsProjection, promotionsProjection],
    queryHandlers,
  )
  await models.tell([
    ...teacher(1, `Uczę od dawna. ${HOSTILE}`),
    ...teacher(2),
    ...offerEventsOf(1, { title: 'Matematyka po kolei', places: ['online', 'teacher_house'], city_id: 'wroclaw' }),
    ...offerEventsOf(2, { title: HOSTILE, description: `${HOSTILE} ${'<b>&"'.repeat(50)}`, subject_id: 'physics' }),
    ...offerEventsOf(3),
    make(offerEvents.OfferRemoved, { offer_id: idOf('f', 3), teacher_id: idOf('t', 1), version: 1, visible: 1 }),
    submitted(4),
  ])
  const sql = sqlOf(models.pool)
  const ask: RunQuery = async (answering, input, viewer) => {
    const value = await answering.run({ sql, input: input as never, viewer, now: 0 })
    return { value, stale: false }
  }
  const heads = [offerHead, ...searchHeads, teacherHead]
  const documents = [
    offersSitemapQueryHandler('https://kredka.test', 1),
    searchesSitemapQueryHandler('https://kredka.test'),
  ]
  edge = await testEdge({ endpoints: [], queryHandlers, documents, heads, ask, pagesFolder: folder })
})
afterAll(async () => {
  await edge.stop()
  await models.close()
  await rm(folder, { recursive: true })
})

async function get(path: string) {
  const response = await fetch(edge.url + path, { redirect: 'manual' })
  const text = (await response.text()).replaceAll(edge.url, '')
  const first = (pattern: RegExp) => pattern.exec(text)?.[1]
  return {
    status: response.status,
    location: response.headers.get('location'),
    text,
    title: first(/<title>(.*?)<\/title>/),
    canonical: first(/<link rel="canonical" href="([^"]*)"/),
    description: first(/<meta name="description" content="([^"]*)"/),
    indexed: !text.includes('content="noindex"'),
    json: JSON.parse(first(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/s) ?? 'null'),
    answers: JSON.parse(first(/<script[^>]*id="kredka-state"[^>]*>(.*?)<\/script>/s) ?? '[]') as { name: string }[],
  }
}

test('NAV-05 an offer’s page names the offer, in both languages, for engines and for those who share it', async () => {
  const page = await get(`/korepetycje/${MATHS}-matematyka-po-kolei`)
  expect(page).toMatchObject({
    status: 200,
    title: 'Kredka – Matematyka po kolei',
    canonical: `/korepetycje/${MATHS}-matematyka-po-kolei`,
    indexed: true,
    json: {
      '@type': 'Service',
      name: 'Matematyka po kolei',
      serviceType: 'Matematyka',
      areaServed: 'Wrocław',
      provider: { name: 'Osoba 1' },
      offers: [{ price: '80.00', priceCurrency: 'PLN' }],
    },
  })
  expect(page.text).toContain(`hreflang="en" href="/offers/${MATHS}-matematyka-po-kolei"`)
  expect(page.text).toContain('<meta property="og:title" content="Matematyka po kolei">')
  const alt = /og:image:alt" content="([^"]*)"/.exec(page.text)?.[1]?.replaceAll('\u00a0', ' ')
  expect(alt).toBe('Matematyka · Wrocław · online · Matematyka po kolei · Osoba 1 · 80 zł / 60 min')
  expect(page.answers.map(({ name }) => name)).toEqual(['offers.get', 'statistics.offer'])
})

test('NAV-05 search and offer can be read before any script has run, and without', async () => {
  const search = await get('/korepetycje')
  expect(search.text).toContain('<main><h1>Korepetycje</h1><ul>')
  expect(search.text).toContain(`<li><a href="/korepetycje/${MATHS}-matematyka-po-kolei">Matematyka po kolei</a><p>`)
  const offer = await get(`/offers/${EVIL}`)
  const shown = await get(offer.location ?? '')
  expect(shown.text).toContain('<main><h1>&lt;/script&gt;')
  expect(shown.text).toContain('<p>&lt;/script&gt;&lt;script&gt;alert(&quot;x&quot;)')
  expect(shown.text).not.toContain(HOSTILE)
})

test('API-06 a wrong or missing slug leads to the right address for good', async () => {
  for (const wrong of ['-x', '', '-matematyka']) {
    const page = await get(`/offers/${MATHS}${wrong}?utm=1`)
    expect(page).toMatchObject({ status: 301, location: `/offers/${MATHS}-matematyka-po-kolei?utm=1` })
  }
})

test('NAV-03 what is not public, was removed or never was is 404', async () => {
  for (const id of [GONE, WAITING, idOf('f', 99), 'x', '%00', `${MATHS}0`]) {
    expect(await get(`/korepetycje/${id}-x`)).toMatchObject({ status: 404, indexed: false })
  }
  for (const id of [idOf('t', 99), 'x']) {
    expect(await get(`/korepetytorzy/${id}`)).toMatchObject({ status: 404, indexed: false })
  }
})

test('NAV-05 a hostile title stays text in title, JSON-LD and state', async () => {
  for (const path of [`/offers/${EVIL}-script-script-alert-x-script`, '/offers?subject=physics', '/offers']) {
    const { status, text, json } = await get(path)
    expect(status).toBe(200)
    expect(text).not.toContain('<script>alert')
    expect(JSON.stringify(json)).toContain(JSON.stringify(HOSTILE).slice(1, -1))
  }
  const { text, json } = await get(`/korepetytorzy/${idOf('t', 1)}`)
  expect(text).not.toContain('<script>alert')
  expect(json.description).toContain(HOSTILE)
})

test('NAV-05 search engines learn the way to an offer and to a teacher', async () => {
  const { text } = await get(`/korepetycje/${MATHS}-matematyka-po-kolei`)
  expect(text).toContain(
    '"itemListElement":[{"@type":"ListItem","position":1,"name":"Korepetycje","item":"/korepetycje"},' +
      '{"@type":"ListItem","position":2,"name":"Matematyka","item":"/korepetycje/matematyka"},' +
      '{"@type":"ListItem","position":3,"name":"Matematyka po kolei"}]',
  )
  expect((await get(`/korepetytorzy/${idOf('t', 1)}`)).text).toContain('"name":"Korepetytorzy","item":"/korepetytorzy"')
})

test('NAV-05 the search of a subject and a city is a page of its own', async () => {
  expect(await get('/korepetycje')).toMatchObject({ title: 'Kredka – Korepetycje', canonical: '/korepetycje' })
  const polish = await get('/korepetycje?city=wroclaw&subject=maths')
  expect(polish).toMatchObject({
    status: 200,
    title: 'Kredka – Korepetycje z matematyki we Wrocławiu',
    canonical: '/korepetycje/matematyka/wroclaw',
    indexed: true,
    json: { '@type': 'ItemList', itemListElement: [{ position: 1, name: 'Matematyka po kolei' }] },
  })
  expect(polish.description).toMatch(/^Korepetycje z matematyki we Wrocławiu: /)
  expect(polish.text).toContain('hreflang="en" href="/offers/maths/wroclaw"')
  const english = await get('/offers?subject=maths&city=wroclaw')
  expect(english.title).toBe('Kredka – Maths tutors in Wrocław')
  expect(english.description).toMatch(/^Maths lessons in Wrocław: /)
})

test.each([
  '?q=matematyka',
  '?level=basic',
  '?place=online',
  '?sort=price',
  '?page=2',
  '?price_max=100',
  '?city=nowhere',
  '?city=krakow',
  '?subject=music',
])('NAV-05 a list that is narrowed otherwise, or is empty, stays out of search engines: %s', async (query) => {
  expect(await get(`/korepetycje${query}`)).toMatchObject({ status: 200, indexed: false, json: null })
})

test('OFR-04 the first results come with the page; nonsense in the address is left out', async () => {
  const { answers } = await get('/korepetycje?q=matematki&city=wroclaw&level=%3Cb%3E&page=-4&sort=luck')
  expect(answers.toSorted((a, b) => (a.name < b.name ? -1 : 1))).toMatchObject([
    { name: 'offers.facets', input: { q: 'matematki', city: 'wroclaw' }, answer: { data: { total: 1 } } },
    { name: 'offers.search', input: { q: 'matematki', city: 'wroclaw' }, answer: { data: [{ id: MATHS }] } },
    { name: 'places.cities', input: { q: 'wroclaw' } },
  ])
})

test('OFR-04 that a city is none of ours is known with the page', async () => {
  const { answers } = await get('/korepetycje?city=atlantis')
  expect(answers).toContainEqual({ name: 'places.cities', input: { q: 'atlantis' }, answer: { data: [] } })
})

test('NAV-05 a teacher’s page names the teacher; without offers it stays out', async () => {
  expect(await get(`/korepetytorzy/${idOf('t', 1)}`)).toMatchObject({
    title: 'Kredka – Osoba 1',
    indexed: true,
    json: { '@type': 'Person', name: 'Osoba 1', knowsAbout: expect.arrayContaining(['Matematyka']) },
  })
  expect(await get(`/korepetytorzy/${idOf('t', 2)}`)).toMatchObject({ status: 200, indexed: false })
})

test('NAV-05 the sitemap names every public offer in both languages', async () => {
  const index = (await get('/sitemap.xml')).text
  const pages = [...index.matchAll(/<loc>([^<]*offers[^<]*)<\/loc>/g)].map(([, path]) => path ?? '')
  expect(pages).toEqual(['/sitemap/offers.xml', '/sitemap/offers.xml?page=2'])
  const text = (await Promise.all(pages.map(async (page) => (await get(page)).text))).join('')
  expect(text.match(/<loc>[^<]*<\/loc>/g)).toEqual([
    `<loc>https://kredka.test/korepetycje/${EVIL}-script-script-alert-x-script</loc>`,
    `<loc>https://kredka.test/offers/${EVIL}-script-script-alert-x-script</loc>`,
    `<loc>https://kredka.test/korepetycje/${MATHS}-matematyka-po-kolei</loc>`,
    `<loc>https://kredka.test/offers/${MATHS}-matematyka-po-kolei</loc>`,
  ])
  expect(text).toContain(
    `<xhtml:link rel="alternate" hreflang="en" href="https://kredka.test/offers/${MATHS}-matematyka-po-kolei"/>`,
  )
  expect(text).toMatch(/<lastmod>2026-10-01<\/lastmod>/)
})

test('NAV-05 a subject has an address of its own, alone and with a city; a city that is on no list is no page', async () => {
  const page = await get('/korepetycje/matematyka/wroclaw')
  expect(page.status).toBe(200)
  expect(page.text).toContain('<link rel="canonical" href="/korepetycje/matematyka/wroclaw"')
  expect(page.text).toContain('<h1>Korepetycje z matematyki we Wrocławiu</h1>')
  expect(page.text).toContain('"@type":"ItemList"')
  expect((await get('/offers/maths')).text).toContain('Maths tutors')
  expect((await get('/korepetycje/matematyka/atlantis')).status).toBe(404)
})

test('NAV-05 subjects and their cities stand in a sitemap as far as they have offers', async () => {
  const { text } = await get('/sitemap/subjects.xml')
  const places = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) =>
    place?.replace('https://kredka.test', ''),
  )
  expect(places).toEqual([
    '/korepetycje/matematyka',
    '/offers/maths',
    '/korepetycje/fizyka',
    '/offers/physics',
    '/korepetycje/matematyka/wroclaw',
    '/offers/maths/wroclaw',
  ])
  expect(await get('/sitemap.xml')).toMatchObject({ text: expect.stringContaining('/sitemap/subjects.xml') })
})

test('REV-01 search engines learn the average of an offer and of a teacher from the first review on', async () => {
  const path = `/korepetycje/${MATHS}-matematyka-po-kolei`
  expect((await get(path)).json).not.toHaveProperty('aggregateRating')
  const review = {
    tuition_id: idOf('p', 1),
    review_id: idOf('p', 2),
    offer_id: idOf('f', 1),
    subject_id: 'maths',
    teacher_id: idOf('t', 1),
    student_id: idOf('t', 9),
  }
  await models.tell([make(reviewEvents.ReviewWritten, { ...review, version: 1, stars: 4, text: 'Jasno i spokojnie.' })])
  const rated = { '@type': 'AggregateRating', ratingValue: 4, reviewCount: 1, bestRating: 5, worstRating: 1 }
  expect((await get(path)).json).toMatchObject({ '@type': 'Service', aggregateRating: rated })
  const { text } = await get(`/korepetytorzy/${idOf('t', 1)}`)
  expect(text).toContain(JSON.stringify(rated).slice(1, -1))
})
