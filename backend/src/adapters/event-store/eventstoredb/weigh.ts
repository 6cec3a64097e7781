import type { Json, StoredEvent } from '@kredka/contracts/kernel/ports'

/** About how many bytes an event takes in memory: enough to keep batches of large events short. */
export function weigh({ data }: StoredEvent): number {
  return 200 + (data instanceof Uint8Array ? data.byteLength : weighJson(data))
}

function weighJson(value: Json): number {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null) return 8
  let sum = 16
  for (const [name, inner] of Object.entries(value)) sum += name.length + weighJson(inner)
  return sum
}
