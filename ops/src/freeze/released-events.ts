import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EventDefinition } from '@kredka/contracts/kernel/events'
import { ROOT } from '../terminal/root.ts'
import { schemaHash } from './schema-hash.ts'

/** Hash of the schema of every version of every event, as `OrderPlaced.v1`, by the module that declares it. */
export type Hashes = Readonly<Record<string, string>>

const CONTRACTS = join(ROOT, 'contracts/src')

/** What the code declares now, by module. */
export async function readDeclaredEvents(): Promise<ReadonlyMap<string, readonly EventDefinition[]>> {
  const files = globSync('*/events.ts', { cwd: CONTRACTS }).sort()
  const modules = files.map(async (file) => {
    const exported: Readonly<Record<string, unknown>> = await import(join(CONTRACTS, file))
    return [file.slice(0, file.indexOf('/')), Object.values(exported).filter(isDefinition)] as const
  })
  return new Map(await Promise.all(modules))
}

export async function readDeclaredHashes(): Promise<ReadonlyMap<string, Hashes>> {
  const declared = await readDeclaredEvents()
  return new Map([...declared].map(([module, definitions]) => [module, hashesOf(definitions)]))
}

/** Of every version, the newest last. */
export function hashesOf(definitions: readonly EventDefinition[]): Hashes {
  const hashes = definitions.flatMap(({ name, older, schema }) =>
    [...older.map((version) => version.schema), schema].map(
      (one, n) => [`${name}.v${n + 1}`, schemaHash(one)] as const,
    ),
  )
  return Object.fromEntries(hashes.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** What was released, as it was then. */
export function readReleasedHashes(module: string): Hashes {
  const file = fileOf(module)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** Every module that has released an event. */
export function findReleasedModules(): readonly string[] {
  return globSync('*/released-events.json', { cwd: CONTRACTS }).map((file) => file.slice(0, file.indexOf('/')))
}

/**
 * Freezes the versions that are new; those that were released stay as they are, changed or not.
 * @returns the new ones
 */
export function freezeNew(module: string, declared: Hashes): readonly string[] {
  const released = readReleasedHashes(module)
  const added = Object.keys(declared).filter((version) => !(version in released))
  if (added.length > 0) {
    const all = Object.entries({ ...declared, ...released }).toSorted(([a], [b]) => (a < b ? -1 : 1))
    writeFileSync(fileOf(module), `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`)
  }
  return added
}

/**
 * What keeps stored events from being read as they were written, in words that say what to do; empty when all is well.
 */
export function changesOf(released: Hashes, declared: Hashes): readonly string[] {
  const changed = Object.entries(released).flatMap(([version, hash]) => {
    if (!(version in declared)) return [`${version} was released and is gone: stored events need it. Put it back.`]
    if (declared[version] === hash) return []
    return [
      `${version} has changed since it was released: stored events were written by the schema of then. Put its schema back among the older versions, with an upcaster, and make yours the next version.`,
    ]
  })
  const added = Object.keys(declared)
    .filter((version) => !(version in released))
    .map((version) => `${version} is new: freeze it by npm run events -- freeze, and commit the hash with it.`)
  return [...changed, ...added]
}

function fileOf(module: string): string {
  return join(CONTRACTS, module, 'released-events.json')
}

function isDefinition(value: unknown): value is EventDefinition {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'event'
}
