import { isNativeError } from 'node:util/types'
import { warsawDay } from '@kredka/contracts/kernel/days'
import { categoryOf, type Recorded } from '@kredka/contracts/kernel/events'
import { Refusal } from '../../terminal/run-main.ts'
import type { LoadedReducer } from './load-reducer.ts'

/** What has a state of its own: each stream, each category, each day of Europe/Warsaw. Null: the log as one. */
export const PARTITIONS = ['stream', 'category', 'day'] as const
export type Partition = (typeof PARTITIONS)[number]

/** States by part; the log as one is the part without a name. */
export type States = Map<string, unknown>
export const WHOLE = ''

export interface Fold {
  readonly states: States
  /** @throws Refusal where the reducer throws, or gives no state */
  take(event: Recorded): void
}

/** @param states of a replay that is gone on with; changed in place */
export function createFold(reducer: LoadedReducer, by: Partition | null, states: States = new Map()): Fold {
  const keyOf = keysBy(by)
  return {
    states,
    take(event) {
      const handle = reducer.on[event.type]
      if (handle === undefined) return
      const key = keyOf(event)
      const before = states.has(key) ? states.get(key) : structuredClone(reducer.initial)
      states.set(key, next(reducer, handle, before, event))
    },
  }
}

function next(reducer: LoadedReducer, handle: LoadedReducer['on'][string], before: unknown, event: Recorded): unknown {
  const at = `${event.type} (${event.stream}@${event.revision}, position ${event.position})`
  const after = ask(reducer, `at ${at}`, () => handle(before, event))
  if (after === undefined) throw new Refusal(`${reducer.path} gave back no state at ${at}.`)
  if (after instanceof Promise) {
    after.catch(() => undefined)
    throw new Refusal(`${reducer.path} gave back a promise at ${at}: a reducer does not wait.`)
  }
  return after
}

/** What a function of an analyst gives. @throws Refusal that says where it failed */
export function ask<T>({ path }: Pick<LoadedReducer, 'path'>, where: string, run: () => T): T {
  try {
    return run()
  } catch (error) {
    const place = isNativeError(error) ? lineIn(error.stack ?? '', path) : ''
    throw new Refusal(`${path}${place} failed ${where}: ${isNativeError(error) ? error.message : String(error)}`)
  }
}

/** `:12`, the line of the reducer that the stack names first. */
function lineIn(stack: string, path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1).replaceAll('.', '\\.')
  const [, line] = new RegExp(`${name}[^:\\n]*:(\\d+)`).exec(stack) ?? []
  return line === undefined ? '' : `:${line}`
}

function keysBy(by: Partition | null): (event: Recorded) => string {
  if (by === 'stream') return ({ stream }) => stream
  if (by === 'category') return ({ stream }) => categoryOf(stream)
  if (by === 'day') return dayKeys()
  return () => WHOLE
}

/** A day begins with an hour of UTC: events of one hour are of one day, and days are found once an hour of the log. */
function dayKeys(): (event: Recorded) => string {
  let known = { hour: '', day: '' }
  return ({ metadata: { occurred_at } }) => {
    const hour = occurred_at.slice(0, 13)
    if (hour !== known.hour) known = { hour, day: warsawDay(occurred_at) }
    return known.day
  }
}
