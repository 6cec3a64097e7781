import { helpEvents as e } from '@kredka/contracts/help/events'
import { streamOf } from '@kredka/contracts/kernel/events'
import type { PersonalRecords } from '../kernel/personal-records.ts'
import type { Tools } from '../kernel/tools.ts'
import { contactDecider } from './contact.ts'
import { contactPersonDecider } from './contact-person.ts'

/** What the person was answered: filed under each message, so their history does not lead there (EVT-10). */
export function answerRecords({ write, streams }: Pick<Tools, 'write' | 'streams'>): PersonalRecords {
  return {
    name: 'contact_answers',
    of: async (userId) => {
      const { state: contacts } = await write.fold(contactPersonDecider, userId)
      const events = await Promise.all(contacts.map((id) => streams.read(streamOf(contactDecider.category, id))))
      return events.flat().flatMap(({ type, data, metadata }) => {
        const { contact_id, text } = data
        return type === e.ContactMessageAnswered.name ? [{ contact_id, text, at: metadata.occurred_at }] : []
      })
    },
  }
}
