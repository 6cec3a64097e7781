import { warsawDay } from '@kredka/contracts/kernel/days'
import { isRejection, reject } from '@kredka/contracts/kernel/errors'
import { foldLetters } from '@kredka/contracts/kernel/slug'
import { choosePlayer, visitDaily } from '@kredka/contracts/rewards/endpoints'
import { rewardEvents } from '@kredka/contracts/rewards/events'
import { personOf } from '../accounts/index.ts'
import { callerId } from '../kernel/caller.ts'
import { type Handler, handle } from '../kernel/handler.ts'
import { last } from '../kernel/last.ts'
import { replyDone } from '../kernel/reply.ts'
import type { Tools } from '../kernel/tools.ts'
import { playerDecider } from './player.ts'
import { rewardsDecider } from './rewards.ts'

export function rewardsHandlers({ write, streams }: Pick<Tools, 'write' | 'streams'>): readonly Handler[] {
  return [
    handle(visitDaily, async (_, request) => {
      const user_id = callerId(request)
      const command = { do: 'visit', user_id, day: warsawDay(request.context.now) } as const
      const visited = await write.execute(rewardsDecider, user_id, command, request.context)
      if (isRejection(visited)) return visited
      const points = last(visited.events, rewardEvents.PointsEarned)?.data.points ?? 0
      return { answer: { points }, position: visited.position }
    }),

    handle(choosePlayer, async ({ player_name, is_ranked }, request) => {
      const user_id = callerId(request)
      const name = player_name?.trim() ?? null
      if (name !== null && (await isFullName(user_id, name))) return reject('PLAYER_NAME_FULL')
      const command = { user_id, player_name: name, is_ranked }
      return replyDone(await write.execute(playerDecider, user_id, command, request.context))
    }),
  ]

  /** Children play too: nobody stands in a public list with first and last name. */
  async function isFullName(user_id: string, name: string): Promise<boolean> {
    const full = wordsOf((await personOf(streams, user_id))?.name ?? '')
    return full.length > 1 && full.every((word) => wordsOf(name).includes(word))
  }
}

function wordsOf(name: string): readonly string[] {
  return foldLetters(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}
