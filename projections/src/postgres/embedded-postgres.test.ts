import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, chmod, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { LOG_MAX_BYTES, trimLog } from './postmaster.ts'
import { HeldByProcessError } from './process-lock.ts'
import { SILENT } from './testing/server.ts'

const QUIET = { ...SILENT, error: () => undefined }
let dataDir: string
const cleanUp: (() => Promise<unknown>)[] = []

beforeEach(async () => {
  dataDir = join(await mkdtemp(join(tmpdir(), 'kredka-embedded-')), 'postgres')
  await chmod(join(dataDir, '..'), 0o755)
})
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step()
  await rm(join(dataDir, '..'), { recursive: true, force: true })
})

async function start(durable = true): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, durable, log: QUIET })
  cleanUp.push(server.stop)
  return server
}

async function ask(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query({ text, rowMode: 'array' })).rows.flat()
  } finally {
    await client.end()
  }
}

async function eventually<T>(look: () => Promise<T>): Promise<T> {
  for (let left = 1_200; ; left--) {
    try {
      return await look()
    } catch (error) {
      if (left === 0) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

test('keeps its data over a restart, is reached by a socket of its own and the loopback alone, guards its password', async () => {
  const first = await start()
  await ask(first.url, 'create table kept as select 7 as seven')
  expect(await ask(first.url, "select current_setting('listen_addresses'), lower('ŁÓDŹ')")).toEqual([
    '127.0.0.1',
    'łódź',
  ])
  expect((await stat(join(first.home, 'password'))).mode & 0o777).toBe(0o600)
  const socketDir = new URL(first.url).searchParams.get('host')
  const way = 'select inet_server_addr() is null'
  expect([await ask(first.url, way), socketDir === null]).toEqual([[true], false])
  expect((await stat(join(socketDir ?? '', `.s.PGSQL.${new URL(first.url).port}`))).mode & 0o777).toBe(0o700)
  const byPort = new URL(first.url)
  byPort.search = ''
  expect(await ask(byPort.href, way)).toEqual([false])
  await first.stop()
  const second = await start()
  expect(await ask(second.url, 'select seven from kept')).toEqual([7])
  const wrong = new URL(second.url)
  wrong.password = 'wrong'
  await expect(ask(wrong.href, 'select 1')).rejects.toThrow(/password/)
})

test('EVT-10 the server’s log holds no word of rows, parameters or statements, whatever is refused', async () => {
  const { url, home } = await start(false)
  const word = 'Żaneta'
  await ask(url, 'create table people (name text not null, born date not null)')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const [text, values] of [
    ['insert into people (name) values ($1)', [word]],
    ['select $1::int', [word]],
    [`select '${word}'::date`, []],
    [`do $$ begin raise warning '%', '${word}'; end $$`, []],
    [`do $$ begin raise exception '%', '${word}'; end $$`, []],
  ] as const) {
    await client.query(text, [...values]).catch(() => undefined)
  }
  await client.end()
  const log = await readFile(join(home, 'postgres.log'), 'utf8')
  expect(log).toContain('ready to accept connections')
  expect(log).not.toContain(word)
  expect(log).not.toContain('insert into')
})

test('OPS-05 the server’s log is cut while it runs, and goes on', async () => {
  const { url, home } = await start(false)
  const file = join(home, 'postgres.log')
  await appendFile(file, 'x'.repeat(LOG_MAX_BYTES + 1))
  trimLog(file)
  expect((await stat(file)).size).toBe(0)
  await ask(url, 'select pg_reload_conf()')
  await eventually(async () => expect(await readFile(file, 'utf8')).toMatch(/^\d{4}-.*reloading/))
})

test('has the extensions that search and calendars need', async () => {
  const { url } = await start(false)
  for (const name of ['pg_trgm', 'unaccent', 'btree_gist', 'fuzzystrmatch']) await ask(url, `create extension ${name}`)
  expect(await ask(url, "select word_similarity('parku', 'zabawa w parkach') > 0.5, unaccent('żłobek')")).toEqual([
    true,
    'zlobek',
  ])
})

test('comes back on the same port when the server is killed', async () => {
  const { url } = await start()
  await ask(url, 'create table kept as select 1 as one')
  const pid = Number((await readFile(join(dataDir, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0])
  process.kill(pid, 'SIGKILL')
  expect(await eventually(() => ask(url, 'select one from kept'))).toEqual([1])
})

test('refuses a folder that another living process uses, and takes over the server of one that was killed', async () => {
  const other = await startInChild()
  await ask(other.url, 'create table kept as select 3 as three')
  await expect(start()).rejects.toThrow(HeldByProcessError)
  other.child.kill('SIGKILL')
  await once(other.child, 'exit')
  const mine = await start()
  expect(await ask(mine.url, 'select three from kept')).toEqual([3])
})

/** Another process that runs a server on the same folder and would never stop it. */
async function startInChild(): Promise<{ child: ChildProcess; url: string }> {
  const module = new URL('./embedded-postgres.ts', import.meta.url).href
  const script = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(module)})
    const log = { debug() {}, info() {}, warn() {}, error() {}, child() { return log } }
    const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, durable: true, log })
    console.log(server.url)
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  cleanUp.push(async () => child.kill('SIGKILL'))
  const [line] = await once(child.stdout, 'data')
  return { child, url: String(line).trim() }
}
