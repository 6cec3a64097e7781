/**
 * The ids of a whole log with a word about each, in 16 bytes an event: an open-addressed table of 64 bits of each id. Two of a
 * million random ids agree in these with a chance of 1 in 30 million.
 */
export class IdTable {
  #keys: BigUint64Array
  #values: BigUint64Array
  #size = 0

  constructor() {
    this.#keys = new BigUint64Array(1024)
    this.#values = new BigUint64Array(1024)
  }

  /** @param id a UUID @param value a UUID, of which 64 bits are kept @returns false when the id was there already */
  add(id: string, value: string): boolean {
    if (this.#size * 2 >= this.#keys.length) this.#grow()
    const key = wordOf(id)
    const slot = this.#slot(key)
    if (this.#keys[slot] !== 0n) return false
    this.#keys[slot] = key
    this.#values[slot] = wordOf(value)
    this.#size++
    return true
  }

  has(id: string): boolean {
    return this.#keys[this.#slot(wordOf(id))] !== 0n
  }

  /** True when the id stands there with this value. */
  holds(id: string, value: string): boolean {
    const slot = this.#slot(wordOf(id))
    return this.#keys[slot] !== 0n && this.#values[slot] === wordOf(value)
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

/** The first and the last 32 bits of a UUID, which are random in every version. Zero marks an empty slot, so an id of zeros counts as one. */
function wordOf(uuid: string): bigint {
  const word = BigInt(`0x${uuid.slice(0, 8)}${uuid.slice(-8)}`)
  return word === 0n ? 1n : word
}
