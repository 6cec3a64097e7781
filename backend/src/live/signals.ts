import { reject } from '@kredka/contracts/kernel/errors'
import type { Signals } from '../kernel/signals.ts'
import type { FanOut } from './fan-out.ts'
import type { MessageHandlers } from './incoming.ts'
import { personRoom } from './rooms.ts'

/** What people's messages come to. Without signals (no module brings them) nobody is there to see any. */
export function messageHandlers(signals: Signals | null, fanOut: Pick<FanOut, 'send'>): MessageHandlers {
  return {
    typing: async (owner, { chat_id }) => {
      if (owner.kind !== 'person') return reject('FORBIDDEN')
      const other = (await signals?.otherSideOf(chat_id, owner.id)) ?? null
      // a chat of others looks like none
      if (other === null) return reject('NOT_FOUND')
      fanOut.send({ rooms: [personRoom(other)], name: 'typing', body: { chat_id, user_id: owner.id } })
      return undefined
    },
  }
}
