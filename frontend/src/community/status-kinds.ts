import type { IdeaStatus } from '@kredka/contracts/community/rules'
import type { OwnOpinionView } from '@kredka/contracts/community/views'
import type { StatusKind } from '../ui/StatusLabel.tsx'

export const IDEA_KINDS: Readonly<Record<IdeaStatus, StatusKind>> = {
  new: 'new',
  under_vote: 'active',
  accepted: 'done',
  rejected: 'cancelled',
}

export const OPINION_KINDS: Readonly<Record<OwnOpinionView['state'], StatusKind>> = {
  waiting: 'new',
  approved: 'done',
  rejected: 'cancelled',
}
