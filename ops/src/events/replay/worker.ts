import { parentPort, workerData } from 'node:worker_threads'
import type { Recorded } from '@kredka/contracts/kernel/events'
import { describe } from '../../terminal/run-main.ts'
import { createFold, type Partition } from './fold.ts'
import { loadReducer } from './load-reducer.ts'

/** What a thread of a parallel replay begins with. */
export interface FolderSetup {
  readonly path: string
  readonly by: Partition | null
  readonly types: ReadonlySet<string>
}

/** Events to fold, or that there are no more. */
export type ToFolder = { readonly events: readonly Recorded[] } | { readonly is_end: true }

/** A page is folded; all are; or the one fault that ends the replay. */
export type FromFolder =
  | { readonly taken: true }
  | { readonly states: readonly (readonly [string, unknown])[] }
  | { readonly refusal: string }

const { path, by, types }: FolderSetup = workerData
const say = (message: FromFolder) => parentPort?.postMessage(message)

try {
  const fold = createFold(await loadReducer(path, types), by)
  parentPort?.on('message', (message: ToFolder) => {
    try {
      if ('is_end' in message) return say({ states: [...fold.states] })
      for (const event of message.events) fold.take(event)
      return say({ taken: true })
    } catch (error) {
      return say({ refusal: describe(error) })
    }
  })
} catch (error) {
  say({ refusal: describe(error) })
}
