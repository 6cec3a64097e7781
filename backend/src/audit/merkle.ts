import { hash } from 'node:crypto'

const LEAF = Buffer.of(0)
const NODE = Buffer.of(1)
const SEAL = Buffer.of(2)
const NOTHING = Buffer.alloc(32)

/** At once, since an object for each hash of a log would fill memory that only a later collection frees. */
const sha256 = (...parts: readonly Uint8Array[]): Buffer => hash('sha256', Buffer.concat(parts), 'buffer')

/**
 * The Merkle tree hash of RFC 6962 over leaves in the order in which they are added. Leaves and nodes are hashed apart
 * from each other, so that none passes for the other. Keeps one hash a level: memory grows with the logarithm of the
 * leaves.
 */
export class MerkleTree {
  /** Roots of the full subtrees, the largest first; `size` has a bit for each. */
  readonly #subtrees: Buffer[] = []
  #size = 0

  get size(): number {
    return this.#size
  }

  add(leaf: Uint8Array): void {
    let subtree = sha256(LEAF, leaf)
    for (let rest = this.#size; rest % 2 === 1; rest = Math.floor(rest / 2)) {
      subtree = sha256(NODE, this.#subtrees.pop() ?? NOTHING, subtree)
    }
    this.#subtrees.push(subtree)
    this.#size += 1
  }

  /** Lower-case hex. */
  root(): string {
    const last = this.#subtrees.at(-1)
    if (last === undefined) return sha256().toString('hex')
    return this.#subtrees
      .slice(0, -1)
      .reduceRight((right, left) => sha256(NODE, left, right), last)
      .toString('hex')
  }
}

/** The root of a seal: it stands for the range's tree and, by the seal before, for all that came earlier. */
export function sealRoot(previousRoot: string | null, treeRoot: string): string {
  const previous = previousRoot === null ? NOTHING : Buffer.from(previousRoot, 'hex')
  return sha256(SEAL, previous, Buffer.from(treeRoot, 'hex')).toString('hex')
}
