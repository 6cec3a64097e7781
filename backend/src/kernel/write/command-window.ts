import type { Position } from '@kredka/contracts/kernel/ports'

/** Where a command's events stand in their stream. */
export interface CommandPlace {
  readonly first: number
  readonly last: number
  /** Reading the log to here shows them. */
  readonly position: Position
}

/** How far back a repeated command is recognised, in events of its stream. */
export const WINDOW_EVENTS = 1_000

/** The commands behind the last events of a stream: a known one is answered from its events (API-10, EVT-05). */
export class CommandWindow {
  readonly #places = new Map<string, CommandPlace>()

  get size(): number {
    return this.#places.size
  }

  find(commandId: string): CommandPlace | undefined {
    return this.#places.get(commandId)
  }

  /** Events come in the order of their revisions. */
  add(commandId: string, revision: number, position: Position): void {
    const known = this.#places.get(commandId)
    this.#places.set(commandId, { first: known?.first ?? revision, last: revision, position })
    for (const [oldest, place] of this.#places) {
      if (place.last > revision - WINDOW_EVENTS) break
      this.#places.delete(oldest)
    }
  }
}
