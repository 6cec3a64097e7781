import { getAnalystQuestion, listAnalystQuestions } from '@kredka/contracts/analysis/endpoints'
import type { AnalystQuestionView } from '@kredka/contracts/analysis/views'
import { reject } from '@kredka/contracts/kernel/errors'
import { actorNamed } from '../admin/index.ts'
import { answer, type QueryHandler, type Viewer } from '../kernel/query.ts'

const READS = ['analysis', 'admin', 'profiles']
const ROW = `q.question_id as id, q.title, q.sql, q.chart, q.admin_id = $1 as is_own,
  ${actorNamed("'admin:' || q.admin_id")} as author, q.is_shared, q.changed_at, q.runs, q.last_run_at`
/** More than all analysts together keep. */
const SHOWN_MAX = 1_000

export const analysisQueryHandlers: readonly QueryHandler[] = [
  answer(listAnalystQuestions, READS, async ({ sql, viewer }) => [
    ...(await sql<AnalystQuestionView>(
      `select ${ROW} from analysis.questions q where q.admin_id = $1 or q.is_shared
        order by q.changed_at desc, q.question_id limit ${SHOWN_MAX}`,
      [adminOf(viewer)],
    )),
  ]),

  answer(getAnalystQuestion, READS, async ({ sql, input, viewer }) => {
    const [question] = await sql<AnalystQuestionView>(
      `select ${ROW} from analysis.questions q where q.question_id = $2 and (q.admin_id = $1 or q.is_shared)`,
      [adminOf(viewer), input.id],
    )
    return question ?? reject('ANALYST_QUESTION_NOT_FOUND')
  }),
]

function adminOf(viewer: Viewer): string {
  return viewer.kind === 'admin' ? viewer.id : ''
}
