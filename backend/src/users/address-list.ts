import { type EventOf, make, streamOf } from '@kredka/contracts/kernel/events'
import { openAddressList } from '@kredka/contracts/users/endpoints'
import { userEvents } from '@kredka/contracts/users/events'
import { ADDRESS_LIST_OPEN_MS } from '@kredka/contracts/users/rules'
import { adminId } from '../kernel/caller.ts'
import type { Decider } from '../kernel/decider.ts'
import { type Handler, handle } from '../kernel/handler.ts'
import { replyDone } from '../kernel/reply.ts'
import type { Tools } from '../kernel/tools.ts'

type Opened = EventOf<typeof userEvents.AddressListOpened>

/** Stream `addresslist-{admin_id}`: a record of who took the addresses and why, never refused. */
export const addressListDecider: Decider<null, Opened['data'], Opened> = {
  category: 'addresslist',
  initial: null,
  evolve: () => null,
  decide: (_, data) => [make(userEvents.AddressListOpened, data)],
}

/** Staff open the list with whole addresses for a reason (ADM-03): the log first, then the file. */
export function addressListHandlers({ write }: Pick<Tools, 'write'>): readonly Handler[] {
  return [
    handle(openAddressList, async ({ reason }, request) => {
      const admin_id = adminId(request)
      const record = { admin_id, reason: reason.trim() }
      return replyDone(await write.execute(addressListDecider, admin_id, record, request.context))
    }),
  ]
}

/** Whether this admin said why within the last minutes. */
export function isAddressListOpen({ streams }: Pick<Tools, 'streams'>) {
  return async (admin_id: string, now: number): Promise<boolean> => {
    const own = streamOf(addressListDecider.category, admin_id)
    const [last] = await streams.read(own, { direction: 'backwards', limit: 1 })
    return last !== undefined && now - Date.parse(last.metadata.occurred_at) <= ADDRESS_LIST_OPEN_MS
  }
}
