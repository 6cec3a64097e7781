import { defineContract, stream } from '../kernel/module-contract.ts'
import * as endpoints from './endpoints.ts'
import {
  AnalystQuestionArchived,
  AnalystQuestionChanged,
  AnalystQuestionRun,
  AnalystQuestionSaved,
  AnalystQuestionShared,
  AnalystQuestionUnshared,
  analysisEvents,
  ReplicaRefreshAsked,
} from './events.ts'
import * as views from './views.ts'

export const analysisContract = defineContract({
  name: 'analysis',
  title: 'Questions to the log',
  about: 'What analysts ask in SQL of a masked copy of the log: kept, shared, answered within bounds.',
  endpoints: Object.values(endpoints),
  events: analysisEvents,
  streams: [
    stream('analyst', 'admin_id', 'The questions that somebody of the staff keeps.', [
      AnalystQuestionSaved,
      AnalystQuestionChanged,
      AnalystQuestionShared,
      AnalystQuestionUnshared,
      AnalystQuestionArchived,
    ]),
    stream('analystruns', 'admin_id', 'What somebody of the staff asked of the log.', [AnalystQuestionRun]),
    stream('replica', 'house', 'When the copy of the log was asked to be brought up to date.', [ReplicaRefreshAsked]),
  ],
  views,
})
