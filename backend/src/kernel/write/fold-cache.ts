import type { AnyEvent } from '@kredka/contracts/kernel/events'
import type { Position } from '@kredka/contracts/kernel/ports'
import { LRUCache } from 'lru-cache'
import type { Decider } from '../decider.ts'
import { CommandIndex } from './command-index.ts'

/** A decider whose own types no longer matter: only its own states reach it. */
export type SomeDecider = Decider<unknown, unknown, AnyEvent>

/** Where an event stands in its stream, and by what command. */
export interface FoldedPlace {
  readonly revision: number
  readonly command_id: string
}

/** What the fold needs of an event. */
export interface FoldedEvent extends AnyEvent, FoldedPlace {
  readonly position: Position
}

/** A stream folded by one decider up to a revision. */
export class StreamFold {
  readonly commands = new CommandIndex()
  state: unknown
  /** -1 for an absent stream. */
  revision = -1
  /** Of the last event. */
  position: Position | null = null
  /** Milliseconds at which this was known to be the stream's end. */
  checkedAt = Number.NEGATIVE_INFINITY
  readonly #decider: SomeDecider
  #told = 0
  #met = 0

  constructor(decider: SomeDecider) {
    this.#decider = decider
    this.state = decider.initial
  }

  /** Bytes, roughly: what grows with the stream. */
  get weight(): number {
    return this.commands.bytes + (this.#decider.weight?.(this.state) ?? 0)
  }

  /** The stream is known to go on: read the tail before anything is decided on this. */
  get behind(): boolean {
    return this.#told > this.#met
  }

  /** The stream goes on. */
  tell(): void {
    this.#told += 1
  }

  /**
   * To be called before the tail is read; what it gives back, when that is done. What is told meanwhile is not met by
   * that read, and whoever looks meanwhile is told as before.
   */
  meeting(): () => void {
    const told = this.#told
    return () => {
      this.#met = Math.max(this.#met, told)
    }
  }

  /** Takes the next event; one that is known already, or lies further on, changes nothing. */
  advance(event: FoldedEvent): void {
    if (event.revision !== this.revision + 1) return
    this.state = this.#decider.evolve(this.state, event)
    this.revision = event.revision
    this.position = event.position
    this.commands.add(event.command_id, event.revision)
  }

  /**
   * Takes the next events together, of which the decision already made the state that they lead to.
   * @returns false where they are not the next ones, which changes nothing
   */
  leap(places: readonly FoldedPlace[], position: Position, state: unknown): boolean {
    if (places[0]?.revision !== this.revision + 1) return false
    for (const { command_id, revision } of places) {
      this.commands.add(command_id, revision)
      this.revision = revision
    }
    this.state = state
    this.position = position
    return true
  }
}

export interface FoldLimits {
  readonly streams: number
  /** What the folds weigh together: the ids of a long stream's commands, and states that say what they weigh. */
  readonly bytes: number
}

/** What one decider made of a stream. */
interface Kept {
  readonly decider: SomeDecider
  fold: StreamFold
  /** As it was weighed last. */
  weight: number
}

/** The streams used last with their folds, bounded by number and by weight; the very last stays, however heavy it is. */
export class FoldCache {
  /** Two deciders may fold one stream, each into a state of its own. */
  readonly #streams: LRUCache<string, Kept[]>
  readonly #limits: FoldLimits
  #weight = 0

  constructor(limits: FoldLimits) {
    this.#limits = limits
    this.#streams = new LRUCache({ max: Math.max(1, limits.streams), dispose: (folds) => this.#forget(folds) })
  }

  get size(): number {
    return this.#streams.size
  }

  get weight(): number {
    return this.#weight
  }

  get(decider: SomeDecider, stream: string): StreamFold | undefined {
    return this.#streams.get(stream)?.find((kept) => kept.decider === decider)?.fold
  }

  /**
   * Keeps a fold, or weighs it anew after it grew; of two made at the same time, the one that is further on. Absent
   * streams are not kept: anybody can ask for them. Where the limit is none, nothing is.
   */
  keep(decider: SomeDecider, stream: string, fold: StreamFold): void {
    if (fold.revision < 0 || this.#limits.streams === 0) return
    const { weight } = fold
    const folds = this.#streams.get(stream)
    const kept = folds?.find((one) => one.decider === decider)
    if (kept === undefined) {
      if (folds === undefined) this.#streams.set(stream, [{ decider, fold, weight }])
      else folds.push({ decider, fold, weight })
      this.#weight += weight
    } else if (kept.fold === fold || kept.fold.revision < fold.revision) {
      this.#weight += weight - kept.weight
      kept.fold = fold
      kept.weight = weight
    }
    while (this.#weight > this.#limits.bytes && this.#streams.size > 1) this.#streams.pop()
  }

  /** The folds of a stream that do not reach this revision. Looking at them does not keep them longer. */
  *foldsBehind(stream: string, revision: number): Iterable<StreamFold> {
    for (const { fold } of this.#streams.peek(stream) ?? []) if (fold.revision < revision) yield fold
  }

  #forget(folds: readonly Kept[]): void {
    for (const { weight } of folds) this.#weight -= weight
  }
}
