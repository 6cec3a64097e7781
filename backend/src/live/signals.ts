import { isRejection, type Rejection, reject } from '@kredka/contracts/kernel/errors'
import type { ClientMessageName, ClientMessages } from '@kredka/contracts/live/messages'
import type { Signals } from '../kernel/signals.ts'
import type { FanOut } from './fan-out.ts'
import type { SocketOwner } from './handshake.ts'
import type { Outcome } from './incoming.ts'
import { personRoom } from './rooms.ts'

/** What is done with each message of a client. */
type MessageHandlers = {
  readonly [Name in ClientMessageName]: (
    owner: SocketOwner,
    body: ClientMessages[Name],
  ) => Promise<Rejection | undefined>
}

/** @param body fits the schema of its name */
export type HandleMessage = (owner: SocketOwner, name: string, body: unknown) => Promise<Outcome>

/** What people's messages come to. Without signals (no module brings them) nobody is there to see any. */
export function messageHandler(signals: Signals | null, fanOut: Pick<FanOut, 'send'>): HandleMessage {
  const handlers: MessageHandlers = {
    typing: async (owner, { chat_id }) => {
      if (owner.kind !== 'person') return reject('FORBIDDEN')
      const other = (await signals?.otherSideOf(chat_id, owner.id)) ?? null
      // a chat of others looks like none
      if (other === null) return reject('NOT_FOUND')
      fanOut.send({ rooms: [personRoom(other)], name: 'typing', body: { chat_id, user_id: owner.id } })
      return undefined
    },
  }
  return async (owner, name, body) => {
    if (!isNamed(handlers, name)) return reject('NOT_FOUND')
    // its schema was checked under this very name
    const refused = await handlers[name](owner, body as ClientMessages[typeof name])
    return isRejection(refused) ? refused : {}
  }
}

function isNamed(handlers: MessageHandlers, name: string): name is ClientMessageName {
  return Object.hasOwn(handlers, name)
}
