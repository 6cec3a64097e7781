import { reject } from '@kredka/contracts/kernel/errors'
import { assignWork, releaseWork } from '@kredka/contracts/work-queue/endpoints'
import { mayDecide, type WorkKind, workItemOf } from '@kredka/contracts/work-queue/rules'
import type { Viewer } from '@kredka/projections/kernel/query'
import { staffRole } from '../admin/index.ts'
import { type Handler, handle } from '../kernel/handler.ts'
import { replyDone } from '../kernel/reply.ts'
import type { Tools } from '../kernel/tools.ts'
import { mayWait } from './waits.ts'
import { workItemDecider } from './work-queue.ts'

export function workQueueHandlers(tools: Pick<Tools, 'write' | 'streams'>): readonly Handler[] {
  const { write, streams } = tools
  /** What somebody has who may decide it no longer shows as nobody's. */
  const truth = async (kind: WorkKind, item: string, seen: string | null) => {
    if (seen !== null) return seen
    const { assignee } = (await write.fold(workItemDecider, item)).state
    if (assignee === null) return seen
    const role = await staffRole(write, assignee)
    return role !== null && mayDecide(role, kind) ? seen : assignee
  }

  return [
    handle(assignWork, async ({ kind, id, admin_id, seen }, { context, viewer }) => {
      if (!decides(viewer, kind)) return reject('STAFF_ROLE_MAY_NOT')
      const role = await staffRole(write, admin_id)
      if (role === null) return reject('COLLEAGUE_NOT_FOUND')
      if (!mayDecide(role, kind)) return reject('COLLEAGUE_MAY_NOT')
      if (!(await mayWait(streams, kind, id))) return reject('WORK_NOT_WAITING')
      const item = workItemOf(kind, id)
      const command = { kind, item_id: id, admin_id, seen: await truth(kind, item, seen) }
      return replyDone(await write.execute(workItemDecider, item, command, context))
    }),

    handle(releaseWork, async ({ kind, id, seen }, { context, viewer }) => {
      if (!decides(viewer, kind)) return reject('STAFF_ROLE_MAY_NOT')
      const command = { kind, item_id: id, admin_id: null, seen }
      return replyDone(await write.execute(workItemDecider, workItemOf(kind, id), command, context))
    }),
  ]
}

function decides(viewer: Viewer, kind: WorkKind): boolean {
  return viewer.kind === 'admin' && mayDecide(viewer.role, kind)
}
