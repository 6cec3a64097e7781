import { command, Done, query, upload } from '../kernel/endpoints.ts'
import { Count, Id, Language, Nullable, Obj, OneOf, PageQuery, Text, Type } from '../kernel/schema.ts'
import { REASON_MAX } from '../offers/rules.ts'
import { OfferLevel, SubjectRef } from '../offers/views.ts'
import { PICTURE_SENT_MAX_BYTES, PICTURE_TYPES } from '../profiles/rules.ts'
import { ImportedQuestions } from './imports.ts'
import { PictureId, QuestionDraft, QuestionKey, QuestionTypeName, Weight } from './question.ts'
import { RESCORING_SORTS } from './rescoring-sorts.ts'
import { QUIZ_LENGTH_NAMES, QUIZ_SORTS } from './rules.ts'
import {
  OwnQuizRowView,
  OwnQuizView,
  QuestionRowView,
  QuizCardView,
  QuizKeysView,
  QuizRequestRowView,
  QuizRequestView,
  QuizTerms,
  QuizView,
  QuizWords,
  RescoringRowView,
} from './views.ts'

const One = Obj({ id: Id })
const version = Type.Integer({ minimum: 1 })
const searched = Type.Optional(Type.String({ maxLength: 100 }))

export const listQuizzes = query('quizzes.list', {
  path: 'GET /quizzes',
  access: 'public',
  about: 'Listed quizzes by text, subject, level, difficulty, language and length.',
  query: Obj({
    q: searched,
    subject_id: Type.Optional(SubjectRef),
    level: Type.Optional(OfferLevel),
    difficulty: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
    language: Type.Optional(Language),
    length: Type.Optional(OneOf(QUIZ_LENGTH_NAMES)),
    sort: Type.Optional(OneOf(QUIZ_SORTS)),
    ...PageQuery,
  }),
  answer: Type.Array(QuizCardView),
  paged: true,
})

export const getQuiz = query('quizzes.get', {
  path: 'GET /quizzes/{id}',
  access: 'public',
  about: 'A quiz that can be played: the listed version, or for its author the newest frozen one. Never its keys.',
  params: One,
  answer: QuizView,
  errors: ['QUIZ_NOT_FOUND'],
})

const own = { access: 'user', of: 'quiz.author', params: One } as const
const ofQuestion = { ...own, params: Obj({ id: Id, question_id: Id }) } as const

export const listOwnQuizzes = query('quizzes.own', {
  path: 'GET /my-quizzes',
  access: 'user',
  about: 'The caller’s own quizzes, those changed last first.',
  query: Obj({ q: searched, ...PageQuery }),
  answer: Type.Array(OwnQuizRowView),
  paged: true,
})

export const getOwnQuiz = query('quizzes.own_one', {
  path: 'GET /my-quizzes/{id}',
  ...own,
  about: 'One of the caller’s own quizzes with all its questions and keys.',
  answer: OwnQuizView,
  errors: ['QUIZ_NOT_FOUND'],
})

const description = Obj({ ...QuizWords.properties, ...QuizTerms.properties })
const descriptionErrors = ['SUBJECT_UNKNOWN', 'QUIZ_NOT_FOUND'] as const

export const createQuiz = command('quizzes.create', {
  path: 'POST /my-quizzes',
  access: 'user',
  about: 'Begins a quiz, which nobody else sees yet, with what was chosen of a file, if anything.',
  body: Obj({ ...description.properties, questions: Type.Optional(ImportedQuestions) }),
  answer: Obj({ id: Id }),
  errors: ['SUBJECT_UNKNOWN', 'QUIZZES_FULL', 'IMPORT_TOO_LARGE'],
})

export const describeQuiz = command('quizzes.describe', {
  path: 'POST /my-quizzes/{id}',
  ...own,
  about: 'Says anew what the quiz is about.',
  body: description,
  answer: Done,
  errors: descriptionErrors,
})

const question = {
  level: Nullable(OfferLevel),
  weight: Weight,
  picture_id: PictureId,
  content: QuestionDraft,
}

export const addQuestion = command('quizzes.add_question', {
  path: 'POST /my-quizzes/{id}/questions',
  ...own,
  about: 'Adds a question behind another, or as the first one; it may lack anything.',
  body: Obj({ ...question, after: Nullable(Id) }),
  answer: Obj({ id: Id }),
  errors: ['QUIZ_NOT_FOUND', 'QUIZ_FULL', 'QUESTION_NOT_FOUND', 'PICTURE_UNKNOWN'],
})

export const changeQuestion = command('quizzes.change_question', {
  path: 'POST /my-quizzes/{id}/questions/{question_id}',
  ...ofQuestion,
  about: 'Writes a question anew. `revision` is the one that was changed: a newer one is not overwritten.',
  body: Obj({ ...question, revision: version }),
  answer: Obj({ revision: version }),
  errors: ['QUIZ_NOT_FOUND', 'QUESTION_NOT_FOUND', 'QUESTION_CHANGED', 'PICTURE_UNKNOWN'],
})

export const moveQuestion = command('quizzes.move_question', {
  path: 'POST /my-quizzes/{id}/questions/{question_id}/move',
  ...ofQuestion,
  about: 'Puts a question behind another, or first.',
  body: Obj({ after: Nullable(Id) }),
  answer: Done,
  errors: ['QUIZ_NOT_FOUND', 'QUESTION_NOT_FOUND'],
})

export const removeQuestion = command('quizzes.remove_question', {
  path: 'POST /my-quizzes/{id}/questions/{question_id}/remove',
  ...ofQuestion,
  about: 'Takes a question out of the draft; frozen versions keep it.',
  answer: Done,
  errors: ['QUIZ_NOT_FOUND', 'QUESTION_NOT_FOUND'],
})

export const uploadQuestionPicture = upload('quizzes.upload_picture', {
  path: 'POST /my-quizzes/{id}/pictures',
  ...own,
  about: 'Sends a JPEG or PNG for a question of the quiz; kept is a WebP without metadata. A question then names it.',
  takes: { types: PICTURE_TYPES, max_bytes: PICTURE_SENT_MAX_BYTES },
  answer: Obj({ picture_id: Id }),
  errors: ['QUIZ_NOT_FOUND', 'IMAGE_BROKEN', 'IMAGE_TOO_MANY_PIXELS', 'IMAGE_ANIMATED'],
})

export const freezeQuiz = command('quizzes.freeze', {
  path: 'POST /my-quizzes/{id}/freeze',
  ...own,
  about: 'Makes a version of the draft that never changes again and can be played by whoever is given it.',
  answer: Obj({ version }),
  errors: ['QUIZ_NOT_FOUND', 'QUIZ_TOO_SHORT', 'QUESTIONS_UNREADY'],
})

export const submitQuiz = command('quizzes.submit', {
  path: 'POST /my-quizzes/{id}/submit',
  ...own,
  about: 'Asks for a frozen version to be listed; what is listed stays until it is decided.',
  body: Obj({ version }),
  answer: Done,
  errors: ['QUIZ_NOT_FOUND', 'QUIZ_NOT_POSSIBLE', 'TOO_MANY_WAITING'],
})

export const withdrawQuiz = command('quizzes.withdraw', {
  path: 'POST /my-quizzes/{id}/withdraw',
  ...own,
  about: 'Takes back the version that waits.',
  answer: Done,
  errors: ['QUIZ_NOT_FOUND'],
})

export const unlistQuiz = command('quizzes.unlist', {
  path: 'POST /my-quizzes/{id}/unlist',
  ...own,
  about: 'Takes the quiz off the public list. Whoever is playing it may finish.',
  answer: Done,
  errors: ['QUIZ_NOT_FOUND'],
})

export const removeQuiz = command('quizzes.remove', {
  path: 'POST /my-quizzes/{id}/remove',
  ...own,
  about: 'Removes the quiz for good. Scores that people reached with it stay theirs.',
  answer: Done,
  errors: ['QUIZ_NOT_FOUND'],
})

export const getQuizKeys = query('quizzes.keys', {
  path: 'GET /my-quizzes/{id}/keys',
  ...own,
  about: 'The questions of a frozen version with what counts as right now: of the listed one unless another is named.',
  query: Obj({ version: Type.Optional(version) }),
  answer: QuizKeysView,
  errors: ['QUIZ_NOT_FOUND'],
})

export const correctKey = command('quizzes.correct_key', {
  path: 'POST /my-quizzes/{id}/questions/{question_id}/correct-key',
  ...ofQuestion,
  about: 'Says anew what is right in a frozen version, or that the question no longer counts. Every score follows.',
  /** `key`: null where it stays, as it does when a question is voided or counts again. */
  body: Obj({ version, is_void: Type.Boolean(), key: Nullable(QuestionKey), reason: Text(REASON_MAX) }),
  answer: Done,
  errors: ['QUIZ_NOT_FOUND', 'QUESTION_NOT_FOUND', 'KEY_UNFIT', 'KEY_LAST_QUESTION', 'KEY_CORRECTIONS_FULL'],
})

export const listRescorings = query('quizzes.rescorings', {
  path: 'GET /admin/rescorings',
  access: 'admin',
  duty: 'moderate',
  about: 'Corrected keys with the attempts that are scored anew: those under way first, then those corrected last.',
  query: Obj({ ...PageQuery, sort: Type.Optional(OneOf(RESCORING_SORTS)) }),
  answer: Type.Array(RescoringRowView),
  paged: true,
})

export const listQuizRequests = query('quizzes.requests', {
  path: 'GET /admin/quizzes',
  access: 'admin',
  duty: 'moderate',
  about: 'Quizzes that were sent for review: those that wait first, the oldest of them on top; then the last sent.',
  query: Obj({
    state: Type.Optional(OneOf(['waiting', 'listed', 'rejected', 'taken_down'])),
    q: searched,
    /** `turn` is the default. */
    sort: Type.Optional(OneOf(['turn', 'sent_at', '-sent_at', 'state', '-state'])),
    ...PageQuery,
  }),
  answer: Type.Array(QuizRequestRowView),
  paged: true,
})

export const listAllQuestions = query('quizzes.all_questions', {
  path: 'GET /admin/quiz-questions',
  access: 'admin',
  duty: 'moderate',
  about: 'Frozen questions of all quizzes by their words or author, subject, level and type, the newest first.',
  query: Obj({
    q: searched,
    subject_id: Type.Optional(SubjectRef),
    level: Type.Optional(OfferLevel),
    type: Type.Optional(QuestionTypeName),
    ...PageQuery,
  }),
  answer: Type.Array(QuestionRowView),
  paged: true,
})

export const countQuizRequests = query('quizzes.count_requests', {
  path: 'GET /admin/quizzes/count',
  access: 'admin',
  duty: 'moderate',
  about: 'How many quizzes wait for review.',
  answer: Obj({ waiting: Count }),
})

export const getQuizRequest = query('quizzes.request', {
  path: 'GET /admin/quizzes/{id}',
  access: 'admin',
  duty: 'moderate',
  about: 'The version that waits, or else the listed or newest one, whole, with the earlier decisions.',
  params: One,
  answer: QuizRequestView,
  errors: ['QUIZ_NOT_FOUND'],
})

const decision = { access: 'admin', duty: 'moderate', params: One, answer: Done } as const

export const approveQuiz = command('quizzes.approve', {
  path: 'POST /admin/quizzes/{id}/approve',
  ...decision,
  about: 'Lists the version that waits.',
  /** The version that was looked at: a newer one is not approved unseen. */
  body: Obj({ version }),
  errors: ['QUIZ_NOT_FOUND', 'QUIZ_NOT_WAITING'],
})

export const rejectQuiz = command('quizzes.reject', {
  path: 'POST /admin/quizzes/{id}/reject',
  ...decision,
  about: 'Rejects the version that waits with a reason that its author reads.',
  body: Obj({ version, reason: Text(REASON_MAX) }),
  errors: ['QUIZ_NOT_FOUND', 'QUIZ_NOT_WAITING'],
})

export const reopenQuizReview = command('quizzes.reopen', {
  path: 'POST /admin/quizzes/{id}/reopen',
  ...decision,
  about: 'Takes back that a version was rejected: it waits again, and its author is told.',
  body: Obj({ version, reason: Text(REASON_MAX) }),
  errors: ['QUIZ_NOT_FOUND', 'QUIZ_NOT_POSSIBLE'],
})

export const takeDownQuiz = command('quizzes.take_down', {
  path: 'POST /admin/quizzes/{id}/unlist',
  ...decision,
  about: 'Takes a quiz off the public list with a reason that its author reads.',
  body: Obj({ reason: Text(REASON_MAX) }),
  errors: ['QUIZ_NOT_FOUND', 'QUIZ_NOT_POSSIBLE'],
})
