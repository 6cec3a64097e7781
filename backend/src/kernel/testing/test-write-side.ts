import type { EventDefinition } from '@kredka/contracts/kernel/events'
import type { EventStore, Ids, Keyring } from '@kredka/contracts/kernel/ports'
import { memoryEventStore } from '../../adapters/event-store/memory/store.ts'
import { type Catalog, createCatalog } from '../catalog.ts'
import { createEventEncryption, type EventEncryption } from '../event-encryption.ts'
import { createWriteSide, type WriteSideParts } from '../write/create-write-side.ts'
import type { CommandContext, WriteSide } from '../write-side.ts'
import { createFixedClock, type FixedClock } from './fixed-clock.ts'
import { memoryKeyring } from './memory-keyring.ts'
import { type MemoryLog, memoryLog } from './memory-log.ts'
import { sequenceIds } from './sequence-ids.ts'

export interface TestWriteSide {
  readonly write: WriteSide
  readonly store: EventStore
  readonly catalog: Catalog
  readonly encryption: EventEncryption
  readonly keyring: Keyring
  readonly clock: FixedClock
  readonly ids: Ids
  readonly log: MemoryLog
  /** The context of one more command, by a user; every call has an id of its own unless it brings one. */
  context(command?: string, change?: Partial<CommandContext>): CommandContext
}

export interface TestWriteSideOptions extends Partial<Pick<WriteSideParts, 'inline' | 'limits' | 'wait'>> {
  readonly events: Readonly<Record<string, EventDefinition>>
  /** Default: a store in memory. Give two write sides one store to let them race. */
  readonly store?: EventStore
  readonly keyring?: Keyring
  readonly clock?: FixedClock
  readonly ids?: Ids
}

/** The real write side over a store and a keyring in memory. */
export function testWriteSide({ events, ...given }: TestWriteSideOptions): TestWriteSide {
  const clock = given.clock ?? createFixedClock()
  const ids = given.ids ?? sequenceIds()
  const log = memoryLog()
  const catalog = createCatalog(Object.values(events))
  const keyring = given.keyring ?? memoryKeyring()
  const encryption = createEventEncryption({ catalog, keyring })
  const store = given.store ?? memoryEventStore()
  const write = createWriteSide({
    store,
    catalog,
    encryption,
    clock,
    log,
    ...(given.inline === undefined ? {} : { inline: given.inline }),
    ...(given.limits === undefined ? {} : { limits: given.limits }),
    ...(given.wait === undefined ? {} : { wait: given.wait }),
  })

  function context(command = 'tests.change', change: Partial<CommandContext> = {}): CommandContext {
    const command_id = change.command_id ?? ids.uuid()
    return {
      actor: { kind: 'user', id: '0000000000000000000000anna' },
      command_id,
      command,
      correlation_id: command_id,
      causation_id: command_id,
      now: clock.now(),
      origin: 'live',
      ...change,
    }
  }

  return { write, store, catalog, encryption, keyring, clock, ids, log, context }
}
