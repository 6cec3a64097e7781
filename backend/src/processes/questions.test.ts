import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  archiveAnalystQuestion,
  cancelQuestionRun,
  changeAnalystQuestion,
  refreshReplica,
  saveAnalystQuestion,
  shareAnalystQuestion,
} from '@kredka/contracts/analysis/endpoints'
import type {
  AnalystQuestionView,
  QuestionRunView,
  ReplicaTableView,
  ReplicaView,
} from '@kredka/contracts/analysis/views'
import type { EventRowView } from '@kredka/contracts/audit/log-views'
import { STAFF_ROLES } from '@kredka/contracts/kernel/staff'
import { until } from '../kernel/reactions/testing/until.ts'
import { testAdmin, testPerson } from './testing/people.ts'
import { sendCommand } from './testing/send-command.ts'
import { type TestSite, testSite } from './testing/test-site.ts'
import { upToNow } from './testing/up-to-now.ts'

type Staff = Awaited<ReturnType<typeof testAdmin>>

let folder: string
let site: TestSite
let analyst: Staff
let other: Staff
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kredka-questions-'))
  site = await testSite({ env: { DATA_DIR: folder, ANALYST_QUESTIONS: 'true' } })
  analyst = await testAdmin(site, 'analyst')
  other = await testAdmin(site, 'owner')
})
afterAll(async () => {
  await site.stop()
  await rm(folder, { recursive: true })
})

async function call(path: string, by: Pick<Staff, 'headers'> = analyst, body?: unknown) {
  const response = await fetch(`${site.url}/api/admin/analysis${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...(await upToNow(site, by.headers)), 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const { error } = text.startsWith('{') ? (JSON.parse(text) as { error?: { code: string } }) : {}
  return { status: response.status, code: error?.code ?? null, text }
}

async function read<A>(path: string, by: Pick<Staff, 'headers'> = analyst): Promise<A> {
  const { status, text } = await call(path, by)
  if (status !== 200) throw new Error(text)
  return (JSON.parse(text) as { data: A }).data
}

async function ended(id: string, by = analyst): Promise<QuestionRunView> {
  return until(async () => {
    const run = await read<QuestionRunView>(`/runs/${id}`, by)
    return run.state === 'running' ? null : run
  })
}

/** The place of a question before may be given back a moment after its answer is there. */
const begin = (sql: string, question_id: string | null = null): Promise<string> =>
  until(async () => {
    const { status, text } = await call('/runs', analyst, { sql, question_id })
    return status === 200 ? (JSON.parse(text) as { data: { run_id: string } }).data.run_id : null
  })

const ask = async (sql: string, question_id: string | null = null) => ended(await begin(sql, question_id))

async function refresh(): Promise<ReplicaView> {
  await sendCommand(site, analyst, refreshReplica, {})
  return until(async () => {
    const view = await read<ReplicaView>('/replica')
    return view.work === null && view.state === 'ready' ? view : null
  })
}

test('ANA-03 ADM-07 nothing is made before somebody asks; then the copy has all, and what is new with each reading', async () => {
  expect(await read('/replica')).toEqual({ state: 'none', as_of: null, events: 0, bytes: 0, work: null })
  expect(await read('/tables')).toEqual([])
  expect(await call('/runs', analyst, { sql: 'select 1', question_id: null })).toMatchObject({
    status: 409,
    code: 'REPLICA_MISSING',
  })
  const person = await testPerson(site)
  const first = await refresh()
  expect(first.events).toBeGreaterThan(3)
  expect(first.bytes).toBeGreaterThan(0)
  const tables = await read<readonly ReplicaTableView[]>('/tables')
  expect(tables.slice(0, 2).map(({ name }) => name)).toEqual(['events', 'people'])
  expect(tables.find(({ name }) => name === 'OrderPlaced')?.columns).toContainEqual({
    name: 'order_id',
    type: 'VARCHAR',
  })
  // nobody's words are there
  const canary = `select count(*) from events where concat(data, stream, actor) like '%${person.email}%'
    or data::varchar like '%Osoba %' or data::varchar like '%encrypted%'`
  expect((await ask(canary)).rows).toEqual([[0]])
  expect((await ask('select user_id, name, email from people')).rows).toEqual([[person.id, null, null]])
  await testPerson(site)
  expect((await refresh()).events).toBeGreaterThan(first.events)
  expect((await ask('select count(*) from people')).rows).toEqual([[2]])
})

test('ADM-07 questions are for analysts and owners alone', async () => {
  for (const role of STAFF_ROLES) {
    const may = role === 'analyst' || role === 'owner'
    const staff = await testAdmin(site, role)
    for (const path of ['/replica', '/tables', '/questions']) {
      expect([role, path, (await call(path, staff)).code]).toEqual([role, path, may ? null : 'STAFF_ROLE_MAY_NOT'])
    }
    const run = await call('/runs', staff, { sql: 'select 1', question_id: null })
    expect([role, run.code]).toEqual([role, may ? null : 'STAFF_ROLE_MAY_NOT'])
  }
  expect((await call('/questions', { headers: {} })).code).toBe('NOT_LOGGED_IN')
})

test('ANA-03 an answer is its asker’s alone, as a table for spreadsheets too; the log said first who asks what', async () => {
  const sql = "select 'ą;b' as a, 2 as b union all select '=1+1', null order by b"
  const run = await ask(sql)
  expect(run).toMatchObject({
    state: 'done',
    sql,
    columns: [
      { name: 'a', kind: 'text' },
      { name: 'b', kind: 'number' },
    ],
  })
  expect((await call(`/runs/${run.id}/table.csv`)).text).toContain(`a;b\r\n"ą;b";2\r\n'=1+1;`)
  for (const path of [`/runs/${run.id}`, `/runs/${run.id}/table.csv`]) {
    expect(await call(path, other)).toMatchObject({ status: 404, code: 'QUESTION_RUN_NOT_FOUND' })
  }
  const log = await fetch(`${site.url}/api/admin/staff-log?admin=${analyst.id}`, {
    headers: await upToNow(site, other.headers),
  })
  const { data } = (await log.json()) as { readonly data: readonly EventRowView[] }
  expect(data.map(({ type }) => type)).toEqual(expect.arrayContaining(['AnalystQuestionRun', 'ReplicaRefreshAsked']))
  const [last] = (await site.store.read(`analystruns-${analyst.id}`)).slice(-1)
  expect(last?.data).toMatchObject({ sql, run_id: run.id, question_id: null })
})

test('ANA-03 one question at a time: another waits for the end of the first, which its asker can bring about', async () => {
  const sql = 'select count(*) from range(1000000) a, range(1000000) b, range(1000000) c'
  const run_id = await begin(sql)
  expect(await call('/runs', analyst, { sql: 'select 1', question_id: null })).toMatchObject({
    status: 409,
    code: 'QUESTION_RUNNING',
  })
  const cancel = `${cancelQuestionRun.path.slice('/admin/analysis'.length).replace('{id}', run_id)}`
  expect((await call(cancel, other, {})).code).toBe('QUESTION_RUN_NOT_FOUND')
  expect((await call(cancel, analyst, {})).status).toBe(200)
  expect(await ended(run_id)).toMatchObject({ state: 'cancelled', fault: null, rows: [] })
  expect(
    await until(async () => (await call('/runs', analyst, { sql: 'select 1', question_id: null })).code === null),
  ).toBe(true)
})

test('ANA-03 hostile SQL is refused in the process that has nothing but the copy', async () => {
  // The last asks for 800 MB at once and is refused before it holds any: no machine is too slow for that.
  for (const [sql, code] of [
    ["select * from read_csv('/etc/passwd')", 'forbidden'],
    ["copy events to '/tmp/kredka-hostile.csv'", 'forbidden'],
    ["attach '/tmp/kredka-hostile.db'", 'not_a_question'],
    ['select max(i) from range(10) t(i) group by range(100000)::int[100000]', 'memory'],
  ] as const) {
    expect([sql, (await ask(sql)).fault?.code]).toEqual([sql, code])
  }
})

test('ANA-03 questions are kept, shared, copied by nobody else’s hand, and archived', async () => {
  const content = {
    title: 'Osoby',
    sql: 'select count(*) as people from people',
    chart: { kind: 'table', x: null, y: [] },
  }
  const { id } = await sendCommand(site, analyst, saveAnalystQuestion, content)
  const listed = async (by: Staff) =>
    (await read<readonly AnalystQuestionView[]>('/questions', by)).find((one) => one.id === id)
  expect(await listed(analyst)).toMatchObject({ ...content, is_own: true, is_shared: false, runs: 0 })
  expect(await listed(other)).toBeUndefined()
  expect((await call(`/questions/${id}`, other)).code).toBe('ANALYST_QUESTION_NOT_FOUND')
  const of = ({ path }: { readonly path: string }) => ({ path: path.replace('{id}', id) }) as typeof saveAnalystQuestion
  await sendCommand(site, analyst, of(shareAnalystQuestion), { shared: true })
  expect(await listed(other)).toMatchObject({ is_own: false, is_shared: true })
  for (const path of [`/questions/${id}`, `/questions/${id}/share`, `/questions/${id}/archive`]) {
    const body = path.endsWith('share') ? { shared: false } : path.endsWith('archive') ? {} : content
    expect((await call(path, other, body)).code).toBe('ANALYST_QUESTION_NOT_FOUND')
  }
  await sendCommand(site, analyst, of(changeAnalystQuestion), { ...content, title: 'Ludzie' })
  await ask(content.sql, id)
  expect(await read(`/questions/${id}`, other)).toMatchObject({ title: 'Ludzie', runs: 1 })
  await sendCommand(site, analyst, of(archiveAnalystQuestion), {})
  expect(await listed(analyst)).toBeUndefined()
})

test('ANA-03 what is too long or no chart is refused before anything is kept', async () => {
  const chart = { kind: 'table', x: null, y: [] }
  for (const wrong of [
    { title: 'a'.repeat(101), sql: 'select 1', chart },
    { title: 'a', sql: 'x'.repeat(10_001), chart },
    { title: ' ', sql: 'select 1', chart },
    { title: 'a', sql: 'select 1', chart: { ...chart, kind: 'pie' } },
    { title: 'a', sql: 'select 1', chart: { ...chart, y: ['a', 'b', 'c'] } },
  ]) {
    expect((await call('/questions', analyst, wrong)).code).toBe('INVALID_INPUT')
  }
})
