import type { Clock, Log } from '@kredka/contracts/kernel/ports'
import type { ErrorLog } from '../http/ports.ts'
import type { Queryable } from '../kernel/queryable.ts'
import { brief } from '../kernel/reactions/backoff.ts'
import type { Job } from './job.ts'
import { beginRun, endRun, noteProgress, type Run, stopRequested } from './runs.ts'

export interface PerformerParts {
  readonly pool: Queryable
  readonly clock: Clock
  readonly log: Log
  /** Where the back office reads of faults. */
  readonly errorLog: Pick<ErrorLog, 'note'>
}

export interface Performer {
  /**
   * Does a waiting run to its end and writes down how it went.
   * @param ended aborts when the process ends: the run has failed then, so that another process repeats it
   * @throws what the job threw, so that the queue tries again
   */
  perform(job: Job, run: Run, ended: AbortSignal): Promise<void>
  /** Ends runs of this process that somebody asked to stop. */
  obeyStops(): Promise<void>
}

export function performer({ pool, clock, log, errorLog }: PerformerParts): Performer {
  const active = new Map<string, AbortController>()

  async function perform(job: Job, run: Run, ended: AbortSignal): Promise<void> {
    if (!(await beginRun(pool, run.run_id, clock.now()))) return
    const stop = new AbortController()
    const signal = AbortSignal.any([stop.signal, ended])
    active.set(run.run_id, stop)
    const notes = progressNotes((share, text) => noteProgress(pool, run.run_id, share, text))
    const its = log.child({ job: job.name, run: run.run_id })
    try {
      await job.run({ signal, now: clock.now(), log: its, progress: notes.note })
      await notes.written()
      if (ended.aborted) throw new ProcessEnded()
      await endRun(pool, run, stop.signal.aborted ? 'stopped' : 'finished', clock.now())
    } catch (error) {
      await notes.written()
      if (stop.signal.aborted) return await endRun(pool, run, 'stopped', clock.now())
      if (error instanceof ProcessEnded) {
        its.info({}, 'a job was under way when this process was told to end')
      } else {
        its.error({ error: brief(error) }, 'a job failed')
        const source = job.cron === null ? 'bgjob' : 'cron'
        errorLog.note({ source, error, where: `job ${job.name}`, correlation_id: null })
      }
      await endRun(pool, run, 'errored', clock.now(), brief(error))
      throw error
    } finally {
      active.delete(run.run_id)
    }
  }

  return {
    perform,
    obeyStops: async () => {
      if (active.size === 0) return
      for (const runId of await stopRequested(pool, [...active.keys()])) active.get(runId)?.abort()
    },
  }
}

class ProcessEnded extends Error {
  override readonly name = 'ProcessEnded'
  constructor() {
    super('the process that ran it ended')
  }
}

/** Writes the newest progress, one write at a time: a job may report as often as it likes. */
function progressNotes(write: (share: number, text: string) => Promise<void>) {
  let newest: { readonly share: number; readonly text: string } | null = null
  let writing: Promise<void> | null = null

  async function writeAll(): Promise<void> {
    while (newest !== null) {
      const { share, text } = newest
      newest = null
      // A note that is lost costs nothing; the run goes on.
      await write(share, text).catch(() => undefined)
    }
    writing = null
  }

  return {
    note: (share: number, text = '') => {
      newest = { share, text }
      writing ??= writeAll()
    },
    written: async () => {
      await writing
    },
  }
}
