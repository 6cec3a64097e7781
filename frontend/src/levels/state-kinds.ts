import type { OwnLevelRowView } from '@kredka/contracts/levels/views'
import type { StatusKind } from '../ui/StatusLabel.tsx'

export const LEVEL_STATE_KINDS: Readonly<Record<OwnLevelRowView['state'], StatusKind>> = {
  draft: 'new',
  listed: 'active',
  hidden: 'warning',
  taken_down: 'cancelled',
}
