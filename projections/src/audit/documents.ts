import { exportStaffLog } from '@kredka/contracts/audit/endpoints'
import type { EventRowView } from '@kredka/contracts/audit/log-views'
import { STAFF_ROWS_MAX } from '@kredka/contracts/kernel/staff-lists'
import { answerDocument, type DocumentHandler } from '../kernel/query.ts'
import { tableFile } from '../kernel/table-file.ts'
import { EVENT_READS, EVENT_ROW, NEWEST_FIRST } from './sql.ts'
import { staffLogOf } from './staff-log.ts'

/** Names of the log itself, the same in every language. */
const HEAD = ['at', 'admin', 'actor', 'event', 'command', 'stream', 'revision', 'reason', 'event_id', 'correlation_id']

/** The staff log as a table (ADM-03). */
export const auditDocuments: readonly DocumentHandler[] = [
  answerDocument(exportStaffLog, EVENT_READS, async ({ sql, input, now }) => {
    const { of, params } = staffLogOf(input, STAFF_ROWS_MAX)
    const rows = await sql<EventRowView>(
      `select ${EVENT_ROW} from ${of} order by ${NEWEST_FIRST} limit ${STAFF_ROWS_MAX}`,
      params,
    )
    return tableFile('staff-log', HEAD, rows, cellsOf, now)
  }),
]

function cellsOf(row: EventRowView): readonly string[] {
  const { at, actor_name, actor, type, command, stream, revision, reason, id, correlation_id } = row
  return [at, actor_name, actor, type, command, stream, String(revision), reason ?? '', id, correlation_id]
}
