import { hash } from 'node:crypto'

/**
 * A word of 64 bits for each of millions of names, 16 bytes a slot, of which up to three in four are taken: an
 * open-addressed table. Two of a million random names have one key with a chance of 1 in 30 million.
 */
export class WordTable {
  #keys: BigUint64Array
  #values: BigUint64Array
  #size = 0

  constructor() {
    this.#keys = new BigUint64Array(1024)
    this.#values = new BigUint64Array(1024)
  }

  /** Number of names. */
  get size(): number {
    return this.#size
  }

  /** @returns what stands for this name, undefined where nothing does */
  get(name: bigint): bigint | undefined {
    const slot = this.#slot(name)
    return this.#keys[slot] === 0n ? undefined : this.#values[slot]
  }

  set(name: bigint, value: bigint): void {
    if (this.#size * 4 >= this.#keys.length * 3) this.#grow()
    const slot = this.#slot(name)
    if (this.#keys[slot] === 0n) this.#size++
    this.#keys[slot] = name
    this.#values[slot] = value
  }

  #slot(key: bigint): number {
    const mask = this.#keys.length - 1
    let slot = Number(key & BigInt(mask))
    while (this.#keys[slot] !== 0n && this.#keys[slot] !== key) slot = (slot + 1) & mask
    return slot
  }

  #grow(): void {
    const keys = this.#keys
    const values = this.#values
    this.#keys = new BigUint64Array(keys.length * 2)
    this.#values = new BigUint64Array(keys.length * 2)
    for (let n = 0; n < keys.length; n++) {
      const key = keys[n] ?? 0n
      if (key === 0n) continue
      const slot = this.#slot(key)
      this.#keys[slot] = key
      this.#values[slot] = values[n] ?? 0n
    }
  }
}

/** The first and the last 32 bits of a UUID, which are random in every version. Zero marks an empty slot. */
export function wordOfUuid(uuid: string): bigint {
  return BigInt(`0x${uuid.slice(0, 8)}${uuid.slice(-8)}`) || 1n
}

export function wordOf(text: string): bigint {
  return hash('sha256', text, 'buffer').readBigUInt64BE() || 1n
}
