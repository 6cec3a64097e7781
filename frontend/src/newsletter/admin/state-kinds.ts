import type { IssueState } from '@kredka/contracts/newsletter/rules'
import type { StatusKind } from '../../ui/StatusLabel.tsx'

export const ISSUE_STATE_KINDS: Readonly<Record<IssueState, StatusKind>> = {
  draft: 'inactive',
  sending: 'active',
  sent: 'done',
  discarded: 'cancelled',
}
