import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { compressTexts } from './compress.ts'

test('texts of the built pages get packed twins; fonts and small files do not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kredka-compress-'))
  const script = 'export const word = "kredka"\n'.repeat(200)
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets', 'main-1.js'), script)
  await writeFile(join(folder, 'assets', 'small-1.js'), 'export {}')
  await writeFile(join(folder, 'assets', 'font-1.woff2'), script)
  await compressTexts(folder)
  expect((await readdir(join(folder, 'assets'))).sort()).toEqual([
    'font-1.woff2',
    'main-1.js',
    'main-1.js.br',
    'main-1.js.gz',
    'small-1.js',
  ])
  expect(brotliDecompressSync(await readFile(join(folder, 'assets', 'main-1.js.br'))).toString()).toBe(script)
  expect(gunzipSync(await readFile(join(folder, 'assets', 'main-1.js.gz'))).toString()).toBe(script)
  await rm(folder, { recursive: true })
})
