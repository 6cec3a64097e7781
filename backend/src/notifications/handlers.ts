import { reject } from '@kredka/contracts/kernel/errors'
import { chooseChannel, markAllSeen, markSeen, stopMail } from '@kredka/contracts/notifications/endpoints'
import { callerId } from '../kernel/caller.ts'
import { type Handler, handle } from '../kernel/handler.ts'
import { replyDone } from '../kernel/reply.ts'
import type { Tools } from '../kernel/tools.ts'
import { inboxDecider } from './inbox.ts'
import { stopMailTokenOf } from './stop-mail-token.ts'

export function inboxHandlers({ write, vault }: Pick<Tools, 'write' | 'vault'>): readonly Handler[] {
  return [
    handle(markSeen, async ({ id }, request) => {
      const user_id = callerId(request)
      const command = { do: 'see', user_id, notification_id: id } as const
      return replyDone(await write.execute(inboxDecider, user_id, command, request.context))
    }),

    handle(markAllSeen, async ({ up_to = null }, request) => {
      const user_id = callerId(request)
      return replyDone(await write.execute(inboxDecider, user_id, { do: 'see_all', user_id, up_to }, request.context))
    }),

    handle(chooseChannel, async (choice, request) => {
      const user_id = callerId(request)
      const command = { do: 'choose', user_id, ...choice, way: 'settings' } as const
      return replyDone(await write.execute(inboxDecider, user_id, command, request.context))
    }),

    handle(stopMail, async ({ token }, { context }) => {
      const link = stopMailTokenOf(vault, token)
      if (link === null) return reject('NOT_FOUND')
      const command = { do: 'choose', ...link, channel: 'mail', wanted: false, way: 'mail_link' } as const
      return replyDone(await write.execute(inboxDecider, link.user_id, command, context))
    }),
  ]
}
