import {
  getAnalystQuestion,
  getQuestionRun,
  getReplica,
  listAnalystQuestions,
  listReplicaTables,
} from '@kredka/contracts/analysis/endpoints'
import { createResource } from '../app/store/resource.ts'

export const replica = createResource(getReplica)
export const replicaTables = createResource(listReplicaTables)
export const analystQuestions = createResource(listAnalystQuestions, { on: ['analyst_question'] })
export const analystQuestion = createResource(getAnalystQuestion, {
  on: ['analyst_question'],
  about: ({ id }) => id,
})
export const questionRun = createResource(getQuestionRun)
