import { command, Done, query } from '../kernel/endpoints.ts'
import { Obj, OneOf, Text, Type } from '../kernel/schema.ts'
import { REASON_MAX } from '../offers/rules.ts'
import { STOPPABLE_RUNNERS } from './rules.ts'
import { LeadView, ProjectionStatusView, RunnerView } from './views.ts'

const Name = Obj({ name: Type.String({ pattern: '^[a-z][a-z_]{1,40}$' }) })

export const listProjections = query('admin.projections', {
  path: 'GET /admin/projections',
  access: 'admin',
  duty: 'operate',
  about: 'The read models: position, lag, errors, rebuilds.',
  answer: Type.Array(ProjectionStatusView),
})

export const listRunners = query('admin.runners', {
  path: 'GET /admin/runners',
  access: 'admin',
  duty: 'observe',
  about:
    'Read models, policies, alarms and the mail sender: how far each is behind the log’s head, and what it could not handle.',
  answer: Type.Array(RunnerView),
})

export const rebuildProjection = command('admin.rebuild_projection', {
  path: 'POST /admin/projections/{name}/rebuild',
  access: 'admin',
  duty: 'operate',
  about: 'Fills a read model anew beside the old one and swaps them, with a reason.',
  params: Name,
  body: Obj({ reason: Text(REASON_MAX) }),
  answer: Done,
  errors: ['PROJECTION_NOT_FOUND', 'PROJECTION_BUSY'],
})

export const resumeProjection = command('admin.resume_projection', {
  path: 'POST /admin/projections/{name}/resume',
  access: 'admin',
  duty: 'operate',
  about: 'Lets a parked read model go on from where it stopped, with a reason.',
  params: Name,
  body: Obj({ reason: Text(REASON_MAX) }),
  answer: Done,
  errors: ['PROJECTION_NOT_FOUND', 'PROJECTION_NOT_PARKED'],
})

const steered = Obj({ kind: OneOf(STOPPABLE_RUNNERS), name: Text(80), reason: Text(REASON_MAX) })

export const stopRunner = command('admin.stop_runner', {
  path: 'POST /admin/runners/stop',
  access: 'admin',
  duty: 'operate',
  about:
    'Stops a policy, the firing of an alarm, a read model or the sending of mails, in every process within seconds: what concerns it waits.',
  body: steered,
  answer: Done,
  errors: ['RUNNER_NOT_FOUND', 'RUNNER_STOPPED', 'PROJECTION_BUSY'],
})

export const startRunner = command('admin.start_runner', {
  path: 'POST /admin/runners/start',
  access: 'admin',
  duty: 'operate',
  about: 'Lets what was stopped go on, with all that waits for it.',
  body: steered,
  answer: Done,
  errors: ['RUNNER_NOT_FOUND', 'RUNNER_NOT_STOPPED'],
})

export const listLeads = query('admin.leads', {
  path: 'GET /admin/runners/leads',
  access: 'admin',
  duty: 'operate',
  about: 'Which process leads what.',
  answer: Type.Array(LeadView),
})
