const WIDTH = 64

type Bucket = readonly string[]
type Shelf = readonly Bucket[]

/**
 * Who has voted, in 64 × 64 buckets by a hash of the id. One more voter copies a shelf and a bucket, not everybody:
 * folding a stream of many thousand votes stays linear, and every older state stays as it was.
 */
export interface Voters {
  readonly size: number
  readonly shelves: readonly Shelf[]
}

const EMPTY: Bucket = []
const EMPTY_SHELF: Shelf = Array.from({ length: WIDTH }, () => EMPTY)
export const NOBODY: Voters = { size: 0, shelves: Array.from({ length: WIDTH }, () => EMPTY_SHELF) }

export function hasVoted(voters: Voters, id: string): boolean {
  return bucketOf(voters, hashOf(id)).includes(id)
}

export function withVoter(voters: Voters, id: string): Voters {
  const hash = hashOf(id)
  const bucket = bucketOf(voters, hash)
  return bucket.includes(id) ? voters : replaceBucket(voters, hash, [...bucket, id], 1)
}

export function removeVoter(voters: Voters, id: string): Voters {
  const hash = hashOf(id)
  const bucket = bucketOf(voters, hash)
  if (!bucket.includes(id)) return voters
  const others = bucket.filter((other) => other !== id)
  return replaceBucket(voters, hash, others, -1)
}

function replaceBucket({ size, shelves }: Voters, hash: number, bucket: Bucket, change: 1 | -1): Voters {
  const shelf = (shelves[shelfAt(hash)] ?? EMPTY_SHELF).slice()
  shelf[hash % WIDTH] = bucket
  const all = shelves.slice()
  all[shelfAt(hash)] = shelf
  return { size: size + change, shelves: all }
}

function bucketOf({ shelves }: Voters, hash: number): Bucket {
  return shelves[shelfAt(hash)]?.[hash % WIDTH] ?? EMPTY
}

function shelfAt(hash: number): number {
  return Math.floor(hash / WIDTH) % WIDTH
}

/** FNV-1a, 32 bits. */
function hashOf(id: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
