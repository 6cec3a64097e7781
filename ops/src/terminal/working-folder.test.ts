import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { makeWorkingFolder } from './working-folder.ts'

test('ANA-02 what a killed tool left behind goes when it runs again, and nothing else does', async () => {
  const under = await mkdtemp(join(tmpdir(), 'kredka-test-'))
  const { pid } = spawnSync(process.execPath, ['--version'])
  const left = join(under, `kredka-sql-${pid}-abc`)
  const staying = [`kredka-sql-${process.pid}-abc`, `kredka-table-${pid}-abc`, 'kredka-sql-abc', 'other']
  await mkdir(left)
  await writeFile(join(left, 'events.duckdb'), 'events')
  for (const name of staying) await mkdir(join(under, name))
  try {
    const made = basename(await makeWorkingFolder('sql', under))
    expect(made).toMatch(new RegExp(`^kredka-sql-${process.pid}-`))
    expect((await readdir(under)).toSorted()).toEqual([...staying, made].toSorted())
  } finally {
    await rm(under, { recursive: true })
  }
})
