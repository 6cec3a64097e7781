import type { EventType, LogEvent } from './log-event.ts'

export type { EventType, LogEvent }

/**
 * What an analyst makes of the log: a first state, and what each type of event does to it. A module exports it as
 * `reducer`; `npm run events -- replay --with` runs it.
 */
export interface Reducer<State, Result = unknown> {
  /** Where every part begins. A plain value of JSON: each part gets a copy of its own, which handlers may change. */
  readonly initial: State
  /** By type of event. Events of other types leave the state as it is. */
  readonly on: { readonly [Type in EventType]?: (state: State, event: LogEvent<Type>) => State }
  /** What is shown and saved of a state in the end. Default: the state. */
  readonly result?: (state: State) => Result
  /**
   * How two states become one, where the order of events of different categories does not matter: allows `--parallel`,
   * which folds each category apart from `initial`.
   */
  readonly merge?: (one: State, other: State) => State
}
