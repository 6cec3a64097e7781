import { command, Done, query } from '../kernel/endpoints.ts'
import { Id, Nullable, Obj, OneOf, PageQuery, Type } from '../kernel/schema.ts'
import { ColleagueView, WaitingView, WorkItemView, WorkKindName, WorkPlaceView } from './views.ts'

const One = Obj({ kind: WorkKindName, id: Id })

export const listWork = query('work_queue.list', {
  path: 'GET /admin/work-queue',
  access: 'admin',
  duty: 'queue',
  about: 'All that waits for staff and that the caller’s role may decide, the longest waiting first.',
  query: Obj({
    ...PageQuery,
    kind: Type.Optional(WorkKindName),
    /** What the caller looks after, or what nobody does. */
    assigned: Type.Optional(OneOf(['me', 'nobody'])),
    /** Part of the words or of a name, or an id. */
    q: Type.Optional(Type.String({ maxLength: 100 })),
  }),
  answer: Type.Array(WorkItemView),
  paged: true,
})

export const countWaiting = query('work_queue.count', {
  path: 'GET /admin/work-queue/counts',
  access: 'admin',
  duty: 'queue',
  about: 'How much waits for staff, by kind: 0 of what the caller’s role may not decide.',
  answer: WaitingView,
})

export const listColleagues = query('work_queue.colleagues', {
  path: 'GET /admin/work-queue/colleagues',
  access: 'admin',
  duty: 'queue',
  about: 'Who there is to look after something, by name, with the role that says what.',
  answer: Type.Array(ColleagueView),
})

export const getWorkPlace = query('work_queue.place', {
  path: 'GET /admin/work-queue/{kind}/{id}',
  access: 'admin',
  duty: 'queue',
  about: 'Where something stands in the queue, who looks after it, and what comes next.',
  params: One,
  answer: WorkPlaceView,
  errors: ['STAFF_ROLE_MAY_NOT'],
})

export const assignWork = command('work_queue.assign', {
  path: 'POST /admin/work-queue/{kind}/{id}/assign',
  access: 'admin',
  duty: 'queue',
  about:
    'Says who looks after something that waits. Refused where it does not wait, or somebody else does than the caller saw.',
  params: One,
  body: Obj({
    admin_id: Id,
    /** Who looked after it as the caller saw it. */
    seen: Nullable(Id),
  }),
  answer: Done,
  errors: ['WORK_TAKEN', 'WORK_NOT_WAITING', 'COLLEAGUE_NOT_FOUND', 'COLLEAGUE_MAY_NOT', 'STAFF_ROLE_MAY_NOT'],
})

export const releaseWork = command('work_queue.release', {
  path: 'POST /admin/work-queue/{kind}/{id}/release',
  access: 'admin',
  duty: 'queue',
  about: 'Nobody looks after it any more.',
  params: One,
  body: Obj({ seen: Id }),
  answer: Done,
  errors: ['WORK_TAKEN', 'STAFF_ROLE_MAY_NOT'],
})
