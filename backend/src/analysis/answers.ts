import {
  getQuestionRun,
  getQuestionRunTable,
  getReplica,
  listReplicaTables,
} from '@kredka/contracts/analysis/endpoints'
import type { RunCell } from '@kredka/contracts/analysis/views'
import { writeCsvRows } from '@kredka/contracts/kernel/csv'
import { reject } from '@kredka/contracts/kernel/errors'
import {
  answer,
  answerDocument,
  type DocumentHandler,
  type QueryHandler,
  type Viewer,
} from '@kredka/projections/kernel/query'
import type { Replica } from './replica.ts'

/** What draws on the copy of the log, and on no read model. */
export function replicaQueryHandlers(replica: Replica): readonly QueryHandler[] {
  return [
    answer(getReplica, [], () => replica.view()),
    answer(listReplicaTables, [], async () => [...(await replica.tables())]),
    answer(getQuestionRun, [], async ({ input, viewer }) => {
      return (await replica.run(input.id, adminOf(viewer))) ?? reject('QUESTION_RUN_NOT_FOUND')
    }),
  ]
}

export function replicaDocuments(replica: Replica): readonly DocumentHandler[] {
  return [
    answerDocument(getQuestionRunTable, [], async ({ input, viewer }) => {
      const run = await replica.run(input.id, adminOf(viewer))
      if (run === null || run.state !== 'done') return reject('QUESTION_RUN_NOT_FOUND')
      const table = [run.columns.map(({ name }) => name), ...run.rows.map((row) => row.map(textOf))]
      return { body: writeCsvRows(table), filename: `answer-${run.id}.csv` }
    }),
  ]
}

function adminOf(viewer: Viewer): string {
  return viewer.kind === 'admin' ? viewer.id : ''
}

function textOf(cell: RunCell): string {
  return cell === null ? '' : String(cell)
}
