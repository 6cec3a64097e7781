import { spawn } from 'node:child_process'
import { join } from 'node:path'

export interface ServerGuard {
  /** The server was stopped in good order: nothing is left to do. */
  release(): void
}

/** Its input ends with this process, whatever ended it: then the server goes at once, and its folders with it. */
const WATCH = `
cat > /dev/null
cluster=$1
pid=$(head -n 1 "$cluster/postmaster.pid" 2> /dev/null)
if [ -n "$pid" ] && kill -QUIT "$pid" 2> /dev/null; then
  while kill -0 "$pid" 2> /dev/null; do sleep 0.1; done
fi
rm -rf "$@"
`

/**
 * Sees to it that a server for tests or benches does not outlive this process, not even after `kill -9`. Its data are
 * of no use to anybody then.
 * @param home of the embedded Postgres
 * @param folders deleted with it
 */
export function guardServer(home: string, folders: readonly string[]): ServerGuard {
  const watch = spawn('sh', ['-c', WATCH, 'guard', join(home, 'cluster'), home, ...folders], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  watch.on('error', () => undefined)
  watch.unref()
  const { stdin } = watch
  stdin.on('error', () => undefined)
  if ('unref' in stdin && typeof stdin.unref === 'function') stdin.unref()
  return { release: () => watch.kill('SIGKILL') }
}
