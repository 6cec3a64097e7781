/**
 * Where the events of a command may stand in their stream: other commands share the hash, so only reading there tells.
 */
export interface CommandPlace {
  readonly first: number
  readonly count: number
}

const FIELDS = 3
const MIN_CAPACITY = 8

/**
 * Every command of a stream from its first event on, in about 20 bytes each: a known one is answered from its events,
 * however old (API-10, EVT-03, EVT-05). Says 'unknown' for certain, 'known' but for a rare collision.
 */
export class CommandIndex {
  /** Per slot: the id's hash, the revision of its first event, how many events; none is a free slot. */
  #slots = new Uint32Array(0)
  #used = 0
  #lastId: string | undefined
  #lastSlot = 0

  get bytes(): number {
    return this.#slots.byteLength
  }

  /** Events come in the order of their revisions; those of one command stand together. */
  add(commandId: string, revision: number): void {
    if (commandId !== this.#lastId) {
      this.#makeRoom()
      this.#lastSlot = this.#freeSlot(hashOf(commandId))
      this.#slots.set([hashOf(commandId), revision, 0], this.#lastSlot)
      this.#used += 1
      this.#lastId = commandId
    }
    this.#slots[this.#lastSlot + 2] = this.#at(this.#lastSlot + 2) + 1
  }

  find(commandId: string): readonly CommandPlace[] {
    const places: CommandPlace[] = []
    if (this.#used === 0) return places
    const hash = hashOf(commandId)
    for (let slot = this.#home(hash); ; slot = this.#next(slot)) {
      const count = this.#at(slot + 2)
      if (count === 0) return places
      if (this.#at(slot) === hash) places.push({ first: this.#at(slot + 1), count })
    }
  }

  /** A quarter of the slots stays free, so that a search ends soon. */
  #makeRoom(): void {
    const full = this.#slots
    if (this.#used * 4 < (full.length / FIELDS) * 3) return
    this.#slots = new Uint32Array(Math.max(full.length * 2, MIN_CAPACITY * FIELDS))
    for (let slot = 0; slot < full.length; slot += FIELDS) {
      this.#slots.set(full.subarray(slot, slot + FIELDS), this.#freeSlot(full[slot] ?? 0))
    }
  }

  #freeSlot(hash: number): number {
    let slot = this.#home(hash)
    while (this.#at(slot + 2) > 0) slot = this.#next(slot)
    return slot
  }

  #home(hash: number): number {
    return (hash % (this.#slots.length / FIELDS)) * FIELDS
  }

  #next(slot: number): number {
    return (slot + FIELDS) % this.#slots.length
  }

  #at(index: number): number {
    return this.#slots[index] ?? 0
  }
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
