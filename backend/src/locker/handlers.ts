import { chooseAvatar } from '@kredka/contracts/locker/endpoints'
import { callerId } from '../kernel/caller.ts'
import { type Handler, handle } from '../kernel/handler.ts'
import { replyDone } from '../kernel/reply.ts'
import type { Tools } from '../kernel/tools.ts'
import { lockerDecider } from './locker.ts'

export function lockerHandlers({ write }: Pick<Tools, 'write'>): readonly Handler[] {
  return [
    handle(chooseAvatar, async ({ code }, request) => {
      const command = { user_id: callerId(request), code }
      return replyDone(await write.execute(lockerDecider, command.user_id, command, request.context))
    }),
  ]
}
