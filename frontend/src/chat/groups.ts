import { MINUTE } from '@kredka/contracts/kernel/durations'

/** What of a message decides where it stands. */
interface Placed {
  readonly id: string
  readonly sender_id: string
  readonly created_at: string
}

/** Messages of one person, one soon after the other: they share a picture and a time. */
export interface MessageGroup<M> {
  readonly sender_id: string
  readonly messages: readonly M[]
}

export interface MessageDay<M> {
  /** As `dayOf` names it. */
  readonly day: string
  readonly groups: readonly MessageGroup<M>[]
}

/** A pause this long begins a new group. */
const PAUSE_MS = 5 * MINUTE

/**
 * Messages, oldest first, by day and group.
 * @param dayOf the day of an instant in the reader's time zone
 */
export function groupMessages<M extends Placed>(
  messages: readonly M[],
  dayOf: (instant: string) => string,
): readonly MessageDay<M>[] {
  const days: { day: string; groups: { sender_id: string; messages: M[] }[] }[] = []
  for (const message of messages) {
    const day = dayOf(message.created_at)
    let last = days.at(-1)
    if (last?.day !== day) {
      last = { day, groups: [] }
      days.push(last)
    }
    const group = last.groups.at(-1)
    const before = group?.messages.at(-1)
    if (group !== undefined && before !== undefined && belongTogether(before, message)) group.messages.push(message)
    else last.groups.push({ sender_id: message.sender_id, messages: [message] })
  }
  return days
}

function belongTogether(before: Placed, after: Placed): boolean {
  return before.sender_id === after.sender_id && Date.parse(after.created_at) - Date.parse(before.created_at) < PAUSE_MS
}
