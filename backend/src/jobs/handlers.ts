import { runJob, stopJob } from '@kredka/contracts/jobs/endpoints'
import { JobStartedByHand, JobStoppedByHand } from '@kredka/contracts/jobs/events'
import { isRejection, reject } from '@kredka/contracts/kernel/errors'
import { type EventOf, make } from '@kredka/contracts/kernel/events'
import type { Clock } from '@kredka/contracts/kernel/ports'
import { adminId } from '../kernel/caller.ts'
import type { Decider } from '../kernel/decider.ts'
import { type Handler, handle } from '../kernel/handler.ts'
import { deriveEntityId } from '../kernel/ids.ts'
import type { Queryable } from '../kernel/queryable.ts'
import type { WriteSide } from '../kernel/write-side.ts'
import { activeRun, jobExists, requestRun, requestStop } from './runs.ts'

type JobEvent = EventOf<typeof JobStartedByHand> | EventOf<typeof JobStoppedByHand>

/** Stream `job-{name}`: what admins did with a job. The runs decide nothing here; they are operational records. */
const jobDecider: Decider<null, JobEvent, JobEvent> = {
  category: 'job',
  initial: null,
  evolve: () => null,
  decide: (_, event) => [event],
}

export interface JobHandlerParts {
  readonly pool: Queryable
  readonly write: WriteSide
  readonly clock: Clock
}

export function jobHandlers({ pool, write, clock }: JobHandlerParts): readonly Handler[] {
  return [
    handle(runJob, async ({ name, reason }, request) => {
      if (!(await jobExists(pool, name))) return reject('JOB_NOT_FOUND')
      const run_id = deriveEntityId(request.context.command_id, 'run')
      const active = await activeRun(pool, name)
      if (active !== null && active.run_id !== run_id) return reject('JOB_RUNNING')
      const admin_id = adminId(request)
      const started = make(JobStartedByHand, { job: name, run_id, admin_id, reason })
      const noted = await write.execute(jobDecider, name, started, request.context)
      if (isRejection(noted)) return noted
      await requestRun(pool, { run_id, job: name, cause: 'hand', admin_id }, clock.now())
      return { answer: { run_id }, position: noted.position }
    }),

    handle(stopJob, async ({ name, reason }, request) => {
      if (!(await jobExists(pool, name))) return reject('JOB_NOT_FOUND')
      const active = await activeRun(pool, name)
      if (active === null) return { answer: { run_id: null } }
      const { run_id } = active
      const stopped = make(JobStoppedByHand, { job: name, run_id, admin_id: adminId(request), reason })
      const noted = await write.execute(jobDecider, name, stopped, request.context)
      if (isRejection(noted)) return noted
      await requestStop(pool, name, clock.now())
      return { answer: { run_id }, position: noted.position }
    }),
  ]
}
