import type { CommandIn, Graph, StateIn } from './graph.ts'
import type { PageLanguage } from './head.ts'

/** What a life is called, and what its states and commands mean, in one language. */
export interface LifeCycleWords<State extends string = string, Command extends string = string> {
  readonly title: string
  /** What each state means. */
  readonly states: Readonly<Record<State, string>>
  /** Who does what with each command. */
  readonly commands: Readonly<Record<Command, string>>
}

/** What can become of a thing, for those who read the documents. */
export interface LifeCycle {
  /** Of its drawing in `ops/docs/graphs`, and of its place on the page. */
  readonly name: string
  readonly graph: Graph
  readonly words: Readonly<Record<PageLanguage, LifeCycleWords>>
}

/** A state or a command without its words in either language does not compile. */
export function lifeCycle<const G extends Graph>(
  name: string,
  graph: G,
  words: Readonly<Record<PageLanguage, LifeCycleWords<StateIn<G>, CommandIn<G>>>>,
): LifeCycle {
  return { name, graph, words }
}
