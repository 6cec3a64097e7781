import { warsawDay } from '@kredka/contracts/kernel/days'
import { reject } from '@kredka/contracts/kernel/errors'
import { createPromotion, endPromotion } from '@kredka/contracts/promotions/endpoints'
import { callerId } from '../kernel/caller.ts'
import { type Handler, handle } from '../kernel/handler.ts'
import { deriveEntityId } from '../kernel/ids.ts'
import { replyDone, replyMade } from '../kernel/reply.ts'
import type { Tools } from '../kernel/tools.ts'
import { ownsOffer } from '../offers/index.ts'
import { promotionsDecider } from './promotions.ts'

export function promotionHandlers({ write }: Pick<Tools, 'write'>): readonly Handler[] {
  return [
    handle(createPromotion, async (input, request) => {
      const teacher_id = callerId(request)
      const own = await Promise.all((input.offer_ids ?? []).map((id) => ownsOffer(write, teacher_id, id)))
      if (own.includes(false)) return reject('OFFER_NOT_FOUND')
      const promotion_id = deriveEntityId(request.context.command_id, 'promotion')
      const command = {
        do: 'create',
        promotion_id,
        teacher_id,
        promotion_type: input.promotion_type,
        percentage: input.data.percentage,
        offer_ids: input.offer_ids ?? null,
        description: input.description ?? null,
        start_date: input.start_date,
        end_date: input.end_date ?? null,
        today: warsawDay(request.context.now),
      } as const
      return replyMade(promotion_id, await write.execute(promotionsDecider, teacher_id, command, request.context))
    }),

    handle(endPromotion, async ({ id }, request) => {
      const teacher_id = callerId(request)
      const command = { do: 'end', promotion_id: id, teacher_id, today: warsawDay(request.context.now) } as const
      return replyDone(await write.execute(promotionsDecider, teacher_id, command, request.context))
    }),
  ]
}
