import { make } from '@kredka/contracts/kernel/events'
import { quizEvents as e } from '@kredka/contracts/quizzes/events'
import { story } from '../../kernel/testing/story.ts'
import { quizDecider } from '../quiz.ts'
import { choice, TERMS, WORDS } from './written.ts'

export const idOf = (n: number) => `01jd${String(n).padStart(22, '0')}`
export const quiz_id = idOf(1)
export const author_id = idOf(2)
export const stranger = idOf(3)
export const ids = { quiz_id, author_id }
export const tale = story(quizDecider, e)

/** What a quiz of an author's own begins with. */
export const EMPTY = { copied_from: null, questions: [] } as const
export const begun = [
  make(e.QuizBegun, { ...ids, copied_from: null }),
  make(e.QuizDescribed, { ...ids, ...TERMS, content: WORDS }),
]
export const input = (n: number, is_ready = true) => ({
  question_id: idOf(100 + n),
  level: null,
  weight: 1,
  picture_id: null,
  is_ready,
  content: choice(`Pytanie ${n}`),
})
export const written = (n: number, revision = 1, is_ready = true) =>
  make(e.QuestionWritten, { ...ids, ...input(n, is_ready), revision, type: 'choose-single-answer' })
export const questions = (count: number) => Array.from({ length: count }, (_, n) => written(n + 1))
export const frozen = (version: number, numbers = [1, 2, 3]) =>
  make(e.VersionFrozen, {
    ...ids,
    version,
    ...TERMS,
    questions: numbers.map((n) => ({ question_id: idOf(100 + n), revision: 1, level: 'basic' as const, weight: 1 })),
    content: WORDS,
  })
export const submitted = (version: number, replaces: number | null = null) =>
  make(e.QuizSubmitted, { ...ids, version, replaces })
export const approved = (version: number, replaces: number | null = null) =>
  make(e.QuizApproved, { ...ids, version, replaces })
export const rejected = (version: number) => make(e.QuizRejected, { ...ids, version, reason: 'Błąd w kluczu' })
export const reopened = (version: number) => make(e.QuizReviewReopened, { ...ids, version, reason: 'Pomyłka' })
export const takenDown = (version: number) => make(e.QuizUnlisted, { ...ids, version, reason: 'Cudze zadania' })
export const restored = (version: number) => make(e.QuizRestored, { ...ids, version, reason: 'Pomyłka' })
export const ready = [...begun, ...questions(3), frozen(1)]
/** Changed and frozen once more. */
export const second = [written(1, 2), make(e.QuestionMoved, { ...ids, question_id: idOf(101), after: idOf(103) })]
