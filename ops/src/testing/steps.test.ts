import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../terminal/root.ts'
import { STAGES } from './steps.ts'

const scripts = (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> })
  .scripts

test('OPS-02 npm test runs types, lint, boundaries, the search for what is unused, texts, the build of the pages, unit and browser tests, and installs what it needs', () => {
  const names = STAGES.flat(2).map(({ name }) => name)
  expect(names).toEqual(['types', 'lint', 'boundaries', 'unused', 'texts', 'build', 'unit', 'browser'])
  expect(scripts['test']).toBe('node ops/boot.mjs test')
  // the way in runs on any Node that npm brings along, before a package is there
  const boot = readFileSync(join(ROOT, 'ops', 'boot.mjs'), 'utf8')
  expect([...boot.matchAll(/from '([^']+)'/g)].map(([, from]) => from)).toEqual(
    expect.arrayContaining(['node:child_process']),
  )
  expect([...boot.matchAll(/from '(?!node:)/g)]).toEqual([])
})

test('OPS-02 .ci/run is npm test and nothing less', () => {
  const lines = readFileSync(join(ROOT, '.ci', 'run'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  expect(lines).toEqual(['set -euo pipefail', 'cd "$(dirname "$0")/.."', 'exec npm test'])
})

test('OPS-02 a check whose program fails has failed, with what it said', async () => {
  const stopped = AbortSignal.abort()
  const types = STAGES.flat(2).find(({ name }) => name === 'types')
  expect((await types?.run(stopped, []))?.failed).toBeGreaterThan(0)
})
