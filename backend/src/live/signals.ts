import { isRejection, type Rejection, reject } from '@kredka/contracts/kernel/errors'
import type { ClientMessageName, ClientMessages } from '@kredka/contracts/live/messages'
import { WORK_DUTIES } from '@kredka/contracts/work-queue/rules'
import type { Signals } from '../kernel/signals.ts'
import type { FanOut } from './fan-out.ts'
import type { SocketOwner } from './handshake.ts'
import type { Outcome } from './incoming.ts'
import { personRoom } from './rooms.ts'
import type { StaffSocket, Viewers } from './viewers.ts'

/** What is done with each message of a client. */
type MessageHandlers = {
  readonly [Name in ClientMessageName]: (from: Sender, body: ClientMessages[Name]) => Promise<Rejection | undefined>
}

/** Whose message it is; `staff` is the connection where it is of the back office. */
export interface Sender {
  readonly owner: SocketOwner
  readonly staff: StaffSocket | null
}

/** @param body fits the schema of its name */
export type HandleMessage = (from: Sender, name: string, body: unknown) => Promise<Outcome>

interface Parts {
  /** Null where no module brings them: nobody is there to see any. */
  readonly signals: Signals | null
  readonly fanOut: Pick<FanOut, 'send'>
  readonly viewers: Pick<Viewers, 'view'>
}

/** What people's messages come to. */
export function messageHandler({ signals, fanOut, viewers }: Parts): HandleMessage {
  const handlers: MessageHandlers = {
    typing: async ({ owner }, { chat_id }) => {
      if (owner.kind !== 'person') return reject('FORBIDDEN')
      const other = (await signals?.otherSideOf(chat_id, owner.id)) ?? null
      // a chat of others looks like none
      if (other === null) return reject('NOT_FOUND')
      fanOut.send({ rooms: [personRoom(other)], name: 'typing', body: { chat_id, user_id: owner.id } })
      return undefined
    },
    view: async ({ owner, staff }, { item }) => {
      if (owner.kind !== 'admin' || staff === null) return reject('FORBIDDEN')
      if (item !== null && !owner.duties.includes(WORK_DUTIES[item.kind])) return reject('STAFF_ROLE_MAY_NOT')
      viewers.view(staff, item)
      return undefined
    },
  }
  const call = <Name extends ClientMessageName>(from: Sender, name: Name, body: unknown) =>
    // its schema was checked under this very name
    handlers[name](from, body as ClientMessages[Name])
  return async (from, name, body) => {
    if (!isNamed(handlers, name)) return reject('NOT_FOUND')
    const refused = await call(from, name, body)
    return isRejection(refused) ? refused : {}
  }
}

function isNamed(handlers: MessageHandlers, name: string): name is ClientMessageName {
  return Object.hasOwn(handlers, name)
}
