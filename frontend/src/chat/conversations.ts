import type { ChatMessageView } from '@kredka/contracts/chat/views'
import type { ApiError } from '../kernel/errors.ts'
import type { Unsent } from './unsent.ts'

/** What this tab holds of the messages with one person. */
export interface Conversation {
  /** Oldest first, their numbers without gaps. */
  readonly messages: readonly ChatMessageView[]
  /** Whether the server has older ones than the first. */
  readonly has_older: boolean
  readonly older: 'idle' | 'loading' | ApiError
}

export const NO_MESSAGES: Conversation = { messages: [], has_older: false, older: 'idle' }

/**
 * The newest page joins what is held. Where more came meanwhile than a page holds, what is held has a gap before it and
 * goes: it is read again on the way up.
 * @param page newest first, as the server answers
 */
export function withNewest(held: Conversation, page: readonly ChatMessageView[], has_older: boolean): Conversation {
  const newest = [...page].reverse()
  const [first, last] = [newest[0], held.messages.at(-1)]
  if (first === undefined) return held
  if (last === undefined || last.number + 1 < first.number) {
    return { messages: newest, has_older, older: 'idle' }
  }
  const older = held.messages.filter(({ number }) => number < first.number)
  const newer = held.messages.filter(({ number }) => number > (newest.at(-1)?.number ?? 0))
  const messages = putSeenInOrder([...older, ...newest, ...newer])
  return older.length === 0 ? { messages, has_older, older: held.older } : { ...held, messages }
}

/** @param page newest first, all of them older than what is held */
export function withOlder(held: Conversation, page: readonly ChatMessageView[], has_older: boolean): Conversation {
  const first = held.messages[0]?.number ?? Number.POSITIVE_INFINITY
  const older = page.filter(({ number }) => number < first).reverse()
  return { messages: putSeenInOrder([...older, ...held.messages]), has_older, older: 'idle' }
}

/** A message that was just sent; nothing where it has come already. */
export function withSent(held: Conversation, sent: ChatMessageView): Conversation {
  const last = held.messages.at(-1)?.number ?? 0
  // what came before it and is not here yet comes with the next read
  return sent.number === last + 1 ? { ...held, messages: [...held.messages, sent] } : held
}

/** Who has seen a message has seen those before it: the newest page tells it of the older ones. */
function putSeenInOrder(messages: readonly ChatMessageView[]): readonly ChatMessageView[] {
  const seen = new Map<string, number>()
  for (const message of messages) {
    if (message.seen) seen.set(message.sender_id, Math.max(seen.get(message.sender_id) ?? 0, message.number))
  }
  return messages.map((message) =>
    !message.seen && message.number < (seen.get(message.sender_id) ?? 0) ? { ...message, seen: true } : message,
  )
}

/**
 * What is still to be shown as on its way: not what has arrived while its answer got lost. Two of one person never
 * follow each other before the turn comes again, so that the same text behind the place where it was written is this
 * message.
 */
export function stillUnsent(
  unsent: readonly Unsent[],
  messages: readonly ChatMessageView[],
  userId: string,
): readonly Unsent[] {
  return unsent.filter(
    ({ message, after, failed }) =>
      failed !== null ||
      !messages.some((sent) => sent.sender_id === userId && sent.number > after && sent.message === message),
  )
}
