import type { RunnerView } from '@kredka/contracts/admin/views'
import type { FaultState } from '@kredka/contracts/faults/rules'
import type { AlarmState, DeadLetterView, JobState } from '@kredka/contracts/jobs/views'
import type { MailRowView } from '@kredka/contracts/mail/views'
import type { ListedOfferState, OfferState } from '@kredka/contracts/offers/states'
import type { StatusKind } from '../ui/StatusLabel.tsx'

/** How the states of what the back office shows are coloured. */
export const OFFER_STATE_KINDS: Readonly<Record<OfferState, StatusKind>> = {
  absent: 'inactive',
  waiting: 'new',
  active: 'active',
  active_waiting: 'new',
  active_rejected: 'warning',
  rejected: 'cancelled',
  removed: 'inactive',
}

export const LISTED_OFFER_KINDS: Readonly<Record<ListedOfferState, StatusKind>> = {
  live: 'active',
  hidden: 'warning',
  waiting: 'new',
  rejected: 'cancelled',
  taken_down: 'cancelled',
  removed: 'inactive',
}

export const MAIL_STATE_KINDS: Readonly<Record<MailRowView['state'], StatusKind>> = {
  waiting: 'new',
  delayed: 'warning',
  sent: 'done',
  kept: 'info',
  failed: 'cancelled',
  erased: 'inactive',
}

export const RUN_STATE_KINDS: Readonly<Record<JobState | 'waiting', StatusKind>> = {
  created: 'new',
  waiting: 'new',
  idle: 'done',
  running: 'active',
  errored: 'cancelled',
  stopped: 'warning',
  finished: 'done',
}

export const DEAD_LETTER_KINDS: Readonly<Record<DeadLetterView['state'], StatusKind>> = {
  retrying: 'info',
  postponed: 'warning',
  dead: 'cancelled',
  waiting: 'inactive',
}

export const FAULT_KINDS: Readonly<Record<FaultState, StatusKind>> = {
  new: 'new',
  resolved: 'done',
  ignored: 'inactive',
}

export const ALARM_KINDS: Readonly<Record<AlarmState, StatusKind>> = {
  failing: 'cancelled',
  due: 'info',
  set: 'inactive',
}

export const RUNNER_STATE_KINDS: Readonly<Record<RunnerView['state'], StatusKind>> = {
  live: 'done',
  behind: 'info',
  stalled: 'cancelled',
  stopped: 'warning',
}
