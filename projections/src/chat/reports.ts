import { messageReportEvents as e, type MessageReportEvent } from '@kredka/contracts/chat/events'
import type { ReportState } from '@kredka/contracts/chat/rules'
import type { AnyEvent, Recorded } from '@kredka/contracts/kernel/events'
import { actOf } from '../admin/index.ts'
import { on, type Rows } from '../kernel/projection.ts'

type ByStaff = Recorded<Exclude<MessageReportEvent, { type: 'MessageReported' }> & AnyEvent>

export const reportHandlers = {
  ...on(e.MessageReported, ({ data, metadata }, rows) => {
    const { message_id, chat_id, reporter_id, sender_id, reason, note } = data
    const reported_at = metadata.occurred_at
    rows.put('reports', { message_id, chat_id, reporter_id, reported_id: sender_id, reason, note, reported_at })
  }),
  ...on(e.ReportedChatRead, remember),
  ...on(e.MessageReportDismissed, (event, rows) => patchDecided(event, rows, 'dismissed')),
  ...on(e.MessageReportReopened, (event, rows) => {
    remember(event, rows)
    rows.patch('reports', { message_id: event.data.message_id }, { state: 'waiting', decided_at: null })
  }),
  ...on(e.ReportedSenderWarned, (event, rows) => patchDecided(event, rows, 'warned')),
  ...on(e.ReportedSenderBlocked, (event, rows) => patchDecided(event, rows, 'blocked')),
}

function patchDecided(event: ByStaff, rows: Rows, state: ReportState): void {
  remember(event, rows)
  rows.patch('reports', { message_id: event.data.message_id }, { state, decided_at: event.metadata.occurred_at })
}

function remember(event: ByStaff, rows: Rows): void {
  const { message_id, reason } = event.data
  rows.put('report_history', { message_id, ...actOf(event, reason) })
}
