import { SUBJECTS } from '@kredka/contracts/data/subjects'
import { make } from '@kredka/contracts/kernel/events'
import { must } from '@kredka/contracts/kernel/testing/must'
import { countFacets, searchOffers } from '@kredka/contracts/offers/endpoints'
import { profileEvents } from '@kredka/contracts/profiles/events'
import { calendarProjection } from '../calendar/projection.ts'
import { startTestReadModels, type TestReadModels } from '../kernel/testing/test-read-models.ts'
import { profilesProjection } from '../profiles/projection.ts'
import { promotionsProjection } from '../promotions/projection.ts'
import { offersProjection } from './projection.ts'
import { offerQueryHandlers } from './queries.ts'
import { everydayWordLike } from './respelling.ts'
import { idOf, offerEventsOf, person } from './testing/market.ts'
import { SEARCHES_BY_SUBJECT } from './testing/people-search.ts'

/** Two offers of each subject, the second one in Kraków; and one of geography that speaks of everything. */
const OFFERS = SUBJECTS.flatMap(({ id, pl }, n) => [
  { n: 2 * n + 1, content: { subject_id: id, title: `${pl} bez stresu` } },
  {
    n: 2 * n + 2,
    content: { subject_id: id, title: `Zajęcia: ${pl}`, places: ['teacher_house' as const], city_id: 'krakow' },
  },
])
const CHATTY = {
  n: 100,
  content: {
    subject_id: 'geography' as const,
    title: 'Geografia Polski i świata',
    description:
      'Matura, egzamin ósmoklasisty, konwersacje po angielsku i po rosyjsku o miastach; polski krajobraz i podstawy; ' +
      'ekonometria, kolory i pianka.',
  },
}

let models: TestReadModels
beforeAll(async () => {
  models = await startTestReadModels(
    [profilesProjection, promotionsProjection, calendarProjection, offersProjection],
    offerQueryHandlers,
  )
  const teaches = (n: number, name: string) => [
    person(n, name),
    make(profileEvents.TeacherProfileCreated, {
      user_id: idOf('t', n),
      about: '',
      terms_version: '2026-11-01',
      how: 'self',
    }),
  ]
  const byAnna = {
    ...CHATTY.content,
    teacher_id: idOf('t', 2),
    subject_id: 'history' as const,
    title: 'Dawne dzieje',
    description: 'Opowieści o ludziach z dawnych czasów, krok po kroku.',
  }
  await models.tell([
    ...teaches(1, 'Jan Próba'),
    ...teaches(2, 'Anna Wójcik-Żak'),
    ...teaches(3, 'Paweł O’Connell'),
    ...teaches(4, 'Marek Kowalski'),
    ...teaches(5, 'Ewa Nowak'),
    ...[...OFFERS, CHATTY].flatMap(({ n, content }) => offerEventsOf(n, content)),
    ...offerEventsOf(101, byAnna),
    ...offerEventsOf(102, { ...byAnna, teacher_id: idOf('t', 3), subject_id: 'geography' as const, title: 'Wieczory' }),
    ...offerEventsOf(103, { ...byAnna, teacher_id: idOf('t', 4), subject_id: 'biology' as const, title: 'Rycerze' }),
    ...offerEventsOf(104, {
      ...byAnna,
      teacher_id: idOf('t', 5),
      subject_id: 'chemistry' as const,
      title: 'Faraonowie',
    }),
  ])
})
afterAll(() => models.close())

async function search(q: string) {
  const [page, facets] = [await models.page(searchOffers, { q }), must(await models.ask(countFacets, { q }))]
  return { rows: page.rows, first: page.rows[0], ...facets }
}

const SEARCHES = Object.entries(SEARCHES_BY_SUBJECT).flatMap(([subject, typed]) =>
  typed.split(';').map((q) => ({ subject, q: q.replace(/\s+/g, ' ').trim() })),
)

test('OFR-04 three hundred searches of people: what is meant comes first, and none ends in nothing', async () => {
  expect(SEARCHES.length).toBeGreaterThanOrEqual(300)
  const missed = []
  for (const { subject, q } of SEARCHES) {
    const { first, total } = await search(q)
    if (first?.subject_id !== subject || total === 0)
      missed.push({ q, wanted: subject, got: first?.subject_id ?? null })
  }
  expect(missed).toEqual([])
})

test.each([
  ['angielski kraków', [], 'krakow'],
  ['kraków angielski', [], 'krakow'],
  ['angielski Gdynia', ['Gdynia'], null],
  ['Niemiecki B2', ['B2'], null],
  ['polski MATURA', ['MATURA'], null],
  ['całki', ['całki'], null],
])('OFR-04 %s leaves out %j and says so', async (q, without, city) => {
  const found = await search(q)
  expect(found.without).toEqual(without)
  if (city !== null) expect(found.first?.city?.id).toBe(city)
})

test.each(['Wójcik', 'wojcik', 'anna wojcik', 'Anna Żak', 'historia Wójcik', 'zak'])(
  'OFR-04 a teacher is found by name: %s',
  async (q) => {
    const { rows, total, without } = await search(q)
    expect(rows.map(({ title }) => title)).toContain('Dawne dzieje')
    expect(total).toBeGreaterThan(0)
    expect(without).toEqual([])
  },
)

test.each([
  ['pani Anna', 'Dawne dzieje', []],
  ['Wójcik matura', 'Dawne dzieje', []],
  ['matematyka u Wójcik', 'Dawne dzieje', []],
  ['Anna Lewandowska', 'Dawne dzieje', ['Lewandowska']],
  ['u Pawła', 'Wieczory', []],
  ['O’Connell', 'Wieczory', []],
  ["Pawłem O'Connell", 'Wieczory', []],
  ['oconnell', 'Wieczory', []],
])('OFR-04 a teacher is found as people write of them: %s', async (q, title, without) => {
  const found = await search(q)
  expect(found.rows.map((row) => row.title)).toEqual([title])
  expect(found).toMatchObject({ total: 1, without })
})

test.each([
  ['Kowalksi', ['Rycerze'], 'Kowalksi', 'Kowalski', []],
  ['Nowk', ['Faraonowie'], 'Nowk', 'Nowak', []],
  ['wujcik', ['Dawne dzieje'], 'wujcik', 'Wójcik', []],
  ['Wojcki', ['Dawne dzieje'], 'Wojcki', 'Wójcik', []],
  ['Marek Kwalski', ['Rycerze'], 'Kwalski', 'Kowalski', []],
  ['matematyka Kowlaski', ['Rycerze'], 'Kowlaski', 'Kowalski', []],
])('OFR-04 a misspelt name finds whom it looks like, and says so: %s', async (q, titles, typed, name, without) => {
  const found = await search(q)
  expect(found.rows.map(({ title }) => title)).toEqual(titles)
  expect(found).toMatchObject({ total: titles.length, read_as: [{ typed, name }], without })
})

test.each([
  ['japnskiego', 'japanese', [{ typed: 'japnskiego', name: 'japoński' }], []],
  ['Roszyjski', 'geography', [{ typed: 'Roszyjski', name: 'rosyjski' }], []],
  ['Fortepan dla dzieci', 'music', [], ['Fortepan', 'dzieci']],
  ['krajobraz roszyjskie', 'geography', [{ typed: 'roszyjskie', name: 'rosyjski' }], []],
])('OFR-04 a slip in a word for what is taught is put right, and said: %s', async (q, subject, read_as, without) => {
  expect(await search(q)).toMatchObject({ first: { subject_id: subject }, read_as, without })
})

test('OFR-04 any letter of such a word may be missing, doubled or swapped with the next', () => {
  for (const word of ['fortepian', 'trygonometria', 'rosyjski', 'skrzypce']) {
    for (let n = 0; n < word.length; n++) {
      const [before, here, after] = [word.slice(0, n), word.slice(n, n + 1), word.slice(n + 1)]
      const slips = [before + after, before + here + here + after, before + after.slice(0, 1) + here + after.slice(1)]
      for (const slip of slips) expect([slip, slip === word ? word : everydayWordLike(slip)]).toEqual([slip, word])
    }
  }
})

test('OFR-04 a short word beside a subject is left out and not taken for a name; a name that is known is itself', async () => {
  expect(await search('historia nowk')).toMatchObject({
    first: { subject_id: 'history' },
    read_as: [],
    without: ['nowk'],
  })
  expect(await search('Nowak')).toMatchObject({ total: 1, read_as: [] })
})

test('OFR-04 a name that nobody has, and a word that no offer knows, find nothing and leave nothing out', async () => {
  expect(await search('Grzegżółka')).toMatchObject({ rows: [], total: 0, without: [] })
  expect(await search('xqzw vvkq')).toMatchObject({ rows: [], total: 0, without: [] })
})
