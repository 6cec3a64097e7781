import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { downloadExport, openExport } from '@kredka/contracts/privacy/endpoints'
import { deletionDecider } from '../accounts/deletion.ts'
import { CATALOG, ENCRYPTION, MODULES, WAITING } from '../composition/identifiers.ts'
import { projectionsOf } from '../composition/modules.ts'
import { until } from '../kernel/reactions/testing/until.ts'
import { makeMarkedPair, tell } from './testing/marked-life.ts'
import { type MovingSite, movingSite } from './testing/moving-site.ts'
import { logIn, testContext } from './testing/people.ts'
import { searchTables } from './testing/search-tables.ts'
import { type MarkedPerson, PASSWORD, type TwoPeople, twoLives } from './testing/two-lives.ts'
import { upToNow } from './testing/up-to-now.ts'

/**
 * EVT-10 between people: two who order, write to, review and report each other, and to whom every event with personal
 * properties happens besides, made from the schemas. When one goes, nothing that the other received or the site keeps
 * holds a word of theirs; then the other way round.
 */
let site: MovingSite
let people: TwoPeople

beforeAll(async () => {
  site = await movingSite()
  people = await twoLives(site)
  const { definitions } = await site.parts.get(CATALOG)
  await tell(site, makeMarkedPair(definitions.values(), people))
  await settled()
})
afterAll(() => site.stop())

async function settled(): Promise<void> {
  const waiting = await site.parts.get(WAITING)
  const read = projectionsOf((await site.parts.get(MODULES)).all).map(({ name }) => name)
  await waiting.waitFor(read, await site.store.head())
  await until(async () => {
    const { rows } = await site.database.pool.query<{ n: number }>(
      "select count(*)::int as n from outbox.deliveries where state = 'waiting'",
    )
    return rows[0]?.n === 0
  })
}

const stored = async () => (await site.store.readAll('start', 100_000)).events
const opened = async () => (await site.parts.get(ENCRYPTION)).openEvents(await stored())
const holds = (mark: string) => (text: string) => text.toLowerCase().includes(mark)

/** What the person would be handed with all their data. */
async function exportOf(person: MarkedPerson): Promise<string> {
  const headers = { ...(await logIn(site, person.id)), 'content-type': 'application/json' }
  const body = JSON.stringify({ password: PASSWORD })
  const granted = await fetch(`${site.url}/api${openExport.path}`, { method: 'POST', headers, body })
  expect(granted.status).toBe(200)
  const answered = await fetch(`${site.url}/api${downloadExport.path}`, { headers: await upToNow(site, headers) })
  expect(answered.status).toBe(200)
  return answered.text()
}

async function postgresLog(): Promise<string> {
  const { rows } = await site.database.pool.query<{ data_directory: string }>('show data_directory')
  return readFile(join(rows[0]?.data_directory ?? '', '..', 'postgres.log'), 'utf8')
}

/** The whole way out, as a deletion that is due goes. */
async function leave({ id }: MarkedPerson): Promise<void> {
  const { write, clock } = site.tools
  const due_at = new Date(clock.now()).toISOString()
  for (const command of [
    { do: 'request', user_id: id },
    { do: 'schedule', user_id: id, due_at },
  ] as const) {
    await write.execute(deletionDecider, id, command, testContext(site, `test.${command.do}`))
  }
  await until(async () => (await site.store.read(`account-${id}`)).some(({ type }) => type === 'PersonForgotten'))
  await until(async () => {
    const { rowCount } = await site.database.pool.query('select from outbox.parts where subject_id = $1', [id])
    return rowCount === 0
  })
  await until(
    async () => (await site.database.pool.query('select from vault.files where owner_id = $1', [id])).rowCount === 0,
  )
  await settled()
}

/** Everywhere that a word of theirs stands. */
async function tracesOf({ mark }: MarkedPerson, other: MarkedPerson | null): Promise<readonly string[]> {
  const has = holds(mark)
  const tables = await searchTables(site.database.pool, [mark])
  const mails = (await site.outbox()).filter(has)
  const lines = site.log.lines.map((line) => inspect(line, { depth: 8 })).filter(has)
  const events = (await opened()).filter((event) => has(JSON.stringify(event)))
  return [
    ...tables.map(({ table, row }) => `${table}: ${row.slice(0, 300)}`),
    ...mails.map((mail) => `mail: ${mail.slice(0, 300)}`),
    ...lines.map((line) => `log: ${line.slice(0, 300)}`),
    ...events.map(({ type, data }) => `${type}: ${JSON.stringify(data).slice(0, 300)}`),
    ...(has(await postgresLog()) ? ['postgres.log'] : []),
    ...(other !== null && has(await exportOf(other)) ? ['export of the other'] : []),
  ]
}

test('EVT-10 words stand in the log under the key of whoever wrote them, and nothing personal in clear', async () => {
  const { definitions } = await site.parts.get(CATALOG)
  const { tutor, pupil } = people
  const clear = (await stored()).map((event) => JSON.stringify(event)).filter((text) => /zqtutor|zqpupil/.test(text))
  expect(clear).toEqual([])
  const strange = (await opened()).flatMap(({ type, data }) => {
    return Object.entries(definitions.get(type)?.personal ?? {}).flatMap(([property, named]) => {
      const other = data[named] === tutor.id ? pupil : data[named] === pupil.id ? tutor : null
      return other !== null && JSON.stringify(data[property] ?? null).includes(other.mark)
        ? [`${type}.${property}`]
        : []
    })
  })
  expect(strange).toEqual([])
})

test('EVT-10 mails about the other, with their name and words, are kept before anybody goes', async () => {
  for (const [person, other] of [
    [people.tutor, people.pupil],
    [people.pupil, people.tutor],
  ] as const) {
    expect(await exportOf(person)).toContain(other.mark)
    expect((await site.outbox()).some((mail) => mail.includes(person.email) && mail.includes(`${other.mark}.`))).toBe(
      true,
    )
  }
})

test('EVT-10 a pupil who goes leaves no word in what the tutor received, nor anywhere else; the tutor’s words stay', async () => {
  await leave(people.pupil)
  expect(await tracesOf(people.pupil, people.tutor)).toEqual([])
  expect((await searchTables(site.database.pool, [people.tutor.mark])).length).toBeGreaterThan(5)
  expect(await exportOf(people.tutor)).toContain('zamówić ktoś, kogo konta już nie ma')
})

test('EVT-10 a tutor who goes leaves no word anywhere', async () => {
  await leave(people.tutor)
  expect(await tracesOf(people.tutor, null)).toEqual([])
})
