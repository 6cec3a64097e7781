import { reject } from '@kredka/contracts/kernel/errors'
import { type EventsOf, event, make } from '@kredka/contracts/kernel/events'
import { Id, Obj, Personal, Text, Type } from '@kredka/contracts/kernel/schema'
import type { Decider } from '../decider.ts'

/** A small domain for the kernel's own tests: a counter with a limit that notes who counted. */
const Counted = event(
  'Counted',
  Obj({ by: Type.Integer(), user_id: Id, note: Personal(Text(5_000), 'user_id'), at: Type.String() }),
)
const Cleared = event('Cleared', Obj({ user_id: Id }))
const PersonForgotten = event('PersonForgotten', Obj({ subject_id: Id }))
export const counterEvents = { Counted, Cleared, PersonForgotten }
export type CounterEvent = EventsOf<typeof counterEvents>

export interface Counter {
  readonly total: number
  readonly counts: number
  /** Notes as folds see them: null. */
  readonly notes: readonly (string | null)[]
}

export type CounterCommand =
  | {
      readonly do: 'count'
      readonly by?: number
      readonly times?: number
      readonly note?: string
      readonly at?: string
      /** Whose note it is. */
      readonly user_id?: string
    }
  | { readonly do: 'clear' | 'crash' | 'write nonsense' }

export const LIMIT = 100_000
export const COUNTER_USER = '0000000000000000000000anna'

export const counter: Decider<Counter, CounterCommand, CounterEvent> = {
  category: 'counter',
  initial: { total: 0, counts: 0, notes: [] },
  evolve(state, { type, data }) {
    if (type === 'Cleared') return { ...state, total: 0 }
    if (type !== 'Counted') return state
    return {
      total: state.total + data.by,
      counts: state.counts + 1,
      notes: state.notes.length < 10 ? [...state.notes, data.note] : state.notes,
    }
  },
  decide(state, command) {
    switch (command.do) {
      case 'count': {
        const { by = 1, times = 1, note = null, at = '', user_id = COUNTER_USER } = command
        if (state.total + by * times > LIMIT) return reject('TOO_MANY_REQUESTS', { params: { total: state.total } })
        return Array.from({ length: times }, () => make(Counted, { by, user_id, note, at }))
      }
      case 'clear':
        return state.total === 0 ? [] : [make(Cleared, { user_id: COUNTER_USER })]
      case 'write nonsense':
        return [make(Cleared, { user_id: 'not an id' })]
      case 'crash':
        throw new Error('the decider is broken')
    }
  },
}
