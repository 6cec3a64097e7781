import { accountEvents } from '@kredka/contracts/accounts/events'
import { streamOf } from '@kredka/contracts/kernel/events'
import { profileEvents } from '@kredka/contracts/profiles/events'
import { last } from '../kernel/last.ts'
import type { OpenStreams } from '../kernel/tools.ts'

/** What a mail or a login's answer needs of somebody. */
export interface Person {
  readonly user_id: string
  readonly email: string
  readonly name: string
  readonly language: 'pl' | 'en'
}

/** The person as their streams tell; null for nobody and for somebody who was forgotten. */
export async function personOf(streams: OpenStreams, userId: string): Promise<Person | null> {
  const [account, profile] = await Promise.all([
    streams.read(streamOf('account', userId)),
    streams.read(streamOf('profile', userId)),
  ])
  const registered = last(account, accountEvents.AccountRegistered)
  if (registered === null || registered.data.email === null) return null
  const name = last(profile, profileEvents.ProfileChanged)?.data.name ?? registered.data.name
  const language = last(account, accountEvents.LanguageChosen)?.data.language ?? registered.data.language
  return { user_id: userId, email: registered.data.email, name: name ?? '', language }
}

/** Where a mail to the person goes, in which language. */
export function toMailAddressee(person: Person) {
  return { to_subject: person.user_id, address: person.email, language: person.language }
}
