import { command, Done, query } from '../kernel/endpoints.ts'
import { Id, Obj, OneOf, PageQuery, Text, Type } from '../kernel/schema.ts'
import { REASON_MAX } from '../offers/rules.ts'
import { LEVEL_REVIEW_STATES } from './rules.ts'
import { LevelReviewRowView, LevelReviewView } from './views.ts'

/** What staff do about levels that people reported, and about their names (GAM-03). */

const One = Obj({ id: Id })

export const listLevelsForStaff = query('levels.for_staff', {
  path: 'GET /admin/levels',
  access: 'admin',
  duty: 'moderate',
  about: 'Levels that were ever published, by name and state; those that wait for staff first.',
  query: Obj({
    q: Type.Optional(Type.String({ maxLength: 100 })),
    state: Type.Optional(OneOf(LEVEL_REVIEW_STATES)),
    /** `turn` is the default. */
    sort: Type.Optional(OneOf(['turn', 'published_at', '-published_at', 'state', '-state'])),
    ...PageQuery,
  }),
  answer: Type.Array(LevelReviewRowView),
  paged: true,
})

export const getLevelForStaff = query('levels.one_for_staff', {
  path: 'GET /admin/levels/{id}',
  access: 'admin',
  duty: 'moderate',
  about: 'A published level with what people said of it, and what staff did.',
  params: One,
  answer: LevelReviewView,
  errors: ['LEVEL_NOT_FOUND'],
})

const decision = {
  access: 'admin',
  duty: 'moderate',
  params: One,
  body: Obj({ reason: Text(REASON_MAX) }),
  answer: Done,
  errors: ['LEVEL_NOT_FOUND', 'LEVEL_NOT_POSSIBLE'],
} as const

export const clearLevel = command('levels.clear', {
  path: 'POST /admin/levels/{id}/clear',
  ...decision,
  about: 'Finds nothing wrong with a reported level: everybody finds it again.',
})

export const takeDownLevel = command('levels.take_down', {
  path: 'POST /admin/levels/{id}/take-down',
  ...decision,
  about: 'Takes a level down with a reason that its author reads.',
})
