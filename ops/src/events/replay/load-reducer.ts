import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isNativeError } from 'node:util/types'
import type { Recorded } from '@kredka/contracts/kernel/events'
import { Refusal } from '../../terminal/run-main.ts'

/** A reducer as the replay runs it: its handlers' types are known to its author's compiler alone. */
export interface LoadedReducer {
  readonly path: string
  /** Of its text, so that a saved state is not gone on with by another reducer. */
  readonly hash: string
  readonly initial: unknown
  readonly on: Readonly<Record<string, (state: unknown, event: Recorded) => unknown>>
  readonly result: (state: unknown) => unknown
  readonly merge: ((one: unknown, other: unknown) => unknown) | null
}

/** @param types names of the events that there are @throws Refusal where the file gives no reducer */
export async function loadReducer(path: string, types: ReadonlySet<string>): Promise<LoadedReducer> {
  const file = resolve(path)
  const hash = createHash('sha256').update(readText(path, file)).digest('hex')
  const form = 'export const reducer: Reducer<…> = { initial, on }'
  const { initial, on, result, merge } = await importNamed(path, file, 'reducer', form)
  if (initial === undefined || !isTable(on)) {
    throw new Refusal(`${path}: a reducer has an 'initial' state and a table 'on' of functions.`)
  }
  const unknown = Object.keys(on).filter((type) => !types.has(type))
  if (unknown.length > 0) throw new Refusal(`${path}: there is no event ${unknown.join(', ')}.`)
  if (!isFunction(result) && result !== undefined) throw new Refusal(`${path}: 'result' is a function.`)
  if (!isFunction(merge) && merge !== undefined) throw new Refusal(`${path}: 'merge' is a function.`)
  return { path, hash, initial, on, result: result ?? ((state) => state), merge: merge ?? null }
}

function readText(path: string, file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new Refusal(`${path} cannot be read: ${(error as Error).message}`)
  }
}

/** What a file of an analyst exports by a name. @param form how it is written @throws Refusal */
export async function importNamed(
  path: string,
  file: string,
  name: string,
  form: string,
): Promise<Readonly<Record<string, unknown>>> {
  let module: Readonly<Record<string, unknown>>
  try {
    module = await import(pathToFileURL(file).href)
  } catch (error) {
    throw new Refusal(`${path} does not run: ${isNativeError(error) ? error.message : String(error)}`)
  }
  const found = module[name]
  if (typeof found !== 'object' || found === null) throw new Refusal(`${path} exports no ${name}: ${form}`)
  return found as Readonly<Record<string, unknown>>
}

function isTable(value: unknown): value is LoadedReducer['on'] {
  return typeof value === 'object' && value !== null && Object.values(value).every(isFunction)
}

export function isFunction(value: unknown): value is (...args: unknown[]) => unknown {
  return typeof value === 'function'
}
