import { inspect } from 'node:util'
import { MINUTE } from '@kredka/contracts/kernel/durations'
import type { EventDefinition } from '@kredka/contracts/kernel/events'
import { GENERAL_TERMS_VERSION } from '@kredka/contracts/legal/versions'
import { downloadExport, listAcceptances, openExport } from '@kredka/contracts/privacy/endpoints'
import type { AcceptanceView, ExportFile } from '@kredka/contracts/privacy/views'
import { dumpTables, goldenRows } from '@kredka/projections/kernel/testing/dump'
import { deletionDecider } from '../accounts/deletion.ts'
import { emailDecider } from '../accounts/email.ts'
import { CATALOG, ENCRYPTION, MODULES, TOKENS, WAITING } from '../composition/identifiers.ts'
import { projectionsOf } from '../composition/modules.ts'
import { until } from '../kernel/reactions/testing/until.ts'
import { MARK, type Marked, makeMarkedEvents, tell } from './testing/marked-life.ts'
import { type MovingSite, movingSite } from './testing/moving-site.ts'
import { logIn, signUp, testContext } from './testing/people.ts'
import { searchTables } from './testing/search-tables.ts'
import { upToNow } from './testing/up-to-now.ts'

/**
 * EVT-10 for the whole product, made from the schemas: a person whose every personal property carries a word of its own
 * lives through every event that the product knows, and is forgotten. A module that keeps a word of them fails here.
 */
const NAME = `Żaneta ${MARK}name`
const EMAIL = `${MARK}mail@example.com`
const PASSWORD = 'Haslo-osoby-2026!'
/** What a person has in the vault and the outbox before they go: were it nothing, its absence would prove nothing. */
const KEPT_WHILE_THERE = [
  'vault.sessions',
  'vault.credentials',
  'vault.tokens',
  'vault.files',
  'vault.idempotency_answers',
  'outbox.parts',
]
let site: MovingSite
let user_id: string
let marked: readonly Marked[]
let headers: Readonly<Record<string, string>>

beforeAll(async () => {
  site = await movingSite()
  const { ids, vault } = site.tools
  const person = await signUp(site, { email: EMAIL, name: NAME, password: PASSWORD })
  user_id = person.id
  const { session_id } = await vault.sessions.begin({ user_id, user_agent: `Browser ${MARK}agent` })
  const token = await (await site.parts.get(TOKENS)).sign({ user_id, session_id })
  headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  marked = makeMarkedEvents((await site.parts.get(CATALOG)).definitions.values(), user_id)
  await tell(
    site,
    marked.map(({ event }) => event),
  )
  vault.errorLog.note({
    source: 'endpoint',
    where: 'test',
    correlation_id: null,
    error: new Error(`nobody is called "${NAME}" (${EMAIL})`),
  })
  await vault.errorLog.flush()
  await vault.loginLimits.countFailure(EMAIL)
  const picture = { file_id: ids.entity(), purpose: 'profile_picture', owner_id: user_id, type: 'image/jpeg' } as const
  await vault.files.put({ ...picture, bytes: Buffer.from(MARK) })
  await caughtUp()
  await until(async () => (await site.outbox()).some((mail) => mail.toLowerCase().includes(MARK)))
})
afterAll(() => site.stop())

const projections = async () => projectionsOf((await site.parts.get(MODULES)).all)

async function caughtUp(): Promise<void> {
  const [waiting, names] = await Promise.all([site.parts.get(WAITING), projections()])
  const read = names.map(({ name }) => name)
  expect(await waiting.waitFor(read, await site.store.head())).toEqual({ stale: false })
}

/** Policies add to the log while the read models catch up: until all have handled what there is. */
async function quiet(): Promise<void> {
  const { store, database } = site
  await until(async () => {
    const head = await store.head()
    const { rows } = await database.pool.query<{ position: string }>('select position from reactions.checkpoints')
    return rows.every(({ position }) => store.compare(position, head) >= 0) && head === (await store.head())
  })
  await caughtUp()
}

function post(path: string, body: unknown) {
  const keyed = { ...headers, 'idempotency-key': JSON.stringify([path, body]) }
  return fetch(`${site.url}/api${path}`, { method: 'POST', headers: keyed, body: JSON.stringify(body) })
}

/** Rows of the vault and the outbox that are filed under the person. */
async function records(): Promise<readonly string[]> {
  const found: string[] = []
  for (const [table, column] of [
    ['vault.sessions', 'user_id'],
    ['vault.credentials', 'user_id'],
    ['vault.tokens', 'subject_id'],
    ['vault.files', 'owner_id'],
    ['vault.idempotency_answers', 'user_id'],
    ['outbox.parts', 'subject_id'],
  ] as const) {
    const { rowCount } = await site.database.pool.query(`select 1 from ${table} where ${column} = $1`, [user_id])
    if (rowCount !== 0) found.push(table)
  }
  return found
}

test('EVT-10 the index of people’s streams listens to every event that names a person', async () => {
  const [definitions, all] = await Promise.all([site.parts.get(CATALOG), projections()])
  const heard = all.find(({ name }) => name === 'privacy')?.on ?? {}
  const naming = ({ personal, schema }: EventDefinition) =>
    Object.keys(personal).length > 0 ||
    ['user_id', 'teacher_id', 'student_id'].some((name) => name in schema.properties)
  const deaf = [...definitions.definitions.values()].filter((one) => naming(one) && heard[one.name] === undefined)
  expect(deaf.map(({ name }) => name)).toEqual([])
})

test('EVT-10 the export opens with the password alone and holds every word of the person', async () => {
  const shut = await fetch(`${site.url}/api${downloadExport.path}`, { headers })
  expect([shut.status, await shut.text()]).toEqual([403, expect.stringContaining('EXPORT_NOT_OPEN')])
  const wrong = await post(openExport.path, { password: 'Zle-haslo-2026!' })
  expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('WRONG_PASSWORD')])
  expect((await post(openExport.path, { password: PASSWORD })).status).toBe(200)

  const elsewhere = await logIn(site, user_id)
  expect((await fetch(`${site.url}/api${downloadExport.path}`, { headers: elsewhere })).status).toBe(403)
  const answered = await fetch(`${site.url}/api${downloadExport.path}`, { headers: await upToNow(site, headers) })
  expect(answered.headers.get('content-disposition')).toMatch(/kredka-\d{4}-\d\d-\d\d\.json/)
  expect(answered.headers.get('cache-control')).toContain('private')
  const file = (await answered.json()) as ExportFile

  const history = JSON.stringify(file.history)
  const lacking = marked.flatMap(({ event, marks }) =>
    marks.filter(({ mark }) => !history.includes(mark)).map(({ property }) => `${event.type}.${property}`),
  )
  expect(lacking).toEqual([])
  // policies may have told the person something meanwhile
  const exported = file.history.findLast(({ what }) => what === 'DataExported')
  expect(exported).toMatchObject({ by: 'you', data: { proof: 'password' } })
  expect(file.records).toMatchObject({ sessions: [{ user_agent: 'test' }, { user_agent: `Browser ${MARK}agent` }] })
  expect(JSON.stringify(file.records['mails'])).toContain(MARK)
  expect(JSON.stringify(file)).not.toMatch(/\$argon2|token_hash/)

  // what lies in a table of a read model stands in the file too, but for the copies that searches are made of
  const data = JSON.stringify(file.data)
  const schemas = (await projections()).map(({ name }) => `${name}.`)
  const rows = (await searchTables(site.database.pool, [MARK])).filter(({ table }) =>
    schemas.some((schema) => table.startsWith(schema)),
  )
  expect(rows.length).toBeGreaterThan(3)
  const words = new Set(rows.flatMap(({ row }) => row.match(/zqmark[a-z0-9]+/gi) ?? []))
  expect([...words].filter((word) => !data.includes(word))).toEqual([])
})

test('EVT-10 the way to the export closes again', async () => {
  site.pass(11 * MINUTE)
  const { session_id } = await site.tools.vault.sessions.begin({ user_id, user_agent: 'test' })
  const token = await (await site.parts.get(TOKENS)).sign({ user_id, session_id })
  headers = { ...headers, authorization: `Bearer ${token}` }
  expect((await fetch(`${site.url}/api${downloadExport.path}`, { headers })).status).toBe(403)
})

test('LGL-01 the person sees which version of the terms they accepted and when', async () => {
  await caughtUp()
  const answered = await fetch(`${site.url}/api${listAcceptances.path}`, { headers })
  const { data } = (await answered.json()) as { readonly data: readonly AcceptanceView[] }
  expect(data).toEqual([
    { document: 'general', version: GENERAL_TERMS_VERSION, accepted_at: expect.any(String), in_force: true },
  ])
})

describe('after the account is deleted', () => {
  beforeAll(async () => {
    expect(await records()).toEqual(KEPT_WHILE_THERE)
    const { write, clock } = site.tools
    const due_at = new Date(clock.now()).toISOString()
    for (const command of [{ do: 'request', user_id } as const, { do: 'schedule', user_id, due_at } as const]) {
      await write.execute(deletionDecider, user_id, command, testContext(site, `test.${command.do}`))
    }
    const types = async () => (await site.store.read(`account-${user_id}`)).map(({ type }) => type)
    await until(async () => (await types()).includes('PersonForgotten'))
    await until(async () => !(await site.outbox()).some((mail) => mail.toLowerCase().includes(MARK)))
    await until(async () => (await waitingOf(user_id)) === 0)
    await quiet()
  })

  test('EVT-10 no table of any schema holds a word of the person', async () => {
    const found = await searchTables(site.database.pool, [MARK])
    expect(found.map(({ table, row }) => `${table}: ${row.slice(0, 400)}`)).toEqual([])
  })

  test('EVT-10 no secret or record of the person is left', async () => {
    expect(await records()).toEqual([])
    const key = await site.database.pool.query('select envelope from vault.subject_keys where subject_id = $1', [
      user_id,
    ])
    expect(key.rows).toEqual([{ envelope: null }])
    expect(await waitingOf(user_id)).toBe(0)
  })

  test('EVT-10 no file of the outbox, line of the log or event of the whole history holds a word of the person', async () => {
    expect((await site.outbox()).filter((mail) => mail.toLowerCase().includes(MARK))).toEqual([])
    const lines = site.log.lines.map((line) => inspect(line, { depth: 8 }))
    expect(lines.filter((line) => line.toLowerCase().includes(MARK))).toEqual([])
    const opened = await history()
    expect(JSON.stringify(opened).toLowerCase()).not.toContain(MARK)
  })

  test('EVT-10 every read model equals a replay without the key', async () => {
    // a policy may have had more to say meanwhile: rows and history compare only where nothing was added between them
    let head: string
    let parted: readonly string[]
    do {
      await quiet()
      head = await site.store.head()
      parted = await whatParts()
    } while (head !== (await site.store.head()))
    expect(parted).toEqual([])
  })

  test('LGL-01 who accepted what and when is kept, under a name that leads to nobody', async () => {
    const kept = 'select document, version from privacy.acceptances where user_id = $1'
    expect((await site.database.pool.query(kept, [user_id])).rows).toEqual([
      { document: 'general', version: GENERAL_TERMS_VERSION },
    ])
  })

  test('ACC-08 the address is free: whoever has it may begin anew', async () => {
    const { vault, write } = site.tools
    const owner = async () => (await write.fold(emailDecider, vault.emailKey(EMAIL))).state.user_id
    await until(async () => (await owner()) === null)
  })
})

/** Tables of read models whose rows are not those of a replay of the log as it reads now. */
async function whatParts(): Promise<readonly string[]> {
  const events = await history()
  const parted: string[] = []
  for (const projection of await projections()) {
    const live = await dumpTables(site.database.pool, projection)
    const replayed = await goldenRows(site.database.pool, projection, events)
    for (const table of Object.keys(replayed)) {
      const [now, anew] = [live[table], replayed[table]].map((rows) => JSON.stringify(rows, null, 1))
      if (now !== anew) parted.push(`${projection.name}.${table}\n${now?.slice(0, 1500)}\n---\n${anew?.slice(0, 1500)}`)
    }
  }
  return parted
}

/** Mails that are still to leave, and texts that are kept of others. */
async function waitingOf(subject_id: string): Promise<number> {
  const { rows } = await site.database.pool.query<{ n: number }>(
    `select (select count(*) from outbox.deliveries where subject_id = $1 and state = 'waiting')::int
          + (select count(*) from outbox.parts where subject_id = $1)::int as n`,
    [subject_id],
  )
  return rows[0]?.n ?? 0
}

/** The log as it reads now. */
async function history() {
  const encryption = await site.parts.get(ENCRYPTION)
  return encryption.openEvents((await site.store.readAll('start', 100_000)).events)
}
