import { setPriority } from 'node:os'

/** Does the one thing that a process was begun for, and ends; also where whoever began it is gone. */
export function workOnce<Task>(work: (task: Task) => Promise<void>): void {
  setPriority(10)
  process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))
  process.once('message', (task: Task) => {
    work(task).then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
        process.exit(1)
      },
    )
  })
}
