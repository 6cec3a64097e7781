import { isRejection } from '@kredka/contracts/kernel/errors'
import type { AnyEvent, EventDefinition } from '@kredka/contracts/kernel/events'
import {
  type CommandIn,
  commandsOf,
  type Graph,
  type StateIn,
  statesOf,
  transitionsFrom,
} from '@kredka/contracts/kernel/graph'
import type { Decider } from '../decider.ts'
import { story } from './story.ts'

export interface Life<G extends Graph, State, Command, E extends AnyEvent> {
  readonly graph: G
  /** Name in the graph of what was folded. */
  readonly stateOf: (folded: State) => StateIn<G>
  /** Events that lead to each state. */
  readonly given: Readonly<Record<StateIn<G>, readonly E[]>>
  /**
   * How each command is said in a state, with all that it needs to be granted: several where it may lead to several
   * states.
   */
  readonly when: Readonly<Record<CommandIn<G>, (folded: State, state: StateIn<G>) => Command | readonly Command[]>>
  /** What happened besides before one command that needs it, in the ways that there are, where a state knows it. */
  readonly after?: Readonly<Partial<Record<CommandIn<G>, readonly (readonly E[])[]>>>
  /** Where nothing is left to do, and nothing comes of it: state → commands. */
  readonly granted?: Readonly<Partial<Record<StateIn<G>, readonly CommandIn<G>[]>>>
}

/**
 * `graphStory(decider, events).follows({ graph: OFFER_GRAPH, … })`: every command in every state gives events that lead
 * where the graph says, to each of the places that it names, or is rejected where the graph names none.
 * @param events the module's events: what is given and what comes is checked against their schemas
 */
export function graphStory<State, Command, E extends AnyEvent>(
  decider: Decider<State, Command, E>,
  events: Readonly<Record<string, EventDefinition>>,
): { follows<G extends Graph>(life: Life<G, State, Command, E>): void } {
  return {
    follows(life) {
      const { graph, stateOf, given, when } = life
      for (const state of statesOf(graph)) {
        const before = story(decider, events).given(...given[state])
        expect(stateOf(before.state())).toBe(state)
        for (const command of commandsOf(graph)) {
          const known = transitionsFrom(graph, state, command).length > 0
          const outcomes = ((known ? life.after?.[command] : undefined) ?? [[]]).flatMap((more) => {
            const told = before.given(...more)
            const said = when[command](told.state(), state)
            return (isList(said) ? said : [said]).map((one) => {
              const decided = decider.decide(told.state(), one)
              if (isRejection(decided)) return 'rejected'
              return decided.length === 0 ? 'granted already' : stateOf(told.when(one).state())
            })
          })
          expect([state, command, ...new Set(outcomes.toSorted())]).toEqual([
            state,
            command,
            ...expectedEvents(life, state, command),
          ])
        }
      }
    },
  }
}

function expectedEvents<G extends Graph, S, C, E extends AnyEvent>(
  { graph, granted }: Life<G, S, C, E>,
  state: StateIn<G>,
  command: CommandIn<G>,
): readonly string[] {
  if (granted?.[state]?.includes(command) === true) return ['granted already']
  const ways = transitionsFrom(graph, state, command)
  return ways.length === 0 ? ['rejected'] : ways.toSorted()
}

function isList<C>(said: C | readonly C[]): said is readonly C[] {
  return Array.isArray(said)
}
