import { command, Done, query } from '../kernel/endpoints.ts'
import { Count, Id, Language, Nullable, Obj, OneOf, Type } from '../kernel/schema.ts'
import { LEVELS } from '../offers/rules.ts'
import { OfferLevel, SubjectRef } from '../offers/views.ts'
import { Given } from '../quizzes/question.ts'
import { BasisPoints } from './judgement.ts'
import { ATTEMPT_MODES, RANDOM_LENGTHS, RANDOM_SUBJECTS_MAX } from './rules.ts'
import { AttemptRowView, AttemptView, JudgedView, ReplayView } from './views.ts'

const player = { access: 'public', visitor: true } as const
const one = { ...player, params: Obj({ id: Id }) } as const
const play = { ...one, limit: 'play' } as const

export const createAttempt = command('attempts.create', {
  path: 'POST /attempts',
  ...player,
  limit: 'play',
  about: 'Begins an attempt at a quiz, or gives back the one that the player has open in this mode.',
  body: Obj({ quiz_id: Id, mode: OneOf(ATTEMPT_MODES) }),
  answer: Obj({ id: Id }),
  errors: ['QUIZ_NOT_FOUND', 'QUIZ_ASSIGNED', 'DAILY_QUIZ_LIMIT'],
})

const RandomLength = Type.Enum([...RANDOM_LENGTHS]) as unknown as Type.TUnsafe<(typeof RANDOM_LENGTHS)[number]>

export const drawAttempt = command('attempts.draw', {
  path: 'POST /attempts/random',
  ...player,
  limit: 'play',
  about:
    'Begins an attempt at questions drawn by lot from listed quizzes of these subjects and levels, of all where none are named; or gives back the open one of the same choice.',
  body: Obj({
    subject_ids: Type.Array(SubjectRef, { maxItems: RANDOM_SUBJECTS_MAX }),
    levels: Type.Array(OfferLevel, { maxItems: LEVELS.length }),
    language: Language,
    questions: RandomLength,
    mode: OneOf(ATTEMPT_MODES),
  }),
  answer: Obj({ id: Id }),
  errors: ['NOTHING_TO_DRAW', 'DAILY_RANDOM_LIMIT', 'DAILY_QUIZ_LIMIT'],
})

export const startAttempt = command('attempts.start', {
  path: 'POST /attempts/{id}/start',
  ...play,
  about: 'Shows the first question; the clock of an exam begins.',
  answer: Done,
  errors: ['ATTEMPT_NOT_FOUND', 'ATTEMPT_OVER'],
})

export const giveAnswer = command('attempts.answer', {
  path: 'POST /attempts/{id}/answer',
  ...play,
  about:
    'Answers a question: options by the place where they were shown, or typed words. Learning mode judges at once.',
  body: Obj({ question_id: Id, given: Given }),
  answer: Obj({ judged: Nullable(JudgedView) }),
  errors: [
    'ATTEMPT_NOT_FOUND',
    'ATTEMPT_NOT_STARTED',
    'ATTEMPT_OVER',
    'ANSWER_STAYS',
    'ANSWER_UNFIT',
    'QUESTION_NOT_FOUND',
    'QUIZ_ASSIGNED',
  ],
})

export const finishAttempt = command('attempts.finish', {
  path: 'POST /attempts/{id}/finish',
  ...play,
  about: 'Ends an attempt and judges it; what was not answered counts as wrong.',
  /** Null as long as an assignment hides it. */
  answer: Obj({ bp: Nullable(BasisPoints) }),
  errors: ['ATTEMPT_NOT_FOUND', 'ATTEMPT_NOT_STARTED', 'ATTEMPT_OVER'],
})

export const cancelAttempt = command('attempts.cancel', {
  path: 'POST /attempts/{id}/cancel',
  ...play,
  about: 'Gives an attempt up: it counts nowhere.',
  answer: Done,
  errors: ['ATTEMPT_NOT_FOUND', 'ATTEMPT_OVER'],
})

export const claimAttempts = command('attempts.claim', {
  path: 'POST /attempts/claim',
  access: 'user',
  visitor: true,
  about: 'What the caller played in this browser before they logged in becomes theirs; the browser is no visitor then.',
  answer: Obj({ claimed: Count }),
})

export const getAttempt = query('attempts.get', {
  path: 'GET /attempts/{id}',
  ...one,
  about: 'One of the player’s own attempts, with what was judged of it.',
  answer: AttemptView,
  errors: ['ATTEMPT_NOT_FOUND'],
})

export const getReplay = query('attempts.replay', {
  path: 'GET /attempts/{id}/replay',
  ...one,
  about:
    'The questions of a finished attempt with what is right, for its player to play again by themselves, unscored.',
  answer: ReplayView,
  errors: ['ATTEMPT_NOT_FOUND', 'ATTEMPT_NOT_FINISHED', 'QUIZ_ASSIGNED'],
})

export const listAttempts = query('attempts.history', {
  path: 'GET /attempts/history',
  ...player,
  about: 'The quizzes that the player finished last.',
  answer: Type.Array(AttemptRowView),
})

export const copyPlayedQuiz = command('attempts.copy_quiz', {
  path: 'POST /attempts/{id}/copy',
  access: 'user',
  params: Obj({ id: Id }),
  limit: 'costly',
  about: 'Begins an own quiz as the version that this finished attempt was at: a copy shows what is right.',
  answer: Obj({ id: Id }),
  errors: [
    'ATTEMPT_NOT_FOUND',
    'ATTEMPT_NOT_FINISHED',
    'QUIZ_NOT_FOUND',
    'QUIZ_ASSIGNED',
    'QUIZZES_FULL',
    'IMPORT_TOO_LARGE',
  ],
})
