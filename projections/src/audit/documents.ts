import { exportStaffLog } from '@kredka/contracts/audit/endpoints'
import type { EventRowView } from '@kredka/contracts/audit/log-views'
import { answerDocument, type DocumentHandler } from '../kernel/query.ts'
import { EVENT_READS, EVENT_ROW, NEWEST_FIRST } from './sql.ts'
import { narrowStaffLog } from './staff-log.ts'

const ROWS_MAX = 10_000

/** Names of the log itself, the same in every language. */
const HEAD = ['at', 'admin', 'actor', 'event', 'command', 'stream', 'revision', 'reason', 'event_id', 'correlation_id']

/** The staff log as a table (ADM-03). @param write rows of cells as a file */
export function auditDocuments(write: (rows: Iterable<readonly string[]>) => string): readonly DocumentHandler[] {
  return [
    answerDocument(exportStaffLog, EVENT_READS, async ({ sql, input, now }) => {
      const where = narrowStaffLog(input)
      const rows = await sql<EventRowView>(
        `select ${EVENT_ROW} from audit.events e where ${where.text()} order by ${NEWEST_FIRST} limit ${ROWS_MAX}`,
        where.params,
      )
      const day = new Date(now).toISOString().slice(0, 10)
      return { body: write([HEAD, ...rows.map(cellsOf)]), filename: `kredka-staff-log-${day}.csv` }
    }),
  ]
}

function cellsOf(row: EventRowView): readonly string[] {
  const { at, actor_name, actor, type, command, stream, revision, reason, id, correlation_id } = row
  return [at, actor_name, actor, type, command, stream, String(revision), reason ?? '', id, correlation_id]
}
