import type { Ids } from '@kredka/contracts/kernel/ports'

/** Ids that count: `00000000000000000000000001`, `00000000-0000-4000-8000-000000000001`, `01`, each kind by itself. */
export function sequenceIds(): Ids {
  const counts = { entity: 0, uuid: 0, secret: 0 }
  const next = (kind: keyof typeof counts, length: number) => {
    counts[kind] += 1
    return String(counts[kind]).padStart(length, '0')
  }
  return {
    entity: () => next('entity', 26),
    uuid: () => `00000000-0000-4000-8000-${next('uuid', 12)}`,
    secret: (bytes) => next('secret', bytes * 2),
  }
}
