import type { ChatMessageView, ChatView, ChatWithView } from '@kredka/contracts/chat/views'
import { SOMEBODY } from '../../app/testing/render-page.tsx'

export const ME = SOMEBODY.userId
export const TEACHER = '01jd0000000000000000000002'
export const CHAT = '01jd0000000000000000000003'

/** The n-th message of the chat: odd numbers are mine, even ones the teacher's. */
export function messageAt(number: number, change: Partial<ChatMessageView> = {}): ChatMessageView {
  const own = number % 2 === 1
  return {
    id: `01jd00000000000000000${String(number).padStart(5, '0')}`,
    chat_id: CHAT,
    sender_id: own ? ME : TEACHER,
    to_user_id: own ? TEACHER : ME,
    message: `wiadomość ${number}`,
    created_at: new Date(Date.UTC(2026, 10, 20, 10, number)).toISOString(),
    number,
    seen: true,
    ...change,
  }
}

/** From one number to another, the newest first, as the server answers. */
export function messagesBetween(from: number, to: number): readonly ChatMessageView[] {
  return Array.from({ length: to - from + 1 }, (_, at) => messageAt(to - at))
}

export const OTHER: ChatView['other'] = { id: TEACHER, name: 'Piotr Nowak', picture_url: null, is_teacher: true }

export function chatView(last: ChatMessageView, change: Partial<ChatView> = {}): ChatView {
  return {
    id: CHAT,
    teacher_id: TEACHER,
    other: OTHER,
    unseen_count: 0,
    last_message: last,
    sending: last.sender_id === ME ? 'not_your_turn' : 'open',
    turn_lapses_at: null,
    warn_of_contact_data: true,
    ...change,
  }
}

export function chatWithView(chat: ChatView | null, change: Partial<ChatWithView> = {}): ChatWithView {
  const { other, sending, warn_of_contact_data } = chat ?? { other: OTHER, sending: 'open', warn_of_contact_data: true }
  return { chat, other, sending, warn_of_contact_data, ...change }
}
