import { faultsOf } from '@kredka/contracts/games/snake/faults'
import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { make } from '@kredka/contracts/kernel/events'
import type { LevelContent, LevelOp } from '@kredka/contracts/levels/content'
import { levelEvents as e, type LevelEvent } from '@kredka/contracts/levels/events'
import { applyOps, isBoard, isSameLevel } from '@kredka/contracts/levels/ops'
import {
  LEVEL_CHANGES_MAX,
  LEVEL_VERSIONS_MAX,
  type LevelReportKind,
  type LevelState,
  REPORTS_TO_HIDE,
} from '@kredka/contracts/levels/rules'
import type { LevelWords } from '@kredka/contracts/levels/views'
import type { Decider } from '../kernel/decider.ts'

/** A run of an author on a draft of theirs, and what it was a run of. */
interface Proof {
  readonly run_id: string
  readonly drawn: LevelContent
}

/** Stream `level-{level_id}`: a draft, its published versions, and what others said of them (GAM-03). */
export interface Level {
  readonly state: LevelState
  readonly author_id: string | null
  /** As its author sees it; null before it was begun. */
  readonly drawn: LevelContent | null
  /** Changes so far. */
  readonly revision: number
  /** The last clear of what was drawn then. */
  readonly proof: Proof | null
  /** Versions so far. */
  readonly versions: number
  /** The newest one. */
  readonly published: LevelContent | null
  /** Since staff last looked at it. */
  readonly reports: number
  /** All who ever reported the newest version: nobody does so twice. */
  readonly reporters: ReadonlySet<string>
}

interface OfLevel {
  readonly level_id: string
  /** Who asks. */
  readonly author_id: string
}
interface Review {
  readonly level_id: string
  readonly reason: string
}
export type LevelCommand =
  | (OfLevel & { readonly do: 'begin'; readonly words: LevelWords; readonly drawn: LevelContent })
  | (OfLevel & { readonly do: 'name'; readonly words: LevelWords })
  | (OfLevel & { readonly do: 'change'; readonly revision: number; readonly ops: readonly LevelOp[] })
  | (OfLevel & { readonly do: 'publish'; readonly revision: number; readonly words: LevelWords })
  | (OfLevel & { readonly do: 'unlist' | 'remove' })
  /** By a run of the author that came to its end with all food eaten. */
  | (OfLevel & Proof & { readonly do: 'prove' })
  | {
      readonly do: 'report'
      readonly level_id: string
      readonly version: number
      readonly reporter_id: string
      readonly kind: LevelReportKind
      readonly note: string
    }
  | (Review & { readonly do: 'clear' })
  | (Review & { readonly do: 'take_down' })

type Authors = Extract<LevelCommand, OfLevel>
type Decided = readonly LevelEvent[] | Rejection
type Begun = Level & { readonly author_id: string; readonly drawn: LevelContent }

/** Bytes of a draft with what is published of it. */
const WEIGHT = 4_096

export const levelDecider: Decider<Level, LevelCommand, LevelEvent> = {
  category: 'level',
  initial: {
    state: 'absent',
    author_id: null,
    drawn: null,
    revision: 0,
    proof: null,
    versions: 0,
    published: null,
    reports: 0,
    reporters: new Set(),
  },
  evolve,
  weight: () => WEIGHT,
  decide(level, command) {
    if (command.do === 'begin') return begin(level, command)
    if (!isThere(level)) return reject('LEVEL_NOT_FOUND')
    if (command.do === 'report') return report(level, command)
    if (command.do === 'clear' || command.do === 'take_down') return review(level, command)
    // somebody else's level is as good as none
    return level.author_id === command.author_id ? decideAsAuthor(level, command) : reject('LEVEL_NOT_FOUND')
  },
}

function evolve(level: Level, event: LevelEvent): Level {
  switch (event.type) {
    case 'LevelBegun':
      return { ...level, state: 'draft', author_id: event.data.author_id, drawn: event.data.drawn }
    case 'LevelNamed':
      return level
    case 'LevelChanged': {
      const { revision, ops } = event.data
      return { ...level, revision, drawn: level.drawn && applyOps(level.drawn, ops) }
    }
    case 'LevelProven':
      return { ...level, proof: level.drawn && { run_id: event.data.run_id, drawn: level.drawn } }
    case 'LevelPublished': {
      const { version, drawn } = event.data
      const again = { published: drawn, versions: version, reports: 0, reporters: new Set<string>() }
      return { ...level, state: 'listed', ...again }
    }
    case 'LevelUnlisted':
      return { ...level, state: 'draft' }
    case 'LevelReported':
      return {
        ...level,
        reports: level.reports + 1,
        reporters: new Set(level.reporters).add(event.data.reporter_id),
      }
    case 'LevelHidden':
      return { ...level, state: 'hidden' }
    case 'LevelCleared':
      return { ...level, state: 'listed', reports: 0 }
    case 'LevelTakenDown':
      return { ...level, state: 'taken_down' }
    case 'LevelRemoved':
      return { ...level, state: 'removed' }
  }
}

function isThere(level: Level): level is Begun {
  return level.author_id !== null && level.drawn !== null && level.state !== 'removed'
}

function decideAsAuthor(level: Begun, command: Exclude<Authors, { do: 'begin' }>): Decided {
  const ids = { level_id: command.level_id, author_id: command.author_id }
  if (command.do === 'remove') return [make(e.LevelRemoved, ids)]
  if (level.state === 'taken_down') return reject('LEVEL_NOT_POSSIBLE')
  switch (command.do) {
    case 'name':
      return [make(e.LevelNamed, { ...ids, words: wordsOf(command) })]
    case 'change':
      return change(level, command, ids)
    case 'prove':
      return prove(level, command, ids)
    case 'publish':
      return publish(level, command, ids)
    case 'unlist':
      // what was reported waits for staff
      if (level.state === 'hidden') return reject('LEVEL_NOT_POSSIBLE')
      return level.state === 'draft' ? [] : [make(e.LevelUnlisted, { ...ids, version: level.versions })]
  }
}

function begin({ state }: Level, command: Extract<LevelCommand, { do: 'begin' }>): Decided {
  const { level_id, author_id, drawn } = command
  if (state !== 'absent') return reject('CONFLICT')
  if (!isBoard(drawn.map)) return reject('LEVEL_PART_IMPOSSIBLE')
  return [make(e.LevelBegun, { level_id, author_id, drawn, words: wordsOf(command) })]
}

function change(level: Begun, { revision, ops }: Extract<LevelCommand, { do: 'change' }>, ids: OfLevel): Decided {
  // what was drawn in another window is not drawn over unseen
  if (level.revision !== revision) return reject('LEVEL_CHANGED')
  if (revision >= LEVEL_CHANGES_MAX) return reject('LEVEL_CHANGES_USED_UP', { params: { most: LEVEL_CHANGES_MAX } })
  if (applyOps(level.drawn, ops) === null) return reject('LEVEL_PART_IMPOSSIBLE')
  return [make(e.LevelChanged, { ...ids, revision: revision + 1, ops: [...ops] })]
}

/** A run of something else, such as of what was drawn before, proves nothing. */
function prove({ drawn, proof }: Begun, { run_id, ...run }: Extract<LevelCommand, { do: 'prove' }>, ids: OfLevel) {
  const isKnown = proof !== null && isSameLevel(proof.drawn, drawn)
  return isKnown || !isSameLevel(run.drawn, drawn) ? [] : [make(e.LevelProven, { ...ids, run_id })]
}

function publish(level: Begun, command: Extract<LevelCommand, { do: 'publish' }>, ids: OfLevel): Decided {
  const { drawn, proof, versions, state } = level
  if (state === 'hidden' || versions >= LEVEL_VERSIONS_MAX) return reject('LEVEL_NOT_POSSIBLE')
  if (level.revision !== command.revision) return reject('LEVEL_CHANGED')
  if (proof === null || !isProven(level)) return reject('LEVEL_UNPROVEN')
  const published = { version: versions + 1, drawn, proof_run_id: proof.run_id, words: wordsOf(command) }
  return [make(e.LevelPublished, { ...ids, ...published })]
}

function report(level: Begun, command: Extract<LevelCommand, { do: 'report' }>): Decided {
  const { level_id, version, reporter_id, kind, note } = command
  const isOpen = level.state === 'listed' && level.versions === version
  if (!isOpen || level.author_id === reporter_id) return reject('LEVEL_NOT_FOUND')
  if (level.reporters.has(reporter_id)) return []
  const ids = { level_id, author_id: level.author_id, version }
  const reports = level.reports + 1
  const reported = make(e.LevelReported, { ...ids, reporter_id, kind, note: note.trim() })
  return reports < REPORTS_TO_HIDE ? [reported] : [reported, make(e.LevelHidden, { ...ids, reports })]
}

function review(level: Begun, command: Extract<LevelCommand, { do: 'clear' | 'take_down' }>): Decided {
  const { author_id, state, versions, reports } = level
  if (state !== 'listed' && state !== 'hidden') return reject('LEVEL_NOT_POSSIBLE')
  const data = { level_id: command.level_id, author_id, version: versions, reason: command.reason.trim() }
  if (command.do === 'take_down') return [make(e.LevelTakenDown, data)]
  return reports === 0 ? [] : [make(e.LevelCleared, data)]
}

function wordsOf({ words: { name } }: { readonly words: LevelWords }): LevelWords {
  return { name: name.trim() }
}

/** Whether its author has cleared exactly what is drawn. */
function isProven({ drawn, proof }: Level): boolean {
  return drawn !== null && proof !== null && isSameLevel(proof.drawn, drawn) && faultsOf(drawn).length === 0
}
