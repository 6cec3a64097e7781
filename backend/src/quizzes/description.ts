import { subjectById } from '@kredka/contracts/data/subjects'
import type { QuizTerms, QuizWords } from '@kredka/contracts/quizzes/views'

/** What an author says of a quiz, as the decider takes it. */
export function descriptionOf({ title, description, ...terms }: QuizWords & QuizTerms) {
  return { words: { title, description }, terms, subject_known: subjectById(terms.subject_id) !== undefined }
}
