import { conversationEvents as e } from '@kredka/contracts/chat/events'
import { type EventOf, type Recorded, streamOf } from '@kredka/contracts/kernel/events'
import type { OpenStreams } from '../kernel/tools.ts'
import { chatIdOf } from './chat-id.ts'
import { conversationDecider } from './conversation.ts'

type Sent = Recorded<EventOf<typeof e.ChatMessageSent>>

/**
 * What two people wrote to each other, the oldest first. Whoever shows it to staff has logged first who asks and why
 * (ADM-03).
 */
export async function messagesOfTwo(streams: OpenStreams, one: string, other: string) {
  const events = await streams.read(streamOf(conversationDecider.category, chatIdOf(one, other)))
  return events
    .filter((event): event is Sent => event.type === e.ChatMessageSent.name)
    .map(({ data: { message_id: id, sender_id, message, sent_at: at } }) => ({ id, sender_id, message, at }))
}
