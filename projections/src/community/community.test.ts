import { accountEvents } from '@kredka/contracts/accounts/events'
import {
  getAdminBoard,
  getBoard,
  getOpinionSummary,
  getOwnOpinion,
  listAnnouncements,
  listIdeas,
  listOpinions,
  listOwnIdeas,
  searchAnnouncements,
  searchIdeas,
  searchOpinions,
  searchTasks,
} from '@kredka/contracts/community/endpoints'
import { communityEvents as e } from '@kredka/contracts/community/events'
import type { TaskStatus } from '@kredka/contracts/community/rules'
import { make } from '@kredka/contracts/kernel/events'
import type { Viewer } from '../kernel/query.ts'
import { dumpTables } from '../kernel/testing/dump.ts'
import { startTestReadModels, type TestEvent, type TestReadModels } from '../kernel/testing/test-read-models.ts'
import { idOf, person } from '../offers/testing/market.ts'
import { profilesProjection } from '../profiles/projection.ts'
import { communityAdminQueryHandlers } from './admin-queries.ts'
import { communityProjection } from './projection.ts'
import { communityQueryHandlers } from './queries.ts'

const user = (n: number): Viewer => ({ kind: 'user', id: idOf('t', n), is_teacher: false })
const admin: Viewer = { kind: 'admin', id: idOf('p', 99), role: 'owner' }
const both = (text: string) => ({ pl: text, en: `${text} (en)` })

function begin(): Promise<TestReadModels> {
  return startTestReadModels(
    [profilesProjection, communityProjection],
    [...communityQueryHandlers, ...communityAdminQueryHandlers],
  )
}
let models: TestReadModels
beforeEach(async () => {
  models = await begin()
})
afterEach(() => models.close())

const announcement_id = (n: number) => idOf('p', n)
const written = (n: number, text: string, pinned = false) =>
  make(e.AnnouncementWritten, { announcement_id: announcement_id(n), title: both(text), text: both(text), pinned })
const published = (n: number) => make(e.AnnouncementPublished, { announcement_id: announcement_id(n) })

test('BRD-01 the board shows what is published: pinned first, then the newest; a correction says so', async () => {
  const [one, two, three, four] = [1, 2, 3, 4]
  await models.tell([
    written(one, 'Pierwsze', true),
    written(two, 'Drugie'),
    written(three, 'Trzecie'),
    written(four, 'Szkic'),
    published(one),
    published(two),
    published(three),
    make(e.AnnouncementChanged, {
      announcement_id: announcement_id(two),
      title: both('Drugie'),
      text: both('Poprawione'),
      is_public: true,
    }),
  ])
  const { rows } = await models.page(listAnnouncements, {}, user(1))
  expect(rows.map(({ title, text, changed_at }) => [title.pl, text.pl, changed_at !== null])).toEqual([
    ['Pierwsze', 'Pierwsze', false],
    ['Trzecie', 'Trzecie', false],
    ['Drugie', 'Poprawione', true],
  ])
  await models.tell([
    make(e.AnnouncementWithdrawn, { announcement_id: announcement_id(one), reason: 'Nieaktualne.' }),
    make(e.AnnouncementPinned, { announcement_id: announcement_id(two), pinned: true }),
  ])
  expect((await models.page(listAnnouncements, {}, user(1))).rows.map(({ title }) => title.pl)).toEqual([
    'Drugie',
    'Trzecie',
  ])
  const withdrawn = await models.page(searchAnnouncements, { state: 'withdrawn', q: 'PIERWSZE' }, admin)
  expect(withdrawn.rows).toMatchObject([{ reason: 'Nieaktualne.', state: 'withdrawn' }])
})

const added = (n: number, status: TaskStatus, place: number) =>
  make(e.DevTaskAdded, {
    task_id: idOf('g', n),
    title: both(`Zadanie ${n}`),
    description: both('Opis'),
    status,
    place,
  })

async function board(): Promise<Readonly<Record<string, readonly string[]>>> {
  const tasks = await models.ask(getAdminBoard, {}, admin)
  if ('rejected' in tasks) throw new Error('no board')
  const columns: Record<string, string[]> = {}
  for (const { status, title, place } of tasks) {
    columns[status] ??= []
    expect(place).toBe(columns[status]?.length)
    columns[status]?.push(title.pl.slice(-1))
  }
  return columns
}

test('BRD-01 tasks stand in their columns as the board’s stream has them, without gaps', async () => {
  const move = (n: number, from: TaskStatus, to: TaskStatus, place: number) =>
    make(e.DevTaskMoved, { task_id: idOf('g', n), from, to, place })
  await models.tell([added(1, 'to-do', 0), added(2, 'to-do', 1), added(3, 'to-do', 2), added(4, 'done', 0)])
  expect(await board()).toEqual({ 'to-do': ['1', '2', '3'], done: ['4'] })
  await models.tell([move(3, 'to-do', 'to-do', 0), move(1, 'to-do', 'done', 0)])
  expect(await board()).toEqual({ 'to-do': ['3', '2'], done: ['1', '4'] })
  await models.tell([move(1, 'done', 'done', 1), move(2, 'to-do', 'in-progress', 0), added(5, 'done', 0)])
  expect(await board()).toEqual({ 'to-do': ['3'], 'in-progress': ['2'], done: ['5', '4', '1'] })
  await models.tell([
    make(e.DevTaskDeleted, { task_id: idOf('g', 4), status: 'done', reason: 'Powtórzone.' }),
    make(e.DevTaskChanged, { task_id: idOf('g', 5), title: both('Nowe 5'), description: both('') }),
  ])
  expect(await board()).toEqual({ 'to-do': ['3'], 'in-progress': ['2'], done: ['5', '1'] })
  expect(await models.ask(getBoard, {}, user(1))).toHaveLength(4)
  const found = await models.page(searchTasks, { q: 'nowe', status: 'done' }, admin)
  expect(found.rows.map(({ title }) => title.pl)).toEqual(['Nowe 5'])
})

const ids = (n: number, author: number) => ({ idea_id: idOf('f', n), author_id: idOf('t', author) })
const proposed = (n: number, author: number) => [
  make(e.IdeaProposed, {
    ...ids(n, author),
    date: '2026-10-01',
    title: `Pomysł ${n}`,
    description: `Żeby było lepiej ${n}.`,
  }),
  make(e.IdeaOpened, ids(n, author)),
]
const toVote = (n: number, author: number) => make(e.IdeaPutToVote, ids(n, author))
const voted = (n: number, author: number, voter: number) =>
  make(e.IdeaVoted, { ...ids(n, author), voter_id: idOf('t', voter) })

test('BRD-01 ideas under vote by votes or by age, each with whether one voted oneself', async () => {
  await models.tell([
    ...[1, 2, 3].map((n) => person(n)),
    ...[1, 2, 3].flatMap((n) => proposed(n, 1)),
    toVote(1, 1),
    toVote(2, 1),
    voted(1, 1, 2),
    voted(1, 1, 3),
    voted(2, 1, 2),
    make(e.IdeaVoteTakenBack, { ...ids(1, 1), voter_id: idOf('t', 2) }),
    voted(1, 1, 1),
  ])
  const of = async (sort: 'votes' | 'newest') =>
    (await models.page(listIdeas, { sort }, user(2))).rows.map(({ title, votes, voted }) => [title, votes, voted])
  expect(await of('votes')).toEqual([
    ['Pomysł 1', 2, false],
    ['Pomysł 2', 1, true],
  ])
  expect((await of('newest')).map(([title]) => title)).toEqual(['Pomysł 2', 'Pomysł 1'])
  expect((await models.page(listOwnIdeas, {}, user(1))).rows).toHaveLength(3)
  expect((await models.page(listOwnIdeas, {}, user(2))).rows).toEqual([])
})

test('BRD-01 a rejected idea shows why; one that was never under vote is its author’s alone', async () => {
  const reject = (n: number) => make(e.IdeaRejected, { ...ids(n, 1), answer: `Nie, bo ${n}.`, votes: 0 })
  await models.tell([person(1), ...proposed(1, 1), ...proposed(2, 1), toVote(2, 1), reject(1), reject(2)])
  const everybody = await models.page(listIdeas, { status: 'rejected' }, user(2))
  expect(everybody.rows.map(({ title, answer }) => [title, answer])).toEqual([['Pomysł 2', 'Nie, bo 2.']])
  const own = await models.page(listOwnIdeas, {}, user(1))
  expect(own.rows.map(({ answer, status }) => [answer, status])).toEqual([
    ['Nie, bo 2.', 'rejected'],
    ['Nie, bo 1.', 'rejected'],
  ])
})

test('ADM-02 the back office finds ideas by text and by author, in any order', async () => {
  await models.tell([
    person(1, 'Łucja Żak'),
    person(2, 'Jan Nowak'),
    ...proposed(1, 1),
    ...proposed(2, 2),
    toVote(2, 2),
  ])
  const found = async (input: Parameters<typeof models.page<typeof searchIdeas>>[1]) =>
    (await models.page(searchIdeas, input, admin)).rows.map(({ title }) => title)
  expect(await found({ q: 'ZEBY bylo lepiej 1' })).toEqual(['Pomysł 1'])
  expect(await found({ q: 'nowak' })).toEqual(['Pomysł 2'])
  expect(await found({ q: '%' })).toEqual([])
  expect(await found({ sort: 'title' })).toEqual(['Pomysł 1', 'Pomysł 2'])
  expect(await found({ sort: '-proposed_at' })).toEqual(['Pomysł 2', 'Pomysł 1'])
  expect(await found({ status: 'new' })).toEqual(['Pomysł 1'])
})

const opinion = (n: number, version: number, stars: number, text: string, edited = version > 1) =>
  make(e.OpinionWritten, { user_id: idOf('t', n), opinion_id: idOf('g', n), version, stars, text, edited })
const approved = (n: number, version: number) => make(e.OpinionApproved, { user_id: idOf('t', n), version })

test('BRD-01 approved opinions are public with the first name; the average counts from the first on', async () => {
  expect(await models.ask(getOpinionSummary, {})).toMatchObject({ count: 0, average: null, newest: [] })
  await models.tell([
    person(1, 'Łucja Żak'),
    person(2, 'Jan Nowak'),
    person(3),
    opinion(1, 1, 5, 'Świetnie się tu uczy.'),
    opinion(2, 1, 4, 'Dobrze, choć wolno.'),
    opinion(3, 1, 1, 'Jeszcze niesprawdzone.'),
    approved(1, 1),
  ])
  expect(await models.ask(getOpinionSummary, {})).toMatchObject({ count: 1, average: 5 })
  await models.tell([approved(2, 1)])
  const summary = await models.ask(getOpinionSummary, {})
  expect(summary).toMatchObject({ count: 2, average: 4.5, newest: [{ name: 'Jan', stars: 4 }, { name: 'Łucja' }] })
  expect(JSON.stringify(summary)).not.toMatch(/Żak|Nowak|01jdt/)
  expect(summary).toMatchObject({ by_stars: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: stars > 3 ? 1 : 0 })) })
})

test('BRD-01 a change waits while the earlier version stays public, then is marked as edited', async () => {
  await models.tell([person(1), opinion(1, 1, 5, 'Dobrze.'), approved(1, 1), opinion(1, 2, 3, 'Bywa różnie.')])
  const texts = async () => (await models.page(listOpinions, {})).rows.map(({ text, edited }) => [text, edited])
  expect(await texts()).toEqual([['Dobrze.', false]])
  expect(await models.ask(getOwnOpinion, {}, user(1))).toMatchObject({
    opinion: { state: 'waiting', text: 'Bywa różnie.', is_public: 'earlier' },
  })
  expect((await models.page(searchOpinions, { state: 'waiting' }, admin)).rows).toMatchObject([
    { version: 2, visible: { version: 1, text: 'Dobrze.' } },
  ])
  const reason = 'Telefon w treści.'
  await models.tell([make(e.OpinionRejected, { user_id: idOf('t', 1), version: 2, reason, visible: 1 })])
  expect(await texts()).toEqual([['Dobrze.', false]])
  expect(await models.ask(getOwnOpinion, {}, user(1))).toMatchObject({
    opinion: { state: 'rejected', reason, is_public: 'earlier' },
  })
  await models.tell([approved(1, 2)])
  expect(await texts()).toEqual([['Bywa różnie.', true]])
  await models.tell([make(e.OpinionRejected, { user_id: idOf('t', 1), version: 2, reason, visible: null })])
  expect(await texts()).toEqual([])
  await models.tell([make(e.OpinionWithdrawn, { user_id: idOf('t', 1), version: 2 })])
  expect(await models.ask(getOwnOpinion, {}, user(1))).toEqual({ opinion: null })
})

test('EVT-10 the texts of a forgotten person go, their votes stay; the rows equal a replay without the key', async () => {
  const told: readonly TestEvent[] = [
    person(1, 'Łucja Żak'),
    person(2, 'Jan Nowak'),
    ...proposed(1, 1),
    ...proposed(2, 2),
    toVote(1, 1),
    toVote(2, 2),
    voted(2, 2, 1),
    opinion(1, 1, 5, 'Świetnie.'),
    approved(1, 1),
    opinion(2, 1, 4, 'Dobrze.'),
    approved(2, 1),
  ]
  const forgotten = make(accountEvents.PersonForgotten, { subject_id: idOf('t', 1) })
  await models.tell([...told, forgotten])
  const rows = await dumpTables(models.pool, communityProjection)
  expect(JSON.stringify(rows)).not.toMatch(/Pomysł 1|pomysl 1|lepiej 1|Świetnie|swietnie/)
  expect((await models.page(listIdeas, {}, user(2))).rows).toMatchObject([
    { title: 'Pomysł 2', votes: 1 },
    { title: null, description: null, author: { name: null }, votes: 0 },
  ])
  expect(await models.ask(getOpinionSummary, {})).toMatchObject({ count: 1, average: 4 })
  expect(await models.ask(getOwnOpinion, {}, user(1))).toEqual({ opinion: null })

  const again = await begin()
  await again.tell([...told.map(withoutKeyOf(idOf('t', 1))), forgotten])
  expect(await dumpTables(again.pool, communityProjection)).toEqual(rows)
  await again.close()
})

/** The event as it is opened once that person's key is gone. */
function withoutKeyOf(subject: string) {
  const definitions = Object.values({ ...e, ...accountEvents })
  return (event: TestEvent): TestEvent => {
    const personal = definitions.find(({ name }) => name === event.type)?.personal ?? {}
    const gone = Object.entries(personal).filter(([, owner]) => event.data[owner] === subject)
    return { ...event, data: { ...event.data, ...Object.fromEntries(gone.map(([property]) => [property, null])) } }
  }
}

test('BRD-01 a blocked person’s opinion is not shown', async () => {
  await models.tell([person(1), opinion(1, 1, 5, 'Dobrze.'), approved(1, 1)])
  await models.tell([make(accountEvents.AccountBlocked, { user_id: idOf('t', 1), reason: 'Skargi.' })])
  expect(await models.ask(getOpinionSummary, {})).toMatchObject({ count: 0, average: null })
})
