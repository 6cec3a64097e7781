import { readdirSync, readFileSync, realpathSync } from 'node:fs'
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { jest } from '@jest/globals'
import { until } from '@kredka/backend/kernel/reactions/testing/until'
import pg from 'pg'
import { runNode } from '../terminal/run.ts'
import type { Bench } from './bench.ts'
import { BENCHES } from './benches.ts'
import { runBenches } from './run-benches.ts'

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url))
/** These need a browser. */
const NOT_HERE = ['vitals', 'lighthouse', 'game']
/** A sixth of it where nothing else runs; here whole sites of other tests run beside. */
const WITHIN_MS = 1_200_000

test(
  'OPS-02 every bench runs and gives its rows, and leaves no folder and no process behind',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kredka-small-'))
    try {
      await chmod(folder, 0o755)
      const names = BENCHES.map(({ name }) => name).filter((name) => !NOT_HERE.includes(name))
      const { code, output } = await runNode(MAIN, ['--small', ...names], { env: { TMPDIR: folder } })
      const said = names.map((name) => output.match(new RegExp(`^${name}: .*`, 'm'))?.[0] ?? `${name}: nothing`)
      expect(said).toEqual(names.map((name) => expect.stringMatching(new RegExp(`^${name}: \\d+ rows$`))))
      expect({ code, last: output.trim().split('\n').at(-1) }).toEqual({ code: 0, last: 'Every bench runs.' })
      expect(await readdir(folder)).toEqual([])
      // whoever was told to end may still be at it
      await until(() => processesThatName(folder).length === 0)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
  WITHIN_MS,
)

test('OPS-02 a bench that throws ends its Postgres and removes its folders, and the next one runs', async () => {
  const used: string[] = []
  let url = ''
  const throwing: Bench = {
    ...UNMEASURED,
    name: 'throwing',
    run: async (env) => {
      url = (await env.database()).url
      used.push(env.folder, realpathSync(await dataDirectory(url)))
      throw new Error('as planned')
    },
  }
  const next: Bench = { ...UNMEASURED, name: 'next', run: async () => ({ rows: [] }) }
  const heard: string[] = []
  const log = jest.spyOn(console, 'log').mockImplementation((text: string) => void heard.push(text))
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  try {
    expect(await runBenches([], new AbortController().signal, [throwing, next])).toBe(1)
  } finally {
    log.mockRestore()
    error.mockRestore()
  }
  expect(heard).toContain('\nthrowing breaks off: as planned')
  expect(heard).toContain('\nnext …')
  expect(heard).toContain('1 budget is missed.')
  await expect(dataDirectory(url)).rejects.toThrow(NOBODY_THERE)
  for (const path of used) expect(() => realpathSync(path)).toThrow('ENOENT')
})

/** At an address, or at a socket of the file system, which goes with its folder. */
const NOBODY_THERE = /ECONNREFUSED|ENOENT/
const UNMEASURED = { budget: 'none', measures: [] }

async function dataDirectory(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<{ data_directory: string }>('show data_directory')).rows[0]?.data_directory ?? ''
  } finally {
    await client.end()
  }
}

/** By arguments or environment. Of systems without `/proc` nothing is known. */
function processesThatName(folder: string): readonly string[] {
  const read = (path: string) => {
    try {
      return readFileSync(path, 'utf8')
    } catch {
      return ''
    }
  }
  const pids = readdirIfThere('/proc').filter((name) => /^\d+$/.test(name))
  return pids.filter((pid) => ['cmdline', 'environ'].some((file) => read(`/proc/${pid}/${file}`).includes(folder)))
}

function readdirIfThere(path: string): readonly string[] {
  try {
    return readdirSync(path)
  } catch {
    return []
  }
}
