import { type ChildProcess, fork, type Serializable } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Megabytes of JavaScript; what DuckDB holds is bounded by itself. */
const HEAP = 256

/** Another process of this site for work that must not hold up the one that serves people. */
export interface Children {
  /**
   * Gives `task` to a process of its own.
   * @param signal ends it at once
   * @returns once it has ended: whether it did so by itself
   */
  run(file: URL, task: Serializable, cwd: string, signal: AbortSignal): Promise<boolean>
  /** Ends all that run. */
  close(): Promise<void>
}

/**
 * They get nothing of the environment but what Node needs: no key, no address of a database. They end with the process
 * that began them.
 */
export function createChildren(): Children {
  const running = new Map<ChildProcess, Promise<boolean>>()
  return {
    run(file, task, cwd, signal) {
      const { NODE_COMPILE_CACHE, TZ } = process.env
      const child = fork(fileURLToPath(file), [], {
        cwd,
        env: { ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...(TZ && { TZ }) },
        execArgv: ['--disable-warning=ExperimentalWarning', `--max-old-space-size=${HEAP}`],
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      })
      const ended = new Promise<boolean>((resolve) => {
        child.once('error', () => resolve(false))
        child.once('exit', (code) => resolve(code === 0))
      })
      const kill = () => void child.kill('SIGKILL')
      signal.addEventListener('abort', kill)
      if (signal.aborted) kill()
      running.set(child, ended)
      child.send(task, () => undefined)
      return ended.finally(() => {
        signal.removeEventListener('abort', kill)
        running.delete(child)
      })
    },
    async close() {
      for (const child of running.keys()) child.kill('SIGKILL')
      await Promise.all(running.values())
    },
  }
}
