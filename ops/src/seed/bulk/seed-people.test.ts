import { readLog } from '@kredka/backend/audit/read-log'
import { chatIdOf } from '@kredka/backend/chat/chat-id'
import { POOL } from '@kredka/backend/composition/identifiers'
import { type TestSite, testSite } from '@kredka/backend/processes/testing/test-site'
import { timeOf } from '@kredka/contracts/availability/rules'
import { START, type StoredEvent } from '@kredka/contracts/kernel/ports'
import { localOf } from '@kredka/contracts/kernel/zones'
import { readCheckpoints } from '@kredka/projections/kernel/checkpoints'
import { whenComplete } from '../../load/read-models.ts'
import { DEMO_PASSWORD } from '../demo.ts'
import { emailOf } from './copy-words.ts'
import { checkPeople, seedPeople } from './seed-people.ts'

const SEEDING = { signal: new AbortController().signal, progress: () => undefined }
const WITHIN_MS = 300_000

test(
  'OPS-01 people in bulk have lives that verify and that every read model takes: they log in and are found, and more go on behind them',
  async () => {
    const site = await testSite()
    try {
      const { parts, store } = site
      const added = await seedPeople(parts, { people: 30, events: 3_000 }, SEEDING)
      expect(Math.abs(added - 3_000)).toBeLessThan(400)
      await expect(seedPeople(parts, { people: 30, events: 3_000 }, SEEDING)).rejects.toThrow('30 people are there')
      await seedPeople(parts, { people: 50, events: 5_000 }, SEEDING)

      await whenComplete(parts, await store.head(), WITHIN_MS)
      const places = await readCheckpoints(await parts.get(POOL))
      expect(places.filter(({ status }) => status !== 'live')).toEqual([])
      expect(await statusOf(site, 0)).toBe(200)
      expect(await statusOf(site, 49)).toBe(200)
      const found = await fetch(`${site.url}${site.config.api_base}/offers/overview`)
      expect(await found.json()).toMatchObject({ data: { offers: 5 * 6, teachers: 5 * 2 } })
      await tellsTheTruth(site)
    } finally {
      // fails where verify finds a fault
      await site.stop()
    }
  },
  WITHIN_MS,
)

test('OPS-01 so many events a person as a life can have', () => {
  expect(() => checkPeople({ people: 5, events: 500 })).toThrow('From 10')
  expect(() => checkPeople({ people: 100, events: 500 })).toThrow('From 10 to 400 events a person; these are 5.')
  expect(() => checkPeople({ people: 100_000, events: 10_000_000 })).not.toThrow()
})

async function statusOf({ url, config }: TestSite, person: number): Promise<number> {
  const answer = await fetch(`${url}${config.api_base}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: config.public_url },
    body: JSON.stringify({ email: emailOf(person), password: DEMO_PASSWORD }),
  })
  return answer.status
}

/** What is derived holds for the copies too: the chat of two, the hour of a lesson, the past. */
async function tellsTheTruth({ store, tools }: TestSite): Promise<void> {
  const events: StoredEvent[] = []
  for await (const page of readLog(store, START)) events.push(...page)
  const past = events.filter(({ metadata }) => metadata['origin'] === 'seed')
  expect(past.filter(({ metadata }) => Date.parse(metadata['occurred_at'] ?? '') >= tools.clock.now())).toEqual([])
  const of = (type: string) =>
    past.filter((event) => event.type === type).map(({ data }) => data as Readonly<Record<string, string>>)
  const chats = of('ChatMessageSent')
  const lessons = of('LessonBooked')
  expect(chats.length).toBeGreaterThan(100)
  expect(lessons.length).toBeGreaterThan(100)
  expect(
    chats.filter(({ chat_id, teacher_id = '', student_id = '' }) => chat_id !== chatIdOf(teacher_id, student_id)),
  ).toEqual([])
  const hours = lessons.map(({ starts_at = '', timezone = '' }) => localOf(Date.parse(starts_at), timezone))
  expect(hours.map(({ date, minutes }) => `${date} ${timeOf(minutes)}`)).toEqual(
    lessons.map(({ date, time }) => `${date} ${time}`),
  )
}
