import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from '../terminal/root.ts'

const SEQUENCER = pathToFileURL(join(ROOT, 'ops', 'src', 'testing', 'slowest-first.mjs')).href

test('OPS-02 on a new clone tests that ask for the most time begin first, then those that start a whole site', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kredka-order-'))
  try {
    const context = { config: { id: 'order', cacheDirectory: folder }, hasteFS: { getSize: () => 1 } }
    const files = {
      'pure.test.ts': 'fold(events)',
      'site.test.ts': 'await testSite()',
      'long.test.ts': 'test(kills, async () => {}, 900_000)',
      'rows.test.ts': 'rows()',
    }
    const tests = []
    for (const [name, code] of Object.entries(files)) {
      const path = join(folder, name)
      await writeFile(path, code)
      tests.push({ path, context })
    }
    const { default: SlowestFirst } = await import(SEQUENCER)
    const sorted: readonly { readonly path: string }[] = new SlowestFirst({ contexts: [], globalConfig: {} }).sort(
      tests,
    )
    const names = sorted.map(({ path }) => path.slice(folder.length + 1))
    expect(names.slice(0, 2)).toEqual(['long.test.ts', 'site.test.ts'])
    expect(sorted).toHaveLength(tests.length)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
