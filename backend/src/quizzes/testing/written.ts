import type { QuestionContent } from '@kredka/contracts/quizzes/question'
import type { QuizTerms, QuizWords } from '@kredka/contracts/quizzes/views'

/** What tests write of quizzes. */
export const WORDS: QuizWords = { title: 'Ułamki na rozgrzewkę', description: 'Dziesięć minut dodawania i skracania.' }
export const TERMS: QuizTerms = {
  subject_id: 'maths',
  level: 'basic',
  difficulty: 2,
  language: 'pl',
  exam_minutes: null,
}

/** A question with one right option of three. */
export function choice(prompt = 'Ile to jest 2 + 2?'): QuestionContent {
  const options = ['3', '4', '5'].map((text, n) => ({ text, is_right: n === 1, stays_put: false }))
  return {
    prompt,
    explanation: 'Dwa i dwa to cztery.',
    picture_alt: '',
    task: { kind: 'single', options },
    formulas: [],
  }
}
