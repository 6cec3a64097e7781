import { globSync } from 'node:fs'
import { join } from 'node:path'
import { STAFF_DUTIES, type StaffDuty } from '@kredka/contracts/kernel/staff'
import { type Entity, entitiesReadBy } from '@kredka/contracts/live/entities'
import { WORK_DUTIES, WORK_KINDS } from '@kredka/contracts/work-queue/rules'
import type { Resource } from '../app/store/resource.ts'

const SRC = join(import.meta.dirname, '..')

/** By which duties pages of the back office read an entity, as the resources say that wait for its hints. */
async function duties(): Promise<readonly (readonly [Entity, StaffDuty])[]> {
  const files = globSync(['**/*resources.ts', 'app/layouts/waiting.ts', 'app/routing/AdminGate.tsx'], { cwd: SRC })
  const modules: readonly Readonly<Record<string, unknown>>[] = await Promise.all(
    files.map((file) => import(join(SRC, file))),
  )
  return modules
    .flatMap((module) => Object.values(module).filter(isResource))
    .flatMap(({ endpoint: { duty }, live: { on = [] } }) =>
      duty === undefined ? [] : on.map((entity) => [entity, duty === 'queue' ? queueDuty(entity) : duty] as const),
    )
}

function isResource(value: unknown): value is Resource<never> {
  return typeof value === 'object' && value !== null && 'live' in value && 'endpoint' in value
}

/** In the queue everybody sees what their role may decide. */
function queueDuty(entity: Entity): StaffDuty {
  const kind = WORK_KINDS.find((one) => one === (entity === 'beta_feature' ? 'beta_request' : entity))
  return kind === undefined ? 'queue' : WORK_DUTIES[kind]
}

test('ADM-07 hints reach whoever has a page of the back office that waits for them, and nobody else', async () => {
  const read = await duties()
  expect(read.length).toBeGreaterThan(30)
  for (const duty of STAFF_DUTIES) {
    const waited = new Set(read.flatMap(([entity, by]) => (by === duty ? [entity] : [])))
    expect([duty, entitiesReadBy([duty])]).toEqual([duty, [...waited].toSorted()])
  }
})
