import { questionFaults } from '@kredka/contracts/quizzes/faults'
import type { QuestionDraft } from '@kredka/contracts/quizzes/question'
import { formulasOf } from './formulas.ts'
import type { QuestionInput } from './write-questions.ts'

type Typed = Omit<QuestionInput, 'question_id' | 'is_ready' | 'content'> & { readonly content: QuestionDraft }

/** What an author typed, with its formulas drawn, and whether it can be asked. */
export function writtenQuestion({ level, weight, picture_id, content }: Typed): Omit<QuestionInput, 'question_id'> {
  const drawn = formulasOf(content)
  const formulas = 'fault' in drawn ? [] : [...drawn.formulas]
  const is_ready = questionFaults(content, picture_id !== null).length === 0 && !('fault' in drawn)
  return { level, weight, picture_id, is_ready, content: { ...content, formulas } }
}
