import type { StoredEvent } from '@kredka/contracts/kernel/ports'
import { canonicalJson } from '../kernel/canonical-json.ts'

/**
 * All that a store keeps of an event and every store gives back alike: no position, whose form is the store's own, and
 * data as they are stored, so that a hash of it outlives the keys of forgotten people (EVT-10).
 */
export function toStoredForm({ stream, revision, id, type, data, metadata }: StoredEvent): string {
  const content = data instanceof Uint8Array ? { base64: Buffer.from(data).toString('base64') } : { json: data }
  return canonicalJson([stream, revision, id, type, content, metadata])
}
