import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { until } from '@kredka/backend/kernel/reactions/testing/until'
import { processExists } from '@kredka/projections/postgres/process-lock'
import { type TestDatabase, testDatabase } from '@kredka/projections/postgres/testing/database'
import { ROOT } from '../../terminal/root.ts'

const WITHIN_MS = 120_000
const hereIs = (name: string) => pathToFileURL(join(ROOT, 'ops/src/testing/browser', name)).href

function runScript(text: string): ChildProcess {
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', text]
  return spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'ignore'] })
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

async function connectionsTo({ url, pool }: TestDatabase): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    'select count(*)::int as n from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
    [new URL(url).pathname.slice(1)],
  )
  return rows[0]?.n ?? 0
}

test.each(['while it starts', 'when it answers'])(
  'the site of a journey is gone when the run is killed %s',
  async (moment) => {
    const database = await testDatabase({ template: 'site' })
    const dataDir = await mkdtemp(join(tmpdir(), 'kredka-killed-run-'))
    try {
      const own = await connectionsTo(database)
      const options = JSON.stringify({ databaseUrl: database.url, dataDir })
      const run = runScript(`
        import { startSiteProcess } from '${hereIs('site-process.ts')}'
        await startSiteProcess(${options})
        console.log('ready')`)
      if (moment === 'while it starts') await until(async () => (await connectionsTo(database)) > own, WITHIN_MS)
      else if (run.stdout !== null) await once(run.stdout, 'data')
      await kill(run)
      await until(async () => (await connectionsTo(database)) <= own, WITHIN_MS)
    } finally {
      await database.drop()
      await rm(dataDir, { recursive: true })
    }
  },
  300_000,
)

test('what runs the journeys is gone when whoever started it is killed', async () => {
  const inner = `import { endWithParent } from '${hereIs('end-with-parent.ts')}'
    endWithParent()
    setInterval(() => undefined, 1_000)
    console.log('here')`
  const outer = runScript(`
    import { spawn } from 'node:child_process'
    const args = ['--input-type=module', '-e', ${JSON.stringify(inner)}]
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] })
    child.stdout.once('data', () => console.log(child.pid))
    `)
  if (outer.stdout === null) throw new Error('nobody listens')
  const pid = Number(String((await once(outer.stdout, 'data'))[0]))
  expect(processExists(pid)).toBe(true)
  await kill(outer)
  await until(() => !processExists(pid), WITHIN_MS)
}, 150_000)
