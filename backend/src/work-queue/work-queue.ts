import { reject } from '@kredka/contracts/kernel/errors'
import { make } from '@kredka/contracts/kernel/events'
import { workQueueEvents as e, type WorkQueueEvent } from '@kredka/contracts/work-queue/events'
import { type WorkKind, workItemOf } from '@kredka/contracts/work-queue/rules'
import type { Decider } from '../kernel/decider.ts'

/** Stream `workitem-{item}`: who looks after something that waits. */
export interface WorkItem {
  readonly assignee: string | null
}

export interface WorkQueueCommand {
  readonly kind: WorkKind
  readonly item_id: string
  /** To whom; null to give it back. */
  readonly admin_id: string | null
  /** Who had it as whoever decides this saw it. */
  readonly seen: string | null
}

export const workItemDecider: Decider<WorkItem, WorkQueueCommand, WorkQueueEvent> = {
  category: 'workitem',
  initial: { assignee: null },
  evolve: (_, { type, data }) => ({ assignee: type === 'WorkAssigned' ? data.admin_id : null }),
  decide({ assignee }, { kind, item_id, admin_id, seen }) {
    if (admin_id === assignee) return []
    if (seen !== assignee) return reject('WORK_TAKEN')
    const item = { item: workItemOf(kind, item_id), kind, item_id }
    if (admin_id !== null) return [make(e.WorkAssigned, { ...item, admin_id })]
    return assignee === null ? [] : [make(e.WorkReleased, { ...item, admin_id: assignee })]
  },
}
