import { readFile } from 'node:fs/promises'
import { Refusal } from '../../terminal/run-main.ts'
import { writeWhole } from '../../terminal/whole-file.ts'
import type { Place } from '../source/source.ts'
import type { Partition, States } from './fold.ts'
import type { LoadedReducer } from './load-reducer.ts'
import { plainJson } from './plain-json.ts'

/** What a replay has come to, and up to where. */
export interface SavedState {
  readonly place: Place | null
  readonly events: number
  readonly states: States
}

interface Stored {
  readonly kredka: 'replay'
  readonly reducer: string
  readonly by: Partition | null
  readonly place: Place | null
  readonly events: number
  readonly states: readonly (readonly [string, unknown])[]
}

/** @returns null where there is none yet @throws Refusal where it is another reducer's, another partition's, or none */
export async function readState(
  path: string,
  { hash }: LoadedReducer,
  by: Partition | null,
): Promise<SavedState | null> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw new Refusal(`${path} cannot be read: ${error.message}`)
  })
  if (text === null) return null
  const stored = parse(text)
  if (stored === null) throw new Refusal(`${path} is no state of a replay.`)
  if (stored.reducer !== hash) throw new Refusal(`${path} is the state of another reducer: name another file.`)
  if (stored.by !== by) throw new Refusal(`${path} is the state of a replay ${byWords(stored.by)}: name another file.`)
  return { place: stored.place, events: stored.events, states: new Map(stored.states) }
}

export async function writeState(
  path: string,
  reducer: LoadedReducer,
  by: Partition | null,
  { place, events, states }: SavedState,
): Promise<void> {
  const stored: Stored = { kredka: 'replay', reducer: reducer.hash, by, place, events, states: [...states] }
  const text = plainJson(stored, `The state of ${reducer.path}`)
  await writeWhole(path, async (_, file) => file.writeFile(text))
}

const byWords = (by: Partition | null) => (by === null ? 'without --by' : `--by ${by}`)

function parse(text: string): Stored | null {
  try {
    const stored: Partial<Stored> | null = JSON.parse(text)
    const isWhole = stored?.kredka === 'replay' && Array.isArray(stored.states) && typeof stored.events === 'number'
    return isWhole ? (stored as Stored) : null
  } catch {
    return null
  }
}
