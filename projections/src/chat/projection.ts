import { accountEvents } from '@kredka/contracts/accounts/events'
import { chatEvents as e } from '@kredka/contracts/chat/events'
import { on, type Projection } from '../kernel/projection.ts'
import { sqlBeside } from '../kernel/sql-file.ts'
import { reportHandlers } from './reports.ts'

/** Chats as their two people see them, and what was reported (CHT-01, CHT-02). */
export const chatProjection: Projection = {
  name: 'chat',
  number: 2,
  tables: sqlBeside(import.meta.url),
  on: {
    ...on(e.ChatMessageSent, ({ data }, rows) => {
      const { chat_id, teacher_id, message_id, number, sender_id, to_user_id, message, sent_at } = data
      rows.put('messages', { message_id, chat_id, number, sender_id, to_user_id, message, sent_at })
      const last = { last_number: number, last_at: sent_at }
      const sender = { user_id: sender_id, chat_id }
      const addressee = { user_id: to_user_id, chat_id }
      if (number === 1) {
        rows.put('members', { ...addressee, other_id: sender_id, teacher_id, seen: 0, ...last })
        rows.put('members', { ...sender, other_id: to_user_id, teacher_id, seen: number, ...last })
        return
      }
      rows.patch('members', addressee, last)
      // who sends has seen what was there
      rows.patch('members', sender, { ...last, seen: number })
    }),

    ...on(e.ChatMessagesSeen, ({ data: { chat_id, user_id, up_to } }, rows) => {
      rows.patch('members', { user_id, chat_id }, { seen: up_to })
    }),

    ...on(e.ChatPersonBlocked, ({ data: { user_id, blocked_id, reason, note }, metadata }, rows) => {
      rows.put('blocks', { user_id, blocked_id, blocked_at: metadata.occurred_at, reason, note })
    }),

    ...on(e.ChatPersonUnblocked, ({ data: { user_id, blocked_id } }, rows) => {
      rows.remove('blocks', { user_id, blocked_id })
    }),

    ...reportHandlers,

    ...on(accountEvents.PersonForgotten, ({ data: { subject_id } }, rows) => {
      rows.patch('messages', { sender_id: subject_id }, { message: null })
      rows.patch('blocks', { user_id: subject_id }, { note: null })
      rows.patch('reports', { reporter_id: subject_id }, { note: null })
    }),
  },
}
