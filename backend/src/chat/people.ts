import { accountDecider } from '../accounts/index.ts'
import type { WriteSide } from '../kernel/write-side.ts'
import { isTeacher } from '../profiles/index.ts'
import { chatIdOf } from './chat-id.ts'
import { conversationDecider, sidesOf } from './conversation.ts'

/**
 * How old a fact may be where nothing was heard of it: the tail of the log says sooner what other processes did, and a
 * message to somebody who left in between harms nobody.
 */
const MAX_AGE_MS = 600_000

/** Whether the person can be written to: an open account, neither blocked by staff nor deleted. */
export async function isHere(write: WriteSide, user_id: string, max_age_ms = MAX_AGE_MS): Promise<boolean> {
  const { state } = await write.fold(accountDecider, user_id, max_age_ms)
  return state.is === 'open'
}

/** Whether there is, or was, such a person. */
export async function isKnown(write: WriteSide, user_id: string): Promise<boolean> {
  const { state } = await write.fold(accountDecider, user_id, MAX_AGE_MS)
  return state.is !== 'absent' || (await write.fold(accountDecider, user_id)).state.is !== 'absent'
}

export async function teaches(write: WriteSide, id: string) {
  return { id, is_teacher: await isTeacher(write, id, MAX_AGE_MS) }
}

/** The other person of a chat, which never changes; null for a stranger to it, and where there is none. */
export async function otherOf(write: WriteSide, chat_id: string, user_id: string): Promise<string | null> {
  const known = await write.fold(conversationDecider, chat_id, MAX_AGE_MS)
  const chat = known.state.count > 0 ? known : await write.fold(conversationDecider, chat_id)
  return sidesOf(chat.state, user_id)?.other.id ?? null
}

/**
 * The other side of a chat for somebody who may be seen writing there: where one blocks the other, neither sees the
 * other's signals. Null for strangers, and where there is no such chat.
 */
export async function otherSideOf(write: WriteSide, chat_id: string, user_id: string): Promise<string | null> {
  const { state } = await write.fold(conversationDecider, chat_id, MAX_AGE_MS)
  const sides = sidesOf(state, user_id)
  return sides === null || state.blocked_by.length > 0 ? null : sides.other.id
}

/** Whether one of the two takes no messages and orders from the other, whichever (AVL-03): the one place that knows. */
export async function isBlockedBetween(write: WriteSide, one_id: string, other_id: string): Promise<boolean> {
  return (await write.fold(conversationDecider, chatIdOf(one_id, other_id))).state.blocked_by.length > 0
}
