import { analysisEvents as e } from '@kredka/contracts/analysis/events'
import { type Hints, hints } from '../kernel/hints.ts'

/** Questions on the lists of staff. How far an answer or the copy is stands outside the log: pages look themselves. */
export const analysisHints: Hints = hints(
  [
    e.AnalystQuestionSaved,
    e.AnalystQuestionChanged,
    e.AnalystQuestionShared,
    e.AnalystQuestionUnshared,
    e.AnalystQuestionArchived,
  ],
  ({ data }) => [{ to: 'admins', entity: 'analyst_question', id: data.question_id }],
)
