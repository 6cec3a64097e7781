import { command, query } from '../kernel/endpoints.ts'
import { Id, Obj, OneOf, Type } from '../kernel/schema.ts'
import { JOB_STATES, JobDetailView, JobView } from './views.ts'

const OneJob = Obj({ name: Type.String({ pattern: '^[a-z][a-z0-9_.]{1,58}$' }) })

export const listJobs = query('jobs.list', {
  path: 'GET /admin/jobs',
  access: 'admin',
  about: 'Every job: state, last and next run, error, progress.',
  query: Obj({
    /** `cron` runs by the clock, `job` by hand or by an event. */
    kind: Type.Optional(OneOf(['cron', 'job'])),
    state: Type.Optional(OneOf(JOB_STATES)),
  }),
  answer: Type.Array(JobView),
})

export const showJob = query('jobs.show', {
  path: 'GET /admin/jobs/{name}',
  access: 'admin',
  about: 'One job with its last runs.',
  params: OneJob,
  answer: JobDetailView,
  errors: ['JOB_NOT_FOUND'],
})

export const runJob = command('jobs.run', {
  path: 'POST /admin/jobs/{name}/run',
  access: 'admin',
  about: 'Runs a job now.',
  params: OneJob,
  answer: Obj({ run_id: Id }),
  errors: ['JOB_NOT_FOUND', 'JOB_RUNNING'],
})

export const stopJob = command('jobs.stop', {
  path: 'POST /admin/jobs/{name}/stop',
  access: 'admin',
  about:
    'Asks the run under way to stop. It ends at its next safe point; stopping a job that does not run changes nothing.',
  params: OneJob,
  answer: Obj({ run_id: Type.Union([Id, Type.Null()]) }),
  errors: ['JOB_NOT_FOUND'],
})
