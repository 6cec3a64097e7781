import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { until } from '@kredka/backend/kernel/reactions/testing/until'
import { openSiteLog } from './site-log.ts'

const MAX = 10_000

test('OPS-05 the log begins a new file while the site runs, and all of them stay below a bound', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kredka-log-'))
  const { log, path } = openSiteLog(folder, 'info', MAX)
  // in several goes, as lines come
  for (let go = 0; go < 20; go += 1) {
    for (let n = 0; n < 50; n += 1) log.info({ go, n, filling: 'x'.repeat(50) }, 'a line')
    await delay(5)
  }
  log.info({}, 'the last line')
  await until(async () => (await readFile(path, 'utf8')).includes('the last line'))
  const files = await readdir(folder)
  expect(files.sort()).toEqual(['site.log', 'site.log.1', 'site.log.2', 'site.log.3'])
  for (const file of files) expect((await stat(join(folder, file))).size).toBeLessThanOrEqual(MAX)
  const older = await readFile(`${path}.1`, 'utf8')
  expect(older.endsWith('\n')).toBe(true)
  for (const line of older.trim().split('\n')) expect(JSON.parse(line)).toMatchObject({ message: 'a line' })
  await rm(folder, { recursive: true })
})
