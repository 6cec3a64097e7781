import { command, Done, query, upload } from '../kernel/endpoints.ts'
import { Id, Obj, OneOf, PageQuery, Type } from '../kernel/schema.ts'
import { addQuestion, createQuiz } from './endpoints.ts'
import { GeneratorInput, GeneratorPreview } from './generator.ts'
import { IMPORT_FORMATS, IMPORT_MAX_BYTES } from './import-formats.ts'
import { ImportedQuestions } from './imports.ts'
import { OwnQuizRowView, OwnQuizView } from './views.ts'

const { questions: _, ...description } = createQuiz.body.properties
const { after: __, ...question } = addQuestion.body.properties

export const previewGenerated = command('quizzes.preview_generated', {
  path: 'POST /admin/generator/preview',
  access: 'admin',
  duty: 'moderate',
  limit: 'costly',
  about: 'Makes questions from a template and says which of them there are already; stores nothing.',
  body: GeneratorInput,
  answer: GeneratorPreview,
})

export const previewGeneratorFile = upload('quizzes.preview_generator_file', {
  path: 'POST /admin/generator/{format}/preview',
  access: 'admin',
  duty: 'moderate',
  params: Obj({ format: OneOf(IMPORT_FORMATS) }),
  about: 'The same for a file of questions, GIFT or CSV.',
  takes: { types: ['text/plain', 'text/csv', 'application/octet-stream'], max_bytes: IMPORT_MAX_BYTES },
  answer: GeneratorPreview,
  errors: ['IMPORT_NOT_TEXT'],
})

export const takeGenerated = command('quizzes.take_generated', {
  path: 'POST /admin/generator/take',
  access: 'admin',
  duty: 'moderate',
  limit: 'costly',
  about: 'Begins a quiz of the site with these questions, or adds them to one of its drafts: all of them or none.',
  body: Obj({
    questions: ImportedQuestions,
    into: Type.Union([Obj({ quiz_id: Id }), Obj(description)]),
  }),
  answer: Obj({ id: Id }),
  errors: ['SUBJECT_UNKNOWN', 'QUIZ_NOT_FOUND', 'QUIZ_FULL', 'IMPORT_TOO_LARGE'],
})

export const listSiteQuizzes = query('quizzes.site_quizzes', {
  path: 'GET /admin/site-quizzes',
  access: 'admin',
  duty: 'moderate',
  about: 'The site’s own quizzes, those changed last first.',
  query: Obj({ q: Type.Optional(Type.String({ maxLength: 100 })), ...PageQuery }),
  answer: Type.Array(OwnQuizRowView),
  paged: true,
})

const site = { access: 'admin', duty: 'moderate', params: Obj({ id: Id }) } as const
const ofQuestion = { access: 'admin', duty: 'moderate', params: Obj({ id: Id, question_id: Id }) } as const

export const getSiteQuiz = query('quizzes.site_quiz', {
  path: 'GET /admin/site-quizzes/{id}',
  ...site,
  about: 'One of the site’s own quizzes with all its questions and keys.',
  answer: OwnQuizView,
  errors: ['QUIZ_NOT_FOUND'],
})

export const changeSiteQuestion = command('quizzes.change_site_question', {
  path: 'POST /admin/site-quizzes/{id}/questions/{question_id}',
  ...ofQuestion,
  about: 'Writes a question of the site anew. `revision` is the one that was changed: a newer one is not overwritten.',
  body: Obj({ ...question, revision: Type.Integer({ minimum: 1 }) }),
  answer: Obj({ revision: Type.Integer({ minimum: 1 }) }),
  errors: ['QUIZ_NOT_FOUND', 'QUESTION_NOT_FOUND', 'QUESTION_CHANGED', 'PICTURE_UNKNOWN'],
})

export const removeSiteQuestion = command('quizzes.remove_site_question', {
  path: 'POST /admin/site-quizzes/{id}/questions/{question_id}/remove',
  ...ofQuestion,
  about: 'Takes a question out of a draft of the site; frozen versions keep it.',
  answer: Done,
  errors: ['QUIZ_NOT_FOUND', 'QUESTION_NOT_FOUND'],
})

export const sendSiteQuiz = command('quizzes.send_site_quiz', {
  path: 'POST /admin/site-quizzes/{id}/send',
  ...site,
  about: 'Freezes a version of a draft of the site, where something changed, and sends the newest for review.',
  answer: Done,
  errors: ['QUIZ_NOT_FOUND', 'QUIZ_TOO_SHORT', 'QUESTIONS_UNREADY', 'QUIZ_NOT_POSSIBLE'],
})

export const removeSiteQuiz = command('quizzes.remove_site_quiz', {
  path: 'POST /admin/site-quizzes/{id}/remove',
  ...site,
  about: 'Removes a quiz of the site for good. Scores that people reached with it stay theirs.',
  answer: Done,
  errors: ['QUIZ_NOT_FOUND'],
})
