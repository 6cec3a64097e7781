import { reject } from '@kredka/contracts/kernel/errors'
import { assignWork, releaseWork } from '@kredka/contracts/work-queue/endpoints'
import { workItemOf } from '@kredka/contracts/work-queue/rules'
import { type Handler, handle } from '../kernel/handler.ts'
import { replyDone } from '../kernel/reply.ts'
import type { Tools } from '../kernel/tools.ts'
import { mayWait } from './waits.ts'
import { workItemDecider } from './work-queue.ts'

export function workQueueHandlers(tools: Pick<Tools, 'write' | 'vault' | 'streams'>): readonly Handler[] {
  const { write, vault, streams } = tools
  const isColleague = async (admin_id: string) => (await vault.adminCredentials.find(admin_id)) !== null
  /** What somebody has who is of the staff no longer shows as nobody's. */
  const truth = async (item: string, seen: string | null) => {
    if (seen !== null) return seen
    const { assignee } = (await write.fold(workItemDecider, item)).state
    return assignee === null || (await isColleague(assignee)) ? seen : assignee
  }

  return [
    handle(assignWork, async ({ kind, id, admin_id, seen }, { context }) => {
      if (!(await isColleague(admin_id))) return reject('COLLEAGUE_NOT_FOUND')
      if (!(await mayWait(streams, kind, id))) return reject('WORK_NOT_WAITING')
      const item = workItemOf(kind, id)
      const command = { kind, item_id: id, admin_id, seen: await truth(item, seen) }
      return replyDone(await write.execute(workItemDecider, item, command, context))
    }),

    handle(releaseWork, async ({ kind, id, seen }, { context }) => {
      const command = { kind, item_id: id, admin_id: null, seen }
      return replyDone(await write.execute(workItemDecider, workItemOf(kind, id), command, context))
    }),
  ]
}
