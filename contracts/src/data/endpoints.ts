import { query } from '../kernel/endpoints.ts'
import { Language, Obj, Type } from '../kernel/schema.ts'

export const SubjectView = Obj({ id: Type.String(), name: Type.String() })

export const listSubjects = query('data.subjects', {
  path: 'GET /data/subjects',
  access: 'public',
  about: 'The subjects, by name in the asked language.',
  query: Obj({ lang: Type.Optional(Language) }),
  answer: Type.Array(SubjectView),
})
