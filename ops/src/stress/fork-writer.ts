import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { WriterNews, WriterTask } from './plan.ts'

const WRITER = fileURLToPath(new URL('writer.ts', import.meta.url))

export interface WriterEnd extends WriterNews {
  readonly killed: boolean
}

/**
 * Runs one writer to its end.
 * @param hear is told of each confirmed append; returning `kill` ends the process at once, in the middle of whatever it
 * does
 * @throws when the writer fails
 */
export async function forkWriter(
  task: WriterTask,
  signal: AbortSignal,
  hear: (news: WriterNews) => 'kill' | undefined = () => undefined,
): Promise<WriterEnd> {
  const child = fork(WRITER, [JSON.stringify(task)], { execArgv: ['--disable-warning=ExperimentalWarning'] })
  let last: WriterNews = { confirmed: 0, events: 0 }
  let killed = false
  const stop = () => child.kill('SIGKILL')
  signal.addEventListener('abort', stop)
  child.on('message', (news: WriterNews) => {
    last = news
    if (killed || hear(news) !== 'kill') return
    killed = true
    stop()
  })
  const [code] = await once(child, 'exit')
  signal.removeEventListener('abort', stop)
  signal.throwIfAborted()
  if (!killed && code !== 0) throw new Error(`a writer ended with code ${code}`)
  return { ...last, killed }
}
