import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

interface DyingApi {
  readonly url: string
  /** It is dead. */
  readonly gone: Promise<unknown>
  readonly kill: () => void
}

/**
 * An api of its own process, killed with SIGKILL once it has appended such an event.
 * @param ahead by so many milliseconds its clock is ahead
 */
export async function dyingAfter(type: string, database_url: string, ahead = 0): Promise<DyingApi> {
  const child = fork(fileURLToPath(new URL('./dying-api.ts', import.meta.url)), [database_url, type, String(ahead)], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  const gone = once(child, 'exit')
  const url = await new Promise<string>((resolve, refuse) => {
    child.once('message', (said) => resolve((said as { readonly url: string }).url))
    child.once('exit', () => refuse(new Error('the api ended before it served')))
  })
  return { url, gone, kill: () => child.kill('SIGKILL') }
}
