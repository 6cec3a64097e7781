import { accountEvents } from '@kredka/contracts/accounts/events'
import { helpEvents as e, type HelpEvent } from '@kredka/contracts/help/events'
import type { ContactState } from '@kredka/contracts/help/rules'
import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { type EventOf, make } from '@kredka/contracts/kernel/events'
import type { Decider } from '../kernel/decider.ts'

/** Stream `contact-{contact_id}`: a message from the form and what became of it. */
export type Contact = { readonly is: 'absent' | 'retired' } | { readonly is: ContactState }

type Event =
  | Extract<HelpEvent, { type: `ContactMessage${string}` | 'ContactEmailRead' }>
  | EventOf<typeof accountEvents.PersonForgotten>
type Sent = EventOf<typeof e.ContactMessageSent>['data']

export type ContactCommand =
  | { readonly do: 'send'; readonly message: Sent }
  | { readonly do: 'answer'; readonly contact_id: string; readonly admin_id: string; readonly text: string }
  | { readonly do: 'close'; readonly contact_id: string; readonly admin_id: string; readonly note: string }
  | { readonly do: 'read_email'; readonly contact_id: string; readonly admin_id: string; readonly reason: string }
  | {
      readonly do: 'retire'
      readonly contact_id: string
      readonly why: EventOf<typeof e.ContactMessageRetired>['data']['why']
      /** Only where the message is, or is not, closed. */
      readonly closed?: boolean
    }
  /** After the key is gone. */
  | { readonly do: 'forget'; readonly contact_id: string }

export const contactDecider: Decider<Contact, ContactCommand, Event> = {
  category: 'contact',
  initial: { is: 'absent' },
  evolve(state, event) {
    switch (event.type) {
      case 'ContactMessageSent':
        return { is: 'new' }
      case 'ContactMessageAnswered':
        return { is: 'answered' }
      case 'ContactMessageClosed':
        return { is: 'closed' }
      case 'ContactMessageRetired':
        return { is: 'retired' }
      default:
        return state
    }
  },
  decide(state, command) {
    if (command.do === 'send') return state.is === 'absent' ? [make(e.ContactMessageSent, command.message)] : []
    if (command.do === 'forget') return [make(accountEvents.PersonForgotten, { subject_id: command.contact_id })]
    if (command.do === 'retire') return retire(state, command)
    if (state.is === 'absent' || state.is === 'retired') return reject('CONTACT_MESSAGE_NOT_FOUND')
    return decideKnown(state.is, command)
  },
}

type Retire = Extract<ContactCommand, { do: 'retire' }>

/**
 * An answer after closing opens a message again: the year since closing then means nothing. Whoever deletes their
 * account takes all.
 */
function retire(state: Contact, { contact_id, why, closed }: Retire): readonly Event[] {
  if (state.is === 'absent' || state.is === 'retired') return []
  if (closed !== undefined && closed !== (state.is === 'closed')) return []
  return [make(e.ContactMessageRetired, { contact_id, why })]
}

function decideKnown(
  state: ContactState,
  command: Extract<ContactCommand, { do: 'answer' | 'close' | 'read_email' }>,
): readonly Event[] | Rejection {
  const { contact_id, admin_id } = command
  if (command.do === 'answer') return [make(e.ContactMessageAnswered, { contact_id, admin_id, text: command.text })]
  if (command.do === 'read_email') return [make(e.ContactEmailRead, { contact_id, admin_id, reason: command.reason })]
  return state === 'closed' ? [] : [make(e.ContactMessageClosed, { contact_id, admin_id, note: command.note })]
}
