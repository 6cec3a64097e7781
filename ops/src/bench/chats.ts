import { chatIdOf } from '@kredka/backend/chat/chat-id'
import { conversationDecider } from '@kredka/backend/chat/conversation'
import { must } from '@kredka/contracts/kernel/testing/must'
import { type Maker, makeMany, makePerson, preparing } from './preparing.ts'

/**
 * Chats with so many new students, each with a first message to this teacher: it is the teacher's turn in all of them.
 */
export function makeChats(maker: Maker, teacher_id: string, count: number): Promise<readonly string[]> {
  const { write, ids, clock } = maker
  return makeMany(count, async () => {
    const user_id = await makePerson(maker)
    const chat_id = chatIdOf(user_id, teacher_id)
    const message = {
      do: 'send',
      chat_id,
      teacher_id,
      sender_id: user_id,
      to_user_id: teacher_id,
      is_here: true,
      message_id: ids.entity(),
      message: 'Dzień dobry, czy ma Pani wolny termin w czwartek?',
      now: clock.now(),
      lapse_ms: null,
    } as const
    must(await write.execute(conversationDecider, chat_id, message, preparing(maker)))
    return chat_id
  })
}
