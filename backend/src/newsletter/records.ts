import { streamOf } from '@kredka/contracts/kernel/events'
import { newsletterEvents as e } from '@kredka/contracts/newsletter/events'
import { personOf } from '../accounts/index.ts'
import { last } from '../kernel/last.ts'
import type { PersonalRecords } from '../kernel/personal-records.ts'
import type { Tools } from '../kernel/tools.ts'
import { subscriberDecider } from './subscriber.ts'

/**
 * The subscription of a person's address: it is filed under the address, so their history does not lead there (EVT-10).
 */
export function subscriptionRecords({ write, streams, vault }: Tools): PersonalRecords {
  return {
    name: 'newsletter',
    of: async (userId) => {
      const person = await personOf(streams, userId)
      if (person === null) return null
      const email_key = vault.emailKey(person.email)
      const { state } = await write.fold(subscriberDecider, email_key)
      if (state.is === 'absent') return null
      const subscribed = last(
        await streams.read(streamOf(subscriberDecider.category, email_key)),
        e.NewsletterSubscribed,
      )
      const since = state.is === 'subscribed' ? (subscribed?.metadata.occurred_at ?? null) : null
      return { state: state.is, email: person.email, language: state.language, since }
    },
  }
}
