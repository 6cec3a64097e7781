/**
 * Where the events of a command may stand in their stream: other commands share the hash, so only reading there tells.
 */
export interface CommandPlace {
  readonly first: number
  readonly count: number
}

const FIELDS = 3
/** Most streams are short: so few stand one behind the other, which takes neither a table nor memory beside the heap. */
const LISTED_MAX = 8
/** A quarter of the slots of a table stays free, so that a search ends soon. */
const FILLED = 0.75

/**
 * Every command of a stream from its first event on, in about 20 bytes each: a known one is answered from its events,
 * however old (API-10, EVT-03, EVT-05). Says 'unknown' for certain, 'known' but for a rare collision.
 */
export class CommandIndex {
  /** Per slot: the id's hash, the revision of its first event, how many events; none is a free slot. */
  #slots: number[] | Uint32Array = []
  #used = 0
  #lastId: string | undefined
  #lastSlot = 0

  get bytes(): number {
    return Array.isArray(this.#slots) ? this.#slots.length * 8 : this.#slots.byteLength
  }

  /** Events come in the order of their revisions; those of one command stand together. */
  add(commandId: string, revision: number): void {
    if (commandId === this.#lastId) {
      this.#slots[this.#lastSlot + 2] = this.#at(this.#lastSlot + 2) + 1
      return
    }
    const hash = hashOf(commandId)
    this.reserve(1)
    this.#lastSlot = this.#freeSlot(hash)
    this.#fill(this.#lastSlot, hash, revision, 1)
    this.#used += 1
    this.#lastId = commandId
  }

  /** Makes room for so many more at once: a table that grows step by step places each of them several times. */
  reserve(commands: number): void {
    const full = this.#slots
    const wanted = this.#used + commands
    if (wanted <= holdsOf(full)) return
    let length = Math.max(full.length * 2, LISTED_MAX * 2 * FIELDS)
    while (wanted > (length / FIELDS) * FILLED) length *= 2
    this.#slots = new Uint32Array(length)
    for (let slot = 0; slot < full.length; slot += FIELDS) {
      const [hash, count] = [full[slot] ?? 0, full[slot + 2] ?? 0]
      if (count > 0) this.#fill(this.#freeSlot(hash), hash, full[slot + 1] ?? 0, count)
    }
  }

  find(commandId: string): readonly CommandPlace[] {
    const places: CommandPlace[] = []
    if (this.#used === 0) return places
    const hash = hashOf(commandId)
    for (let slot = this.#home(hash); this.#at(slot + 2) > 0; slot = this.#next(slot)) {
      if (this.#at(slot) === hash) places.push({ first: this.#at(slot + 1), count: this.#at(slot + 2) })
    }
    return places
  }

  #fill(slot: number, hash: number, revision: number, count: number): void {
    this.#slots[slot] = hash
    this.#slots[slot + 1] = revision
    this.#slots[slot + 2] = count
  }

  #freeSlot(hash: number): number {
    let slot = this.#home(hash)
    while (this.#at(slot + 2) > 0) slot = this.#next(slot)
    return slot
  }

  #home(hash: number): number {
    return Array.isArray(this.#slots) ? 0 : (hash % (this.#slots.length / FIELDS)) * FIELDS
  }

  #next(slot: number): number {
    return Array.isArray(this.#slots) ? slot + FIELDS : (slot + FIELDS) % this.#slots.length
  }

  #at(index: number): number {
    return this.#slots[index] ?? 0
  }
}

function holdsOf(slots: number[] | Uint32Array): number {
  return Array.isArray(slots) ? LISTED_MAX : (slots.length / FIELDS) * FILLED
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
