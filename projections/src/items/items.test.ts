import { accountEvents } from '@kredka/contracts/accounts/events'
import { attemptEvents as a } from '@kredka/contracts/attempts/events'
import { getQuizPanel } from '@kredka/contracts/items/endpoints'
import { make } from '@kredka/contracts/kernel/events'
import { must } from '@kredka/contracts/kernel/testing/must'
import { quizEvents } from '@kredka/contracts/quizzes/events'
import { dumpTables } from '../kernel/testing/dump.ts'
import { randomFrom } from '../kernel/testing/random.ts'
import { startTestReadModels, type TestEvent, type TestReadModels } from '../kernel/testing/test-read-models.ts'
import { quizzesProjection } from '../quizzes/projection.ts'
import { itemsProjection } from './projection.ts'
import { itemQueryHandlers } from './queries.ts'
import { naivePanel } from './testing/naive.ts'
import { AUTHOR_ID, finishedIn, frozenQuiz, played, QUIZ_ID, rescored, userId, visitorId } from './testing/played.ts'

const author = { kind: 'user', id: AUTHOR_ID, is_teacher: true } as const
const start = () => startTestReadModels([quizzesProjection, itemsProjection], itemQueryHandlers)

let models: TestReadModels
beforeEach(async () => {
  models = await start()
  await models.tell(frozenQuiz())
})
afterEach(() => models.close())

const panel = async () => must(await models.ask(getQuizPanel, { id: QUIZ_ID }, author))

/** Every visitor but each third turns out to be a user. */
function claimsIn(log: readonly TestEvent[]): TestEvent[] {
  return finishedIn(log).flatMap(({ attempt_id, player_id: visitor_id }) => {
    const n = Number(visitor_id.slice(-2))
    const isClaimed = visitor_id === visitorId(n) && n % 3 > 0
    return isClaimed
      ? [make(a.AttemptClaimed, { attempt_id, visitor_id, player_id: n === 1 ? AUTHOR_ID : userId(n) })]
      : []
  })
}

/** A life of the quiz: several attempts a person, on several devices, given up, claimed, scored anew. */
function lifeOf(seed: number) {
  const random = randomFrom(seed)
  const log: TestEvent[] = []
  for (let n = 0; n < 100; n += 1) {
    const someone = random() < 0.4 ? visitorId : userId
    const player = n % 40 === 7 ? AUTHOR_ID : someone(Math.floor(random() * 60))
    log.push(...played(n, player, random, random() < 0.9))
    if (n === 50) log.push(...claimsIn(log))
  }
  const changed = finishedIn(log).filter(() => random() < 0.5)
  const known = new Set(log.filter(({ type }) => type === a.AttemptClaimed.name).map(({ data }) => data['attempt_id']))
  const claims = claimsIn(log).filter(({ data }) => !known.has(data['attempt_id']))
  log.push(...changed.map(rescored), ...claims)
  return log.map((event, n) => ({ ...event, at: new Date(Date.UTC(2026, 8, 25) + n * 7_000).toISOString() }))
}

test.each([1, 2, 3])('QUI-09 the figures equal plain SQL over the exported events (%i)', async (seed) => {
  const log = lifeOf(seed)
  for (let from = 0; from < log.length; from += 37) await models.tell(log.slice(from, from + 37))
  const { items, scores, versions, days } = await panel()
  const naive = await naivePanel(models.pool, log)
  expect(items.map(({ people, figures }) => ({ people, figures }))).toEqual(
    naive.items.map(({ people, figures }) => ({ people, figures: { ...figures, flags: expect.anything() } })),
  )
  expect(scores).toEqual(naive.scores)
  expect(versions).toMatchObject([{ version: 1, people: naive.people, plays: naive.plays }])
  expect(days.reduce((sum, { plays }) => sum + plays, 0)).toBe(naive.plays)
  // whoever knows it types something else than the key
  expect(items[3]?.figures?.flags).toContain('KEY_BEATEN')
  expect(items[0]?.figures?.flags).not.toContain('KEY_BEATEN')
})

test('QUI-09 twenty first attempts are needed, and the author’s own and repeated ones are none', async () => {
  const random = randomFrom(4)
  const people = Array.from({ length: 19 }, (_, n) => played(n, userId(n), random)).flat()
  await models.tell([...people, ...played(60, AUTHOR_ID, random), ...played(61, userId(3), random)])
  const before = await panel()
  expect(before).toMatchObject({ scores: [], versions: [{ people: 19, plays: 20 }] })
  expect(before.items.every(({ people, figures }) => people === 19 && figures === null)).toBe(true)
  await models.tell(played(62, userId(40), random))
  expect((await panel()).items.every(({ figures }) => figures !== null)).toBe(true)
})

test('QUI-09 what forgotten people typed leaves the sums as if they had been forgotten before', async () => {
  const log = lifeOf(5)
  const forgotten = [userId(4), userId(5), visitorId(3)]
  const forget = forgotten.map((subject_id) => make(accountEvents.PersonForgotten, { subject_id }))
  await models.tell([...log, ...forget])
  const replayed = await start()
  const sealed = log.map((event) => {
    const isGone = event.type === a.AnswerGiven.name && forgotten.includes(String(event.data['player_id']))
    return isGone ? { ...event, data: { ...event.data, words: null } } : event
  })
  await replayed.tell([...frozenQuiz(), ...sealed, ...forget])
  expect(await dumpTables(models.pool, itemsProjection)).toEqual(await dumpTables(replayed.pool, itemsProjection))
  await replayed.close()
})

test('QUI-09 QUI-11 a corrected key says what is right from then on', async () => {
  await models.tell(lifeOf(6))
  const QUESTION = 3
  const before = (await panel()).items[QUESTION]
  const key = {
    kind: 'number' as const,
    number: { value: '13', tolerance: '', tolerance_kind: 'absolute' as const, units: [] },
  }
  const of = { quiz_id: QUIZ_ID, author_id: AUTHOR_ID, version: 1, question_id: before?.id ?? '', key_revision: 1 }
  await models.tell([
    make(quizEvents.KeyCorrected, { ...of, is_void: false, reason: 'Pomyłka w kluczu', content: key }),
  ])
  const after = (await panel()).items[QUESTION]
  const rightIn = (item: typeof after) =>
    item?.figures?.words[0]?.flatMap(({ word, is_right }) => (is_right ? word : []))
  expect(rightIn(before)).toEqual(['12'])
  expect(rightIn(after)).toEqual(['13'])
  expect(after?.figures?.flags).not.toContain('KEY_BEATEN')
})
