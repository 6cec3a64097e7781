import { type EventsOf, event } from '../kernel/events.ts'
import { Id, Nullable, Obj, OneOf, Text, Type } from '../kernel/schema.ts'
import { CHART_KINDS, CHART_SERIES_MAX, COLUMN_MAX, SQL_MAX, TITLE_MAX } from './rules.ts'

const question = { admin_id: Id, question_id: Id }
const Column = Type.String({ minLength: 1, maxLength: COLUMN_MAX })

/** How the answer is drawn: `x` names the column below the chart, `y` the columns of numbers in it. */
export const Chart = Obj({
  kind: OneOf(CHART_KINDS),
  x: Nullable(Column),
  y: Type.Array(Column, { maxItems: CHART_SERIES_MAX }),
})

/** What an analyst writes. Staff write it about the log as a whole: it holds nobody's personal data. */
export const QuestionContent = { title: Text(TITLE_MAX), sql: Text(SQL_MAX), chart: Chart }

/** Stream `analyst-{admin_id}`: the questions that somebody of the staff keeps. */
export const AnalystQuestionSaved = event('AnalystQuestionSaved', Obj({ ...question, ...QuestionContent }))
export const AnalystQuestionChanged = event('AnalystQuestionChanged', Obj({ ...question, ...QuestionContent }))
/** All who may ask questions see it, and may copy it. */
export const AnalystQuestionShared = event('AnalystQuestionShared', Obj(question))
export const AnalystQuestionUnshared = event('AnalystQuestionUnshared', Obj(question))
export const AnalystQuestionArchived = event('AnalystQuestionArchived', Obj(question))

/** Stream `analystruns-{admin_id}`: what somebody asked of the copy of the log, before it was answered. */
export const AnalystQuestionRun = event(
  'AnalystQuestionRun',
  Obj({ admin_id: Id, run_id: Id, question_id: Nullable(Id), sql: Text(SQL_MAX) }),
)

/** Stream `replica-house`: somebody asked for what is new in the copy of the log. */
export const ReplicaRefreshAsked = event('ReplicaRefreshAsked', Obj({ admin_id: Id }))

export const analysisEvents = {
  AnalystQuestionSaved,
  AnalystQuestionChanged,
  AnalystQuestionShared,
  AnalystQuestionUnshared,
  AnalystQuestionArchived,
  AnalystQuestionRun,
  ReplicaRefreshAsked,
}
export type AnalysisEvent = EventsOf<typeof analysisEvents>
