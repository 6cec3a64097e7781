import { type ErrorCode, isRejection } from '@kredka/contracts/kernel/errors'
import type { AnyEvent, EventDefinition } from '@kredka/contracts/kernel/events'
import { must } from '@kredka/contracts/kernel/testing/must'
import { type Catalog, createCatalog } from '../catalog.ts'
import type { Decider } from '../decider.ts'

export interface Given<State, Command, E extends AnyEvent> {
  /** What has happened already, in order; events of an earlier `given` come first. */
  given(...events: readonly E[]): Given<State, Command, E>
  when(command: Command): Decided<State, E>
  /** What that leads to. */
  state(): State
}

export interface Decided<State, E extends AnyEvent> {
  /** These events and no others. None: nothing is left to do. */
  gives(...events: readonly E[]): void
  rejects(code: ErrorCode, params?: Readonly<Record<string, string | number>>): void
  /** The state that the decided events lead to. */
  state(): State
}

/**
 * A decider's test: `story(decider, events).given(…).when(…).gives(…)`, or `.rejects('CODE')`.
 * @param table the module's events: what is given and what comes is checked against the schemas, and folds see personal
 * data as null, as in the real write side
 */
export function story<State, Command, E extends AnyEvent>(
  decider: Decider<State, Command, E>,
  table: Readonly<Record<string, EventDefinition>>,
): Given<State, Command, E> {
  return from(decider, createCatalog(Object.values(table)), [])
}

function from<State, Command, E extends AnyEvent>(
  decider: Decider<State, Command, E>,
  catalog: Catalog,
  past: readonly E[],
): Given<State, Command, E> {
  const fold = (state: State, events: readonly E[]) =>
    events.reduce((folded, event) => {
      catalog.check(event)
      return decider.evolve(folded, withoutPersonal(catalog, event))
    }, state)

  return {
    given: (...events) => from(decider, catalog, [...past, ...events]),
    state: () => fold(decider.initial, past),
    when(command) {
      const state = fold(decider.initial, past)
      const decided = decider.decide(state, command)
      return {
        gives(...events) {
          expect(decided).toEqual(events)
          if (!isRejection(decided)) fold(state, decided)
        },
        rejects(code, params) {
          expect(decided).toMatchObject(params === undefined ? { rejected: code } : { rejected: code, params })
        },
        state() {
          return fold(state, must(decided))
        },
      }
    },
  }
}

function withoutPersonal<E extends AnyEvent>(catalog: Catalog, event: E): E {
  const data: Record<string, unknown> = { ...event.data }
  for (const property of Object.keys(catalog.definition(event.type).personal)) {
    if (property in data) data[property] = null
  }
  return { ...event, data }
}
