import { helpEvents as e } from '@kredka/contracts/help/events'
import { type Hints, hints } from '../kernel/hints.ts'

/** Messages and questions in the back office; who reads an answer is not disturbed by its next version. */
export const helpHints: Hints = {
  ...hints(
    [
      e.ContactMessageSent,
      e.ContactMessageAnswered,
      e.ContactMessageClosed,
      e.ContactEmailRead,
      e.ContactMessageRetired,
    ],
    ({ data }) => [{ to: 'admins', entity: 'contact_message', id: data.contact_id }],
  ),
  ...hints([e.FaqItemWritten, e.FaqItemPublished, e.FaqItemUnpublished, e.FaqOrdered], () => [
    { to: 'admins', entity: 'faq' },
  ]),
}
