import { helpEvents as e } from '@kredka/contracts/help/events'
import { type EventOf, make } from '@kredka/contracts/kernel/events'
import type { Decider } from '../kernel/decider.ts'

/**
 * Stream `contactperson-{user_id}`: the messages of somebody with an account, so that they go when the account goes.
 */
export const contactPersonDecider: Decider<
  readonly string[],
  { readonly user_id: string; readonly contact_id: string },
  EventOf<typeof e.ContactLinked>
> = {
  category: 'contactperson',
  initial: [],
  evolve: (contacts, { data }) => [...contacts, data.contact_id],
  decide: (contacts, link) => (contacts.includes(link.contact_id) ? [] : [make(e.ContactLinked, link)]),
}
