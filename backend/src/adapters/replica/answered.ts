import type { RunFault } from '@kredka/contracts/analysis/rules'
import type { QuestionRunView } from '@kredka/contracts/analysis/views'

/** What becomes of a question. */
export type Answered = Pick<QuestionRunView, 'state' | 'fault' | 'columns' | 'rows' | 'is_cut' | 'as_of'>

export const DONE: Answered = { state: 'done', fault: null, columns: [], rows: [], is_cut: false, as_of: null }

/** @param line and column in the question, from 1 */
export function failed(
  code: RunFault,
  message = '',
  line: number | null = null,
  column: number | null = null,
): Answered {
  return { ...DONE, state: 'failed', fault: { code, message, line, column } }
}
