import type { Graph } from '../kernel/graph.ts'

/** Rules of levels that people draw (GAM-03), the same in browser and server. */

export const LEVEL_NAME_MAX = 60
/** Levels of one person at once. */
export const LEVELS_MAX = 50
/** Changes of one level: whoever needs more begins another one as a copy. */
export const LEVEL_CHANGES_MAX = 5_000
/** Steps of one change: as many as food has numbers, and what a new size takes along. */
export const LEVEL_OPS_MAX = 70
export const LEVEL_VERSIONS_MAX = 999
/** A level that so many people report is hidden until staff have looked at it. */
export const REPORTS_TO_HIDE = 3
export const REPORT_NOTE_MAX = 500
export const LEVEL_REPORT_KINDS = ['name', 'picture', 'unplayable', 'other'] as const
export type LevelReportKind = (typeof LEVEL_REPORT_KINDS)[number]

/** The life of a drawn level. State → command → next states. */
export const LEVEL_GRAPH = {
  absent: { begin: 'draft' },
  draft: { change: 'draft', prove: 'draft', publish: 'listed', remove: 'removed' },
  listed: {
    change: 'listed',
    publish: 'listed',
    unlist: 'draft',
    report: 'hidden',
    prove: 'listed',
    clear: 'listed',
    take_down: 'taken_down',
    remove: 'removed',
  },
  hidden: { change: 'hidden', prove: 'hidden', clear: 'listed', take_down: 'taken_down', remove: 'removed' },
  taken_down: { remove: 'removed' },
  removed: {},
} as const satisfies Graph
export type LevelState = keyof typeof LEVEL_GRAPH
/** Of a level that there is. */
export const LEVEL_STATES = ['draft', 'listed', 'hidden', 'taken_down'] as const satisfies readonly LevelState[]

/** As staff look for them: `waiting` is whatever was reported and not looked at since. */
export const LEVEL_REVIEW_STATES = ['waiting', 'listed', 'hidden', 'taken_down'] as const
