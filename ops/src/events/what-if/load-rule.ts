import { resolve } from 'node:path'
import type { Recorded } from '@kredka/contracts/kernel/events'
import { Refusal } from '../../terminal/run-main.ts'
import { importNamed, isFunction } from '../replay/load-reducer.ts'
import type { LogEvent, OtherRule } from './rule.ts'

/** A rule as the comparison runs it: the types of its state and events are known to its author's compiler alone. */
export interface LoadedRule {
  /** As messages call it. */
  readonly path: string
  readonly category: string
  readonly initial: unknown
  readonly evolve: (state: unknown, event: Recorded) => unknown
  readonly decide: (state: unknown, event: Recorded) => unknown
}

/** @throws Refusal where the file gives no rule */
export async function loadRule(path: string): Promise<LoadedRule> {
  const form = 'export const rule: OtherRule<…> = { category, initial, evolve, decide }'
  const { category, initial, evolve, decide } = await importNamed(path, resolve(path), 'rule', form)
  if (typeof category !== 'string' || initial === undefined || !isFunction(evolve) || !isFunction(decide)) {
    throw new Refusal(`${path}: a rule has a 'category', an 'initial' state and the functions 'evolve' and 'decide'.`)
  }
  return { path, category, initial, evolve, decide }
}

/** A rule of ours: the category's events are all that it is given. */
export function ownRule<State>(name: string, { category, initial, evolve, decide }: OtherRule<State>): LoadedRule {
  return {
    ...{ path: name, category, initial },
    evolve: (state, event) => evolve(state as State, event as unknown as LogEvent),
    decide: (state, event) => decide(state as State, event as unknown as LogEvent),
  }
}
