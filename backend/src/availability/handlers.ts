import {
  changeAvailabilityGroup,
  createAvailabilityGroup,
  removeAvailabilityGroup,
} from '@kredka/contracts/availability/endpoints'
import { executeAsBelonging } from '../belongings/index.ts'
import { callerId } from '../kernel/caller.ts'
import { type Handler, handle } from '../kernel/handler.ts'
import { deriveEntityId } from '../kernel/ids.ts'
import { replyDone, replyMade } from '../kernel/reply.ts'
import type { Tools } from '../kernel/tools.ts'
import { groupDecider } from './group.ts'

export function availabilityHandlers({ write }: Tools): readonly Handler[] {
  return [
    handle(createAvailabilityGroup, async ({ name, entries }, request) => {
      const { context } = request
      const group_id = deriveEntityId(context.command_id, 'availability_group')
      const teacher_id = callerId(request)
      const command = { do: 'create', group_id, teacher_id, name, entries } as const
      const item = { user_id: teacher_id, kind: 'availability_group', item_id: group_id } as const
      return replyMade(group_id, await executeAsBelonging(write, groupDecider, command, item, context))
    }),

    handle(changeAvailabilityGroup, async ({ id, name, entries }, request) => {
      const command = { do: 'change', group_id: id, teacher_id: callerId(request), name, entries } as const
      return replyDone(await write.execute(groupDecider, id, command, request.context))
    }),

    handle(removeAvailabilityGroup, async ({ id }, request) => {
      const command = { do: 'remove', group_id: id, teacher_id: callerId(request) } as const
      return replyDone(await write.execute(groupDecider, id, command, request.context))
    }),
  ]
}
