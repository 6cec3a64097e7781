import { Worker } from 'node:worker_threads'
import type { Recorded } from '@kredka/contracts/kernel/events'
import { Refusal } from '../../terminal/run-main.ts'
import type { States } from './fold.ts'
import type { FolderSetup, FromFolder, ToFolder } from './worker.ts'

const WORKER = new URL('./worker.ts', import.meta.url)
/** So many pages wait for a thread before the reading waits for it. */
const AHEAD = 8

/** A thread that folds the events that it is given, in their order. */
export interface FolderThread {
  /** Resolves when it may be given more, so that memory stays flat. @throws Refusal of any event given so far */
  give(events: readonly Recorded[]): Promise<void>
  /** @throws Refusal */
  finish(): Promise<States>
  /** Ends it, whatever it does. */
  end(): Promise<unknown>
}

export function startFolderThread(setup: FolderSetup): FolderThread {
  const worker = new Worker(WORKER, { workerData: setup })
  const finished = Promise.withResolvers<States>()
  // whoever waits hears of it; nobody has to
  finished.promise.catch(() => undefined)
  let waiting = 0
  let taken = Promise.withResolvers<void>()
  worker.on('message', (message: FromFolder) => {
    if ('states' in message) return finished.resolve(new Map(message.states))
    if ('refusal' in message) return finished.reject(new Refusal(message.refusal))
    waiting -= 1
    taken.resolve()
    taken = Promise.withResolvers()
  })
  worker.on('error', ({ message }) => finished.reject(new Refusal(`${setup.path} ended its thread: ${message}`)))
  worker.on('exit', () => finished.reject(new Refusal(`${setup.path} ended its thread.`)))
  const say = (message: ToFolder) => worker.postMessage(message)
  return {
    async give(events) {
      waiting += 1
      say({ events })
      do await Promise.race([waiting < AHEAD ? undefined : taken.promise, finished.promise])
      while (waiting >= AHEAD)
    },
    finish() {
      say({ is_end: true })
      return finished.promise
    },
    end: () => worker.terminate(),
  }
}
