import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emptyDataDir, holdDataDir } from './data-dir.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kredka-data-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('OPS-01 a second start on the same data is refused, and may begin when the first has ended', async () => {
  const first = await holdDataDir(folder)
  await expect(holdDataDir(folder)).rejects.toThrow(`Kredka runs on ${folder} already, as process ${process.pid}`)
  await first.release()
  await (await holdDataDir(folder)).release()
})

test('OPS-01 a start whose predecessor was killed takes over its data', async () => {
  const dead = spawn(process.execPath, ['-e', ''])
  await new Promise((resolve) => dead.once('exit', resolve))
  await writeFile(join(folder, 'running'), JSON.stringify({ pid: dead.pid, started: '1' }))
  await (await holdDataDir(folder)).release()
})

test('OPS-07 a folder that is none is one clear line', async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  await expect(holdDataDir(join(file, 'data'))).rejects.toThrow(/^DATA_DIR .* cannot be written: ENOTDIR$/)
})

test('OPS-01 beginning anew leaves nothing behind', async () => {
  const held = await holdDataDir(folder)
  await mkdir(join(folder, 'outbox'))
  await writeFile(join(folder, 'outbox', 'mail.eml'), 'Dear')
  await emptyDataDir(held)
  expect(await readdir(folder)).toEqual(['running'])
  await held.release()
})
