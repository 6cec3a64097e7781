import { command, Done, query } from '../kernel/endpoints.ts'
import { Count, Id, Obj, OneOf, PageQuery, Type } from '../kernel/schema.ts'
import { LevelContent, LevelOps } from './content.ts'
import { LEVEL_REPORT_KINDS, REPORT_NOTE_MAX } from './rules.ts'
import { LevelView, LevelWords, OwnLevelRowView, OwnLevelView } from './views.ts'

const One = Obj({ id: Id })
const own = { access: 'user', of: 'level.author', params: One } as const

export const listLevels = query('levels.list', {
  path: 'GET /levels',
  access: 'public',
  about: 'Levels of snake that people have drawn and published.',
  query: Obj({
    q: Type.Optional(Type.String({ maxLength: 100 })),
    sort: Type.Optional(OneOf(['newest', 'played', 'hardest'])),
    ...PageQuery,
  }),
  answer: Type.Array(LevelView),
  paged: true,
})

export const getLevel = query('levels.get', {
  path: 'GET /levels/{id}',
  access: 'public',
  about: 'A published level, as it is played now.',
  params: One,
  answer: LevelView,
  errors: ['LEVEL_NOT_FOUND'],
})

export const listOwnLevels = query('levels.own', {
  path: 'GET /my-levels',
  access: 'user',
  about: 'The caller’s own levels, those changed last first.',
  query: Obj(PageQuery),
  answer: Type.Array(OwnLevelRowView),
  paged: true,
})

export const getOwnLevel = query('levels.own_one', {
  path: 'GET /my-levels/{id}',
  ...own,
  about: 'One of the caller’s own levels as it is drawn now.',
  answer: OwnLevelView,
  errors: ['LEVEL_NOT_FOUND'],
})

export const createLevel = command('levels.create', {
  path: 'POST /my-levels',
  access: 'user',
  about: 'Begins a level, which nobody else sees yet.',
  body: Obj({ ...LevelWords.properties, drawn: LevelContent }),
  answer: Obj({ id: Id }),
  errors: ['LEVELS_FULL', 'LEVEL_PART_IMPOSSIBLE'],
})

export const nameLevel = command('levels.name', {
  path: 'POST /my-levels/{id}',
  ...own,
  about: 'Gives the draft another name.',
  body: LevelWords,
  answer: Done,
  errors: ['LEVEL_NOT_FOUND'],
})

export const changeLevel = command('levels.change', {
  path: 'POST /my-levels/{id}/changes',
  ...own,
  limit: 'play',
  about: 'One gesture in the editor. `revision` is the one that was changed: a newer one is not overwritten.',
  body: Obj({ revision: Count, ops: LevelOps }),
  answer: Obj({ revision: Count }),
  errors: ['LEVEL_NOT_FOUND', 'LEVEL_CHANGED', 'LEVEL_PART_IMPOSSIBLE', 'LEVEL_CHANGES_USED_UP', 'LEVEL_NOT_POSSIBLE'],
})

export const publishLevel = command('levels.publish', {
  path: 'POST /my-levels/{id}/publish',
  ...own,
  about: 'Publishes the draft, which the caller has cleared exactly as it is.',
  /** The changes that were looked at: what came later is not published unseen. */
  body: Obj({ ...LevelWords.properties, revision: Count }),
  answer: Obj({ version: Count }),
  errors: ['LEVEL_NOT_FOUND', 'LEVEL_CHANGED', 'LEVEL_UNPROVEN', 'LEVEL_NOT_POSSIBLE'],
})

export const unlistLevel = command('levels.unlist', {
  path: 'POST /my-levels/{id}/unlist',
  ...own,
  about: 'Takes a level off the list; it stays its author’s.',
  answer: Done,
  errors: ['LEVEL_NOT_FOUND', 'LEVEL_NOT_POSSIBLE'],
})

export const removeLevel = command('levels.remove', {
  path: 'POST /my-levels/{id}/remove',
  ...own,
  about: 'Removes a level for good.',
  answer: Done,
  errors: ['LEVEL_NOT_FOUND'],
})

export const reportLevel = command('levels.report', {
  path: 'POST /levels/{id}/report',
  access: 'user',
  params: One,
  about: 'Tells staff what is wrong with a published level. So many reports hide it until they have looked.',
  body: Obj({
    version: Type.Integer({ minimum: 1 }),
    kind: OneOf(LEVEL_REPORT_KINDS),
    note: Type.String({ maxLength: REPORT_NOTE_MAX }),
  }),
  answer: Done,
  errors: ['LEVEL_NOT_FOUND'],
})
