import type { ReportState } from '@kredka/contracts/chat/rules'
import type { StatusKind } from '../../ui/StatusLabel.tsx'

export const REPORT_STATE_KINDS: Readonly<Record<ReportState, StatusKind>> = {
  waiting: 'new',
  dismissed: 'inactive',
  warned: 'warning',
  blocked: 'cancelled',
}
