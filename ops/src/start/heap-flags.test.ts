import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SERVING_FLAGS, WORKER_FLAGS } from '@kredka/backend/processes/heap-flags'
import { ROOT } from '../terminal/root.ts'

const read = (...path: readonly string[]) => readFileSync(join(ROOT, ...path), 'utf8')
const quoted = (flags: readonly string[]) => flags.map((flag) => `'${flag}'`).join(', ')

test('OPS-03 every process that serves or works is started with the small heap that its role asks for', () => {
  const boot = read('ops', 'boot.mjs')
  expect(boot).toContain(`start: [${quoted(SERVING_FLAGS)}]`)
  expect(boot).toContain(`events: [${quoted(WORKER_FLAGS)}]`)
  const compose = read('docker-compose.yml')
  expect(compose).toContain(`command: [${quoted(SERVING_FLAGS)}, 'backend/src/processes/api.ts']`)
  expect(compose).toContain(`command: [${quoted(WORKER_FLAGS)}, 'backend/src/processes/worker.ts']`)
  expect(compose).toContain(`command: [${quoted(WORKER_FLAGS)}, 'backend/src/processes/projector.ts']`)
})
