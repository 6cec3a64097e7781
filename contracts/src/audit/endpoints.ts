import { query } from '../kernel/endpoints.ts'
import { Id, Obj, OneOf, Type } from '../kernel/schema.ts'
import { TIMELINE_KINDS, TimelineEntryView } from './views.ts'

export const getTimeline = query('audit.timeline', {
  path: 'GET /timelines/{kind}/{id}',
  access: 'user',
  about: 'The history of a thing for those concerned, the oldest step first. Anybody else gets 404.',
  params: Obj({ kind: OneOf(TIMELINE_KINDS), id: Id }),
  answer: Type.Array(TimelineEntryView),
  errors: ['NOT_FOUND'],
})

export * from './admin-endpoints.ts'
