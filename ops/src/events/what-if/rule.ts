import type { EventType, LogEvent } from '../replay/log-event.ts'

export type { EventType, LogEvent }

/** What became of a question in the log, and what the other rule makes of it, each in a word or two. */
export interface Verdict {
  readonly real: string
  readonly other: string
}

/**
 * Another rule beside the one that the log was made with. It is asked at each decision that stands in the log, with the
 * state of the stream as it really was just before: what people would have done later, had they been answered
 * otherwise, no log knows. A module exports it as `rule`; `npm run events -- what-if rule --with` runs it.
 */
export interface OtherRule<State> {
  /** Streams of this category are looked at, each by itself. */
  readonly category: string
  readonly initial: State
  /** The state of a stream after an event, as any decider folds it. */
  readonly evolve: (state: State, event: LogEvent) => State
  /** The event tells what was asked. Null: it was no decision of the rule. */
  readonly decide: (state: State, event: LogEvent) => Verdict | null
}
