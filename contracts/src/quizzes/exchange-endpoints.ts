import { command, Done, document, upload } from '../kernel/endpoints.ts'
import { Id, Obj, OneOf } from '../kernel/schema.ts'
import { IMPORT_FORMATS, IMPORT_MAX_BYTES } from './import-formats.ts'
import { ImportedQuestions, ImportPreview } from './imports.ts'

const own = { access: 'user', of: 'quiz.author', params: Obj({ id: Id }) } as const
const file = {
  takes: { types: ['text/plain', 'text/csv', 'application/octet-stream'], max_bytes: IMPORT_MAX_BYTES },
  answer: ImportPreview,
} as const
const format = OneOf(IMPORT_FORMATS)

export const previewNewImport = upload('quizzes.preview_new_import', {
  path: 'POST /my-quizzes/import/{format}/preview',
  access: 'user',
  params: Obj({ format }),
  about: 'Reads a file of questions, GIFT or CSV, and says what would come of each; stores nothing.',
  ...file,
  errors: ['IMPORT_NOT_TEXT'],
})

export const previewImport = upload('quizzes.preview_import', {
  path: 'POST /my-quizzes/{id}/import/{format}/preview',
  ...own,
  params: Obj({ id: Id, format }),
  about: 'The same for an own draft: also says which of the questions stand in it already.',
  ...file,
  errors: ['QUIZ_NOT_FOUND', 'IMPORT_NOT_TEXT'],
})

export const importQuestions = command('quizzes.import_questions', {
  path: 'POST /my-quizzes/{id}/import',
  ...own,
  limit: 'costly',
  about: 'Adds questions of a file behind those of the draft, all of them or none.',
  body: Obj({ questions: ImportedQuestions }),
  answer: Done,
  errors: ['QUIZ_NOT_FOUND', 'QUIZ_FULL', 'IMPORT_TOO_LARGE'],
})

const exported = { ...own, errors: ['QUIZ_NOT_FOUND'], costly: true } as const

export const exportQuizGift = document('quizzes.export_gift', {
  path: 'GET /my-quizzes/{id}/export.gift',
  ...exported,
  about: 'The questions of an own draft as a file in Moodle’s GIFT.',
  type: 'text/plain; charset=utf-8',
})

export const exportQuizCsv = document('quizzes.export_csv', {
  path: 'GET /my-quizzes/{id}/export.csv',
  ...exported,
  about: 'The questions of an own draft as a table.',
  type: 'text/csv; charset=utf-8',
})
