import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { memoryEventStore } from '@kredka/backend/adapters/event-store/memory/store'
import { stored } from '@kredka/backend/audit/testing/small-log'
import { createEventEncryption } from '@kredka/backend/kernel/event-encryption'
import { type EventStore, type Keyring, START, type StoredEvent } from '@kredka/contracts/kernel/ports'
import { ROOT } from '../../terminal/root.ts'
import { lineOf } from '../line.ts'
import { logSource } from '../source/log-source.ts'
import { catalogOfContracts, type EventSource } from '../source/source.ts'

const NO_KEYS: Keyring = {
  keyFor: () => Promise.reject(new Error('no key')),
  keysFor: async () => new Map(),
  keysOf: async () => new Map(),
  forgottenAmong: async () => new Set(),
  forget: async () => undefined,
}

/** Real events of the product, as the samples of their versions have them: one a day from the first of January 2026. */
export const SAMPLES = [
  ['order-a', 'OrderPlaced', 1],
  ['order-b', 'OrderPlaced', 2],
  ['order-a', 'OrderAccepted', 1],
  ['account-x', 'AccountBlocked', 1],
  ['order-b', 'OrderRejected', 1],
] as const

export function readSample(module: string, type: string, version: number): Record<string, never> {
  return JSON.parse(readFileSync(join(ROOT, `contracts/src/${module}/samples/${type}.v${version}.json`), 'utf8'))
}

/** @param more is appended behind the samples */
export async function sampleLog(more = 0): Promise<EventStore> {
  const store = memoryEventStore()
  const revisions = new Map<string, number>()
  const rest = Array.from({ length: more }, () => ['order-c', 'OrderPlaced', 2] as const)
  for (const [n, [stream, type, version]] of [...SAMPLES, ...rest].entries()) {
    const data = readSample(stream.startsWith('order') ? 'orders' : 'accounts', type, version)
    const event = stored(n + 1, type, data, { schema_version: String(version) })
    const known = revisions.get(stream)
    const { revision } = await store.append(stream, known ?? 'no_stream', [event])
    revisions.set(stream, revision)
  }
  return store
}

export async function sampleSource(more = 0): Promise<EventSource> {
  const encryption = createEventEncryption({ catalog: await catalogOfContracts(), keyring: NO_KEYS })
  return logSource(await sampleLog(more), encryption)
}

/** The same as an export. */
export async function sampleLines(more = 0): Promise<readonly string[]> {
  const { definitions } = await catalogOfContracts()
  const { events } = await (await sampleLog(more)).readAll(START, 1_000)
  return events.map((event: StoredEvent) => `${lineOf(event, definitions)}\n`)
}
