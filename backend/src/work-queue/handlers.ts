import { reject } from '@kredka/contracts/kernel/errors'
import { assignWork, releaseWork } from '@kredka/contracts/work-queue/endpoints'
import { workItemOf } from '@kredka/contracts/work-queue/rules'
import { type Handler, handle } from '../kernel/handler.ts'
import { replyDone } from '../kernel/reply.ts'
import type { Tools } from '../kernel/tools.ts'
import { workItemDecider } from './work-queue.ts'

export function workQueueHandlers({ write, vault }: Pick<Tools, 'write' | 'vault'>): readonly Handler[] {
  return [
    handle(assignWork, async ({ kind, id, admin_id, seen }, { context }) => {
      if ((await vault.adminCredentials.find(admin_id)) === null) return reject('COLLEAGUE_NOT_FOUND')
      const command = { kind, item_id: id, admin_id, seen }
      return replyDone(await write.execute(workItemDecider, workItemOf(kind, id), command, context))
    }),

    handle(releaseWork, async ({ kind, id, seen }, { context }) => {
      const command = { kind, item_id: id, admin_id: null, seen }
      return replyDone(await write.execute(workItemDecider, workItemOf(kind, id), command, context))
    }),
  ]
}
