import { Count, Id, Instant, Nullable, Obj, OneOf, type Static, Type } from '../kernel/schema.ts'
import { QuestionContent } from './events.ts'
import { COLUMN_KINDS, REPLICA_STATES, RUN_FAULTS, RUN_STATES } from './rules.ts'

/** The copy of the log that questions are asked of. */
export const ReplicaView = Obj({
  state: OneOf(REPLICA_STATES),
  /** All that happened up to then is in it; null without one. */
  as_of: Nullable(Instant),
  events: Count,
  /** On the disk. */
  bytes: Count,
  /** What is being read right now, or why the last reading broke off. */
  work: Nullable(
    Obj({
      state: OneOf(['running', 'failed']),
      /** Events so far. */
      read: Count,
      /** When the last of them happened. */
      reached_at: Nullable(Instant),
    }),
  ),
})
export type ReplicaView = Static<typeof ReplicaView>

/** A table that questions may name, with its columns and their types of DuckDB. */
export const ReplicaTableView = Obj({
  name: Type.String(),
  columns: Type.Array(Obj({ name: Type.String(), type: Type.String() })),
})
export type ReplicaTableView = Static<typeof ReplicaTableView>

/** A question that somebody keeps: an own one, or one that a colleague shares. */
export const AnalystQuestionView = Obj({
  id: Id,
  ...QuestionContent,
  is_own: Type.Boolean(),
  /** Of whom: a name, or the actor as the log has it. */
  author: Type.String(),
  is_shared: Type.Boolean(),
  changed_at: Instant,
  runs: Count,
  last_run_at: Nullable(Instant),
})
export type AnalystQuestionView = Static<typeof AnalystQuestionView>
export type ChartChoice = AnalystQuestionView['chart']

export const RunCell = Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()])
export type RunCell = Static<typeof RunCell>

/** One question and how far its answer is. */
export const QuestionRunView = Obj({
  id: Id,
  state: OneOf(RUN_STATES),
  sql: Type.String(),
  question_id: Nullable(Id),
  started_at: Instant,
  took_ms: Nullable(Count),
  /** Up to when the copy of the log went. */
  as_of: Nullable(Instant),
  fault: Nullable(
    Obj({
      code: OneOf(RUN_FAULTS),
      /** What DuckDB says of it, in English; empty where the code says all. */
      message: Type.String(),
      /** Where in the question, from 1. */
      line: Nullable(Count),
      column: Nullable(Count),
    }),
  ),
  columns: Type.Array(Obj({ name: Type.String(), type: Type.String(), kind: OneOf(COLUMN_KINDS) })),
  rows: Type.Array(Type.Array(RunCell)),
  /** There are more rows than these. */
  is_cut: Type.Boolean(),
})
export type QuestionRunView = Static<typeof QuestionRunView>
