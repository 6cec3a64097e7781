import { warsawDay } from '@kredka/contracts/kernel/days'
import { buyPart, chooseAvatar } from '@kredka/contracts/locker/endpoints'
import { callerId } from '../kernel/caller.ts'
import { type Handler, handle } from '../kernel/handler.ts'
import { replyDone } from '../kernel/reply.ts'
import type { Tools } from '../kernel/tools.ts'
import { rewardsDecider } from '../rewards/index.ts'
import { lockerDecider } from './locker.ts'

export function lockerHandlers({ write }: Pick<Tools, 'write'>): readonly Handler[] {
  return [
    handle(chooseAvatar, async ({ code }, request) => {
      const user_id = callerId(request)
      // what was bought stays so: nothing that is owned now is not when the choice is made
      const owned = (await write.fold(rewardsDecider, user_id)).state.parts
      return replyDone(await write.execute(lockerDecider, user_id, { user_id, code, owned }, request.context))
    }),

    handle(buyPart, async ({ part }, request) => {
      const user_id = callerId(request)
      const command = { do: 'buy', user_id, part, day: warsawDay(request.context.now) } as const
      return replyDone(await write.execute(rewardsDecider, user_id, command, request.context))
    }),
  ]
}
