/** Rules of the questions that analysts ask of the log (ANA-03), the same in browser and server. */

export const TITLE_MAX = 100
export const SQL_MAX = 10_000
/** Questions that one analyst keeps; archived ones do not count. */
export const QUESTIONS_MAX = 200
/** Length of the name of a column that a chart is drawn of. */
export const COLUMN_MAX = 200

/** A question is answered within so long, or not at all. */
export const RUN_MS_MAX = 30_000
/** Rows of an answer; the rest is left out, and the answer says so. */
export const RUN_ROWS_MAX = 10_000

/** How an answer is shown beside its table: not at all, as lines or as bars. */
export const CHART_KINDS = ['table', 'line', 'bar'] as const
export type ChartKind = (typeof CHART_KINDS)[number]
/** Columns of numbers in one chart. */
export const CHART_SERIES_MAX = 2

export const RUN_STATES = ['running', 'done', 'failed', 'cancelled'] as const

/**
 * Why a question has no answer:
 * - `no_question`, `several`, `not_a_question`: what was sent is nothing, more than one statement, or one that does not
 *   only read;
 * - `forbidden`: it reaches for files, the network or settings;
 * - `wrong`: DuckDB does not understand it, and says where;
 * - `time`, `memory`: it takes more than a question may;
 * - `no_replica`: the copy of the log was taken away meanwhile;
 * - `lost`: the process that asked it ended.
 */
export const RUN_FAULTS = [
  'no_question',
  'several',
  'not_a_question',
  'forbidden',
  'wrong',
  'time',
  'memory',
  'no_replica',
  'lost',
] as const
export type RunFault = (typeof RUN_FAULTS)[number]

/** `number` columns align at the end and can be drawn. */
export const COLUMN_KINDS = ['number', 'time', 'text', 'boolean'] as const
export type ColumnKind = (typeof COLUMN_KINDS)[number]

/**
 * - `off`: the site answers no questions (`ANALYST_QUESTIONS`);
 * - `unsupported`: this installation has no DuckDB;
 * - `none`: nobody has asked for a copy yet;
 * - `ready`.
 */
export const REPLICA_STATES = ['off', 'unsupported', 'none', 'ready'] as const
