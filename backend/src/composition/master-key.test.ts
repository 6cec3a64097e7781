import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { masterKeyOf } from './master-key.ts'

let data_dir: string
beforeEach(async () => {
  data_dir = await mkdtemp(join(tmpdir(), 'kredka-key-'))
})
afterEach(() => rm(data_dir, { recursive: true }))

test('EVT-10 a development machine makes its key once, for its owner alone', async () => {
  const first = await masterKeyOf({ master_key: null, data_dir })
  expect(first).toHaveLength(32)
  expect(await masterKeyOf({ master_key: null, data_dir })).toEqual(first)
  expect((await stat(join(data_dir, 'master.key'))).mode & 0o777).toBe(0o600)
})

test('EVT-10 the configured key wins, and no file is made', async () => {
  const master_key = new Uint8Array(32).fill(9)
  expect(await masterKeyOf({ master_key, data_dir })).toBe(master_key)
  await expect(stat(join(data_dir, 'master.key'))).rejects.toThrow()
})

test('OPS-07 a file that holds no key is one clear line, and stays as it is', async () => {
  await writeFile(join(data_dir, 'master.key'), 'nonsense')
  await expect(masterKeyOf({ master_key: null, data_dir })).rejects.toThrow(/holds no master key/)
})
