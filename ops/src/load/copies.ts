import type { EventEncryption } from '@kredka/backend/kernel/event-encryption'
import type { Recorded } from '@kredka/contracts/kernel/events'
import type { EventStore, NewEvent } from '@kredka/contracts/kernel/ports'

/** Appends under way at once; the store sends waiting ones together and in this order. */
const ABREAST = 1_024

const ENTITY = /\b[0-9a-hjkmnp-tv-z]{26}\b/g
/** The hidden address in the name of an e-mail's stream. */
const HASH = /\b[0-9a-f]{64}\b/g
const UUID = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g

export interface CopyParts {
  readonly store: EventStore
  readonly encryption: EventEncryption
}

/**
 * A longer log of the same mixture: the whole of it again under other ids, sealed for other people. What belongs
 * together in the original does so in each copy.
 * @param original opened, in the order of the log
 * @param copy 1, 2, …: the same number gives the same ids
 */
export async function appendCopy(
  { store, encryption }: CopyParts,
  original: readonly Recorded[],
  copy: number,
): Promise<void> {
  for (let done = 0; done < original.length; done += ABREAST) {
    const events = original.slice(done, done + ABREAST).map((event) => renameIds(event, copy))
    const sealed = await Promise.all(events.map((event) => encryptCopy(encryption, event)))
    await Promise.all(
      sealed.map((event, n) => {
        const { stream = '', revision = 0 } = events[n] ?? {}
        return store.append(stream, revision === 0 ? 'no_stream' : revision - 1, [event])
      }),
    )
  }
}

async function encryptCopy(encryption: EventEncryption, event: Recorded): Promise<NewEvent> {
  const { id, type, stream, metadata } = event
  return { id, type, data: await encryption.encrypt(stream, id, event), metadata: { ...metadata } }
}

function renameIds(event: Recorded, copy: number): Recorded {
  const digits = copy.toString(16).padStart(6, '0')
  const text = JSON.stringify(event)
    .replace(ENTITY, (id) => `${id.slice(0, -6)}${digits}`)
    .replace(HASH, (hash) => `${hash.slice(0, -6)}${digits}`)
    .replace(UUID, (id) => `${id.slice(0, -6)}${digits}`)
    .replace(/"([^"@\s]+)@demo\.test"/g, `"$1.${copy}@demo.test"`)
  const made = JSON.parse(text) as Recorded
  // a stream of which there is one, such as the board's: each copy has its own
  return made.stream === event.stream ? { ...made, stream: `${made.stream}-${digits}` } : made
}
