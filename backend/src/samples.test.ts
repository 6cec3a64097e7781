import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { EventDefinition } from '@kredka/contracts/kernel/events'
import { createCatalog } from './kernel/catalog.ts'

/**
 * EVT-08: a stored sample of every version of every event, `contracts/src/<module>/samples/<Event>.v<n>.json`. What was
 * once written can be read for ever: a sample is never changed, a new version brings a new one.
 */
const contracts = fileURLToPath(new URL('../../contracts/src/', import.meta.url))
const tables = globSync('*/events.ts', { cwd: contracts })
const modules = await Promise.all(
  tables.map(async (file) => ({ folder: file.slice(0, file.indexOf('/')), exports: await import(contracts + file) })),
)
const definitions = modules.flatMap(({ folder, exports }) =>
  Object.values(exports as Readonly<Record<string, unknown>>)
    .filter(isDefinition)
    .map((definition) => ({ folder, definition })),
)
const catalog = createCatalog(definitions.map(({ definition }) => definition))

function isDefinition(value: unknown): value is EventDefinition {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'event'
}

const versions = definitions.flatMap(({ folder, definition }) =>
  Array.from({ length: definition.version }, (_, n) => ({ folder, definition, version: n + 1 })),
)

test.each(versions.map((one) => [`${one.definition.name} v${one.version}`, one] as const))(
  'EVT-08 the stored sample of %s fits its schema and is lifted to the newest version',
  (_, { folder, definition, version }) => {
    const file = `${contracts}${folder}/samples/${definition.name}.v${version}.json`
    const sample = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
    expect(catalog.faults(definition.name, version, sample)).toEqual([])
    const lifted = catalog.lift(definition.name, version, sample)
    expect(() => catalog.check({ type: definition.name, data: lifted })).not.toThrow()
  },
)

test('EVT-08 every sample belongs to a version that exists', () => {
  const known = new Set(
    versions.map(({ folder, definition, version }) => `${folder}/samples/${definition.name}.v${version}.json`),
  )
  expect(globSync('*/samples/*.json', { cwd: contracts }).filter((file) => !known.has(file))).toEqual([])
})
