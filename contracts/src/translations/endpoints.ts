import { query } from '../kernel/endpoints.ts'
import { Language, Obj, Type } from '../kernel/schema.ts'

export const loadTranslations = query('translations.load', {
  path: 'GET /translations/load',
  access: 'public',
  about: 'All texts of the interface in one language, as ICU messages by their ids (I18-01).',
  query: Obj({ lang: Language }),
  answer: Type.Record(Type.String(), Type.String()),
  errors: ['UNAVAILABLE'],
})
