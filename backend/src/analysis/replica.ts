import type { QuestionRunView, ReplicaTableView, ReplicaView } from '@kredka/contracts/analysis/views'

/** One question that is asked of the copy of the log. */
export interface Asked {
  readonly run_id: string
  readonly admin_id: string
  readonly question_id: string | null
  readonly sql: string
}

/** Held until the question that it was taken for has its answer, or until it is given up. */
export interface Place {
  /** Begins to answer. */
  ask(asked: Asked): Promise<void>
  giveUp(): Promise<void>
}

/**
 * The masked copy of the log that analysts ask, and what was asked of it lately. It lies in files that the processes of
 * a site may share; reading the log and answering questions are work of processes of their own.
 */
export interface Replica {
  view(): Promise<ReplicaView>
  tables(): Promise<readonly ReplicaTableView[]>
  /** Begins to read what is new. @returns false where that is being done already */
  refresh(): Promise<boolean>
  /** A place for one more question of somebody: one of each person at a time, and few in all in one process. */
  takePlace(admin_id: string): Promise<Place | 'QUESTION_RUNNING' | 'QUESTIONS_BUSY'>
  /** Null for a run that is gone, or somebody else's. */
  run(run_id: string, admin_id: string): Promise<QuestionRunView | null>
  /** @returns false for a run that is gone, or somebody else's */
  cancel(run_id: string, admin_id: string): Promise<boolean>
}
