import { formulasIn } from '@kredka/contracts/kernel/formula-text'
import { questionFaults } from '@kredka/contracts/quizzes/faults'
import type { Formula } from '@kredka/contracts/quizzes/question'
import type { QuestionFault } from '@kredka/contracts/quizzes/rules'
import type { OwnQuestionView } from '@kredka/contracts/quizzes/views'
import type { ApiError } from '../kernel/errors.ts'
import { formOf, isSame, type QuestionForm } from './question-form.ts'
import type { StoredQuestion } from './question-storage.ts'

/**
 * `unsaved`: typed and not sent yet. `waiting`: could not be sent, and will be again. `refused`: the server does not
 * take it. `overtaken`: saved elsewhere meanwhile, the author chooses.
 */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'waiting' | 'refused' | 'overtaken'

/** A question while it is written. */
export interface Question {
  readonly id: string
  /** What the server has, as far as is known here. */
  readonly revision: number
  readonly saved: QuestionForm
  /** Of the revision that was read last. */
  readonly formulas: readonly Formula[]
  readonly drawnRevision: number
  /** What goes to the server next, and what is on its way. */
  readonly committed: QuestionForm
  readonly sending: QuestionForm | null
  /** As it stands in the fields. */
  readonly form: QuestionForm
  /** What was saved elsewhere over the same revision. */
  readonly newer: { readonly revision: number; readonly form: QuestionForm } | null
  readonly status: SaveState
  readonly error: ApiError | null
}

/** A question as it was just added; what its formulas look like comes with the rows. */
export function newQuestion(id: string, form: QuestionForm): Question {
  const known = { id, revision: 1, saved: form, committed: form, form, formulas: [], drawnRevision: 0 }
  return { ...known, sending: null, newer: null, status: 'saved', error: null }
}

/** A question as it was read, with what was typed into it before a crash. */
export function questionOf(view: OwnQuestionView, stored: StoredQuestion | null): Question {
  const saved = formOf(view)
  const { id, revision, formulas } = view
  const plain = { id, revision, saved, formulas, drawnRevision: revision, committed: saved, form: saved }
  const question: Question = { ...plain, sending: null, newer: null, status: 'saved', error: null }
  if (stored === null || isSame(stored.form, saved)) return question
  const typed = { ...question, form: stored.form }
  return stored.revision >= revision
    ? { ...typed, status: 'unsaved' }
    : { ...typed, newer: { revision, form: saved }, status: 'overtaken' }
}

/** The question after the server was read again. */
export function reconcile(mine: Question, view: OwnQuestionView): Question {
  if (view.revision < mine.revision) return mine
  const { revision, formulas } = view
  const saved = formOf(view)
  const read = { ...mine, formulas, drawnRevision: revision }
  if (revision === mine.revision) return read
  const isOwn = mine.sending !== null && isSame(mine.sending, saved)
  if (isOwn) return { ...read, revision, saved }
  if (!isUnsaved(mine) || isSame(mine.form, saved)) {
    return { ...read, revision, saved, committed: saved, form: saved, newer: null, status: 'saved', error: null }
  }
  return { ...read, newer: { revision, form: saved }, status: mine.sending === null ? 'overtaken' : 'saving' }
}

/** What the question lacks as it stands in the fields; of formulas the server says once it has them. */
export function faultsOf({ form, saved, revision, drawnRevision, formulas }: Question): readonly QuestionFault[] {
  const { content, picture_id } = form
  const found = questionFaults(content, picture_id !== null)
  if (drawnRevision !== revision || !isSame(form, saved)) return found
  const options = 'options' in content.task ? content.task.options.map(({ text }) => text) : []
  const asked = [content.prompt, ...options, content.explanation].flatMap(formulasIn)
  const drawn = new Set(formulas.map(({ tex }) => tex))
  return asked.every((tex) => drawn.has(tex)) ? found : [...found, 'FORMULA_UNREADABLE']
}

export function isUnsaved({ form, committed, saved }: Question): boolean {
  return !isSame(form, saved) || !isSame(committed, saved)
}

/** What is to be sent next. */
export function commitForm(question: Question, form: QuestionForm): Question {
  const status = isSame(form, question.saved) && question.sending === null ? 'saved' : 'unsaved'
  return { ...question, committed: form, status: question.newer === null ? status : 'overtaken', error: null }
}

const WORST_FIRST: readonly SaveState[] = ['overtaken', 'refused', 'waiting', 'saving', 'unsaved', 'saved']

/** How all questions stand together: as the one that stands worst. */
export function worstOf(questions: readonly Question[], isRearranging: boolean, isRefused: boolean): SaveState {
  const states = new Set(questions.map(({ status }) => status))
  if (isRearranging) states.add('saving')
  if (isRefused) states.add('refused')
  return WORST_FIRST.find((state) => states.has(state)) ?? 'saved'
}
