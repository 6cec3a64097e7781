import { command, Done, query } from '../kernel/endpoints.ts'
import { Id, Obj, OneOf, PageQuery, Text, Type } from '../kernel/schema.ts'
import { REASON_MAX } from '../offers/rules.ts'
import {
  ALARM_SORTS,
  ALARM_STATES,
  AlarmView,
  DEAD_LETTER_SORTS,
  DeadLetterView,
  JOB_STATES,
  JobDetailView,
  JobView,
} from './views.ts'

const Reason = Obj({ reason: Text(REASON_MAX) })
const OneJob = Obj({ name: Type.String({ pattern: '^[a-z][a-z0-9_.]{1,58}$' }) })

export const listJobs = query('jobs.list', {
  path: 'GET /admin/jobs',
  access: 'admin',
  duty: 'operate',
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
  duty: 'operate',
  about: 'One job with its last runs.',
  params: OneJob,
  answer: JobDetailView,
  errors: ['JOB_NOT_FOUND'],
})

export const runJob = command('jobs.run', {
  path: 'POST /admin/jobs/{name}/run',
  access: 'admin',
  duty: 'operate',
  about: 'Runs a job now, with a reason.',
  params: OneJob,
  body: Reason,
  answer: Obj({ run_id: Id }),
  errors: ['JOB_NOT_FOUND', 'JOB_RUNNING'],
})

export const stopJob = command('jobs.stop', {
  path: 'POST /admin/jobs/{name}/stop',
  access: 'admin',
  duty: 'operate',
  about:
    'Asks the run under way to stop, with a reason. It ends at its next safe point; stopping a job that does not run changes nothing.',
  params: OneJob,
  body: Reason,
  answer: Obj({ run_id: Type.Union([Id, Type.Null()]) }),
  errors: ['JOB_NOT_FOUND'],
})

const OneStream = { policy: Text(80), stream: Text(200) }

export const listDeadLetters = query('jobs.dead_letters', {
  path: 'GET /admin/policies/dead-letters',
  access: 'admin',
  duty: 'operate',
  about: 'Events that policies could not handle, with those of the same stream that wait behind them.',
  query: Obj({
    ...PageQuery,
    /** Default: by policy. */
    sort: Type.Optional(OneOf(DEAD_LETTER_SORTS)),
  }),
  answer: Type.Array(DeadLetterView),
  paged: true,
})

export const retryDeadLetter = command('jobs.retry_dead_letter', {
  path: 'POST /admin/policies/retry',
  access: 'admin',
  duty: 'operate',
  about: 'Has a policy try the first waiting event of a stream again at once.',
  body: Obj(OneStream),
  answer: Done,
  errors: ['NOT_FOUND'],
})

export const dropDeadLetter = command('jobs.drop_dead_letter', {
  path: 'POST /admin/policies/drop',
  access: 'admin',
  duty: 'operate',
  about: 'Gives up on the first waiting event of a stream for a policy, with a reason; those behind it go on.',
  body: Obj({ ...OneStream, reason: Text(500) }),
  answer: Done,
  errors: ['NOT_FOUND'],
})

const OneAlarm = { alarm: Text(80), key: Text(200) }

export const listAlarms = query('jobs.alarms', {
  path: 'GET /admin/alarms',
  access: 'admin',
  duty: 'operate',
  about: 'Alarms, that is commands at a time.',
  query: Obj({
    ...PageQuery,
    state: Type.Optional(OneOf(ALARM_STATES)),
    /** Name of the alarm, or whose it is. */
    q: Type.Optional(Type.String({ maxLength: 200 })),
    /** Default: by state. */
    sort: Type.Optional(OneOf(ALARM_SORTS)),
  }),
  answer: Type.Array(AlarmView),
  paged: true,
})

export const runAlarm = command('jobs.run_alarm', {
  path: 'POST /admin/alarms/run',
  access: 'admin',
  duty: 'operate',
  about: 'Has an alarm that is due fire again at once. One whose time has not come is left alone.',
  body: Obj(OneAlarm),
  answer: Done,
  errors: ['ALARM_NOT_DUE'],
})

export const dropAlarm = command('jobs.drop_alarm', {
  path: 'POST /admin/alarms/drop',
  access: 'admin',
  duty: 'operate',
  about: 'Gives up on an alarm that is due and failed, with a reason.',
  body: Obj({ ...OneAlarm, reason: Text(500) }),
  answer: Done,
  errors: ['ALARM_NOT_DUE'],
})
