import { document } from '../kernel/endpoints.ts'
import { Language, Obj, OneOf, Type } from '../kernel/schema.ts'
import { LEGAL_DOCUMENTS } from './document.ts'

export const downloadLegalDocument = document('legal.pdf', {
  path: 'GET /legal/{document}/pdf',
  access: 'public',
  about: 'A legal document in force as PDF, to keep and to print (LGL-01). Polish unless `lang` says otherwise.',
  params: Obj({ document: OneOf(LEGAL_DOCUMENTS) }),
  query: Obj({ lang: Type.Optional(Language) }),
  type: 'application/pdf',
})
