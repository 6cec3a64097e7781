import { type NewPeopleEvent, newPeopleEvents } from '@kredka/contracts/chat/events'
import { MESSAGE_PAUSE_MS, NEW_PEOPLE_A_DAY } from '@kredka/contracts/chat/rules'
import { reject } from '@kredka/contracts/kernel/errors'
import { make } from '@kredka/contracts/kernel/events'
import type { Decider } from '../kernel/decider.ts'

/** Stream `newpeople-{user_id}`: whom the person wrote to first, on the last day with such a one. */
export interface NewPeople {
  /** Of Europe/Warsaw, `yyyy-mm-dd`. */
  readonly date: string | null
  readonly others: readonly string[]
  /** Milliseconds. */
  readonly begun_at: number | null
}

export interface BeginChat {
  readonly user_id: string
  readonly other_id: string
  readonly chat_id: string
  /** Today in Europe/Warsaw. */
  readonly date: string
  /** Milliseconds. */
  readonly now: number
}

export const newPeopleDecider: Decider<NewPeople, BeginChat, NewPeopleEvent> = {
  category: 'newpeople',
  initial: { date: null, others: [], begun_at: null },
  evolve: (people, { data }) => ({
    date: data.date,
    others: data.date === people.date ? [...people.others, data.other_id] : [data.other_id],
    begun_at: Date.parse(data.begun_at),
  }),
  decide(people, { user_id, other_id, chat_id, date, now }) {
    const today = people.date === date ? people.others : []
    // the message after it may have been refused or cut off: trying again costs nothing
    if (today.includes(other_id)) return []
    if (today.length >= NEW_PEOPLE_A_DAY) return reject('CHAT_TOO_MANY_PEOPLE')
    if (people.begun_at !== null && now - people.begun_at < MESSAGE_PAUSE_MS) return reject('CHAT_TOO_FAST')
    return [
      make(newPeopleEvents.ChatBegun, { user_id, other_id, chat_id, date, begun_at: new Date(now).toISOString() }),
    ]
  },
}
