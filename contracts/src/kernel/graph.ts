/**
 * A life as data: state → command → the state that follows, or those that may. A command that a state does not name is
 * refused there. What a thing is before its first event is a state too.
 */
export type Graph = Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>>

export type StateIn<G extends Graph> = keyof G & string
/** Every command that some state of the graph names. */
export type CommandIn<G extends Graph> = { [S in keyof G]: keyof G[S] }[keyof G] & string

/** Where a command may lead from a state; nowhere where it is refused. */
export function transitionsFrom<G extends Graph>(
  graph: G,
  state: StateIn<G>,
  command: CommandIn<G>,
): readonly string[] {
  const next = graph[state]?.[command]
  return next === undefined ? [] : typeof next === 'string' ? [next] : next
}

export function statesOf<G extends Graph>(graph: G): readonly StateIn<G>[] {
  return Object.keys(graph)
}

/** In the order in which states name them first. */
export function commandsOf<G extends Graph>(graph: G): readonly CommandIn<G>[] {
  return [...new Set(Object.values(graph).flatMap((transitions) => Object.keys(transitions) as CommandIn<G>[]))]
}
