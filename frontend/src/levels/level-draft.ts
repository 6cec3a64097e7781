import type { LevelContent, LevelOp } from '@kredka/contracts/levels/content'
import { applyOps, isSameLevel, opsBetween } from '@kredka/contracts/levels/ops'
import type { ApiError } from '../kernel/errors.ts'

/** Gestures that can be taken back. */
const UNDO_MAX = 200

/** What the draft needs of the site. */
export interface LevelPort {
  /** One gesture on the level as it was after so many. */
  readonly change: (revision: number, ops: readonly LevelOp[]) => Promise<Sent>
  /** Has the level read anew. */
  readonly refresh: () => void
}
type Sent =
  | { readonly ok: true; readonly data: { readonly revision: number } }
  | { readonly ok: false; readonly error: ApiError }

export interface LevelDraftState {
  readonly level: LevelContent
  /** Changes that the server knows. */
  readonly revision: number
  readonly saving: 'saved' | 'saving' | 'refused'
  readonly error: ApiError | null
  /** Something was drawn in another window, and stands here now. */
  readonly isJoined: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
}

/** What can be taken back of a level, and done again, as it was left. */
export interface LevelPast {
  readonly level: LevelContent
  readonly done: readonly LevelContent[]
  readonly undone: readonly LevelContent[]
}

/** A level under somebody’s hands: each gesture is kept at once, and can be taken back (GAM-03). */
export class LevelDraft {
  readonly #port: LevelPort
  /** As it was left before. */
  readonly #left: LevelPast | null
  readonly #listeners = new Set<() => void>()
  #level: LevelContent
  #revision: number
  #done: readonly LevelContent[] = []
  #undone: readonly LevelContent[] = []
  /** Gestures that the server does not know yet, the next one first. */
  #waiting: readonly (readonly LevelOp[])[] = []
  #isSending = false
  #error: ApiError | null = null
  #isJoined = false
  /** The newest that was heard of the server. */
  #heard: { readonly level: LevelContent; readonly revision: number } | null = null
  #state: LevelDraftState

  constructor(port: LevelPort, level: LevelContent, revision: number, left: LevelPast | null = null) {
    this.#port = port
    this.#left = left
    this.#level = level
    this.#revision = revision
    this.#recall()
    this.#state = this.#current()
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  readonly state = (): LevelDraftState => this.#state

  past(): LevelPast {
    return { level: this.#level, done: this.#done, undone: this.#undone }
  }

  /** The level as the gesture leaves it. */
  change(level: LevelContent): void {
    if (isSameLevel(level, this.#level)) return
    this.#done = [...this.#done, this.#level].slice(-UNDO_MAX)
    this.#undone = []
    this.#turnTo(level)
  }

  undo(): void {
    const before = this.#done.at(-1)
    if (before === undefined) return
    this.#done = this.#done.slice(0, -1)
    this.#undone = [...this.#undone, this.#level]
    this.#turnTo(before)
  }

  redo(): void {
    const after = this.#undone.at(-1)
    if (after === undefined) return
    this.#undone = this.#undone.slice(0, -1)
    this.#done = [...this.#done, this.#level]
    this.#turnTo(after)
  }

  retry(): void {
    this.#error = null
    this.#send()
  }

  /** The level as the server knows it. What waits here comes on top of what another window drew. */
  take(level: LevelContent, revision: number): void {
    this.#heard = { level, revision }
    if (this.#isSending || revision <= this.#revision) return
    this.#revision = revision
    const joined = this.#waiting.reduce<LevelContent | null>((on, ops) => on && applyOps(on, ops), level)
    if (joined === null) this.#waiting = []
    this.#isJoined = !isSameLevel(joined ?? level, this.#level)
    this.#level = joined ?? level
    this.#recall()
    this.#error = null
    this.#send()
  }

  /** What was drawn on another level than this one would take away what was drawn there. */
  #recall(): void {
    const left = this.#left !== null && isSameLevel(this.#left.level, this.#level) ? this.#left : null
    this.#done = left?.done ?? []
    this.#undone = left?.undone ?? []
  }

  #turnTo(level: LevelContent): void {
    this.#waiting = [...this.#waiting, opsBetween(this.#level, level)]
    this.#level = level
    this.#isJoined = false
    this.#send()
  }

  #send(): void {
    const [ops] = this.#waiting
    if (ops !== undefined && !this.#isSending && this.#error === null) {
      this.#isSending = true
      void this.#port.change(this.#revision, ops).then((sent) => this.#sent(sent))
    }
    this.#tell()
  }

  #sent(sent: Sent): void {
    this.#isSending = false
    if (sent.ok) {
      this.#revision = sent.data.revision
      this.#waiting = this.#waiting.slice(1)
    } else {
      this.#error = sent.error
      if (sent.error.code === 'LEVEL_CHANGED') this.#port.refresh()
    }
    this.#send()
    // what came while a gesture was on its way
    if (this.#heard !== null) this.take(this.#heard.level, this.#heard.revision)
  }

  #current(): LevelDraftState {
    const isOvertaken = this.#error?.code === 'LEVEL_CHANGED'
    const isSaving = this.#waiting.length > 0 && (this.#error === null || isOvertaken)
    return {
      level: this.#level,
      revision: this.#revision,
      saving: isSaving ? 'saving' : this.#error === null ? 'saved' : 'refused',
      error: isOvertaken ? null : this.#error,
      isJoined: this.#isJoined,
      canUndo: this.#done.length > 0,
      canRedo: this.#undone.length > 0,
    }
  }

  #tell(): void {
    this.#state = this.#current()
    for (const listener of this.#listeners) listener()
  }
}
