import type { RolloutMode } from '@kredka/contracts/settings/features'
import type { TeacherInvitationRowView, UserRowView } from '@kredka/contracts/users/views'
import type { StatusKind } from '../ui/StatusLabel.tsx'

/** How the states of people are coloured in the back office. */
export const ACCOUNT_KINDS: Readonly<Record<UserRowView['state'], StatusKind>> = {
  open: 'active',
  blocked: 'cancelled',
  leaving: 'warning',
  forgotten: 'inactive',
}

export const TEACHER_KINDS: Readonly<Record<'active' | 'suspended', StatusKind>> = {
  active: 'active',
  suspended: 'cancelled',
}

export const INVITATION_KINDS: Readonly<Record<TeacherInvitationRowView['state'], StatusKind>> = {
  pending: 'new',
  expired: 'inactive',
  accepted: 'done',
  withdrawn: 'cancelled',
}

export const BETA_KINDS: Readonly<Record<'none' | 'requested' | 'granted' | 'refused', StatusKind>> = {
  none: 'inactive',
  requested: 'new',
  granted: 'active',
  refused: 'cancelled',
}

export const ROLLOUT_KINDS: Readonly<Record<RolloutMode, StatusKind>> = {
  off: 'inactive',
  people: 'new',
  share: 'active',
}
