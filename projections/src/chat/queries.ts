import {
  countUnseenMessages,
  getChat,
  getChatWith,
  listBlockedPeople,
  listChats,
  listMessages,
} from '@kredka/contracts/chat/endpoints'
import { MESSAGES_PAGE_SIZE } from '@kredka/contracts/chat/rules'
import type {
  BlockedPersonView,
  ChatMessageView,
  ChatView,
  ChatWithView,
  UnseenView,
} from '@kredka/contracts/chat/views'
import { reject } from '@kredka/contracts/kernel/errors'
import { DEFAULT_PAGE_SIZE } from '@kredka/contracts/kernel/schema'
import { pageOf } from '../kernel/paging.ts'
import { answer, answerPage, type QueryHandler, userIdOf, type Viewer } from '../kernel/query.ts'
import { literal, toSearchText } from '../kernel/typed.ts'
import { blocks, CHAT, CHATS, IS_GONE, MESSAGE, PERSON } from './sql.ts'

const READS = ['chat', 'profiles']

/** @param lapse_ms after how long a turn lapses, null for never */
export function chatQueryHandlers(lapse_ms: number | null): readonly QueryHandler[] {
  const toParams = (viewer: Viewer, now: number) => [userIdOf(viewer), lapse_ms, new Date(now).toISOString()]

  return [
    answerPage(listChats, READS, async ({ sql, input, viewer, now }) => {
      const page = pageOf(input, DEFAULT_PAGE_SIZE)
      const rows = await sql<ChatView>(
        `select ${CHAT} ${CHATS}
          where c.user_id = $1 and ($4::text is null or p.name ilike '%' || $5 || '%')
            and ($6::boolean is not true or (c.unseen > 0 and not ${blocks('c.user_id', 'c.other_id')}))
          order by c.last_at desc, c.chat_id
          limit ${page.limit} offset ${page.offset}`,
        [...toParams(viewer, now), toSearchText(input.q), literal(input.q), input.unseen ?? null],
      )
      return page.of(rows)
    }),

    answer(getChat, READS, async ({ sql, input, viewer, now }) => {
      const [chat] = await sql<ChatView>(`select ${CHAT} ${CHATS} where c.user_id = $1 and c.chat_id = $4`, [
        ...toParams(viewer, now),
        input.id,
      ])
      return chat ?? reject('CHAT_NOT_FOUND')
    }),

    answer(getChatWith, READS, async ({ sql, input, viewer, now }) => {
      const [chat] = await sql<ChatView>(`select ${CHAT} ${CHATS} where c.user_id = $1 and c.other_id = $4`, [
        ...toParams(viewer, now),
        input.id,
      ])
      if (chat !== undefined) {
        return { chat, other: chat.other, sending: chat.sending, warn_of_contact_data: chat.warn_of_contact_data }
      }
      const [person] = await sql<Pick<ChatWithView, 'other' | 'sending'>>(
        `select ${PERSON} as other,
                case when p.user_id = me.user_id then 'yourself'
                     when ${IS_GONE} then 'gone'
                     when ${blocks('me.user_id', 'p.user_id')} then 'blocked_by_you'
                     when ${blocks('p.user_id', 'me.user_id')} then 'blocked_by_other'
                     when 'active' not in (p.teacher_state, me.teacher_state) then 'no_teacher'
                     else 'open' end as sending
           from profiles.people p, profiles.people me
          where p.user_id = $2 and me.user_id = $1`,
        [userIdOf(viewer), input.id],
      )
      return person === undefined ? reject('NOT_FOUND') : { chat: null, ...person, warn_of_contact_data: true }
    }),

    answerPage(listMessages, ['chat'], async ({ sql, input, viewer }) => {
      const { chat_id, user_id, before } = input
      if ((chat_id === undefined) === (user_id === undefined)) {
        return reject('INVALID_INPUT', { details: [{ path: 'query', message: 'Give chat_id or user_id, not both' }] })
      }
      const page = pageOf(input, MESSAGES_PAGE_SIZE)
      const rows = await sql<ChatMessageView>(
        `select ${MESSAGE}
           from chat.members c
           join chat.messages m on m.chat_id = c.chat_id
           join chat.members a on a.user_id = m.to_user_id and a.chat_id = m.chat_id
          where c.user_id = $1 and ${chat_id === undefined ? 'c.other_id' : 'c.chat_id'} = $2
            and ($3::int is null or m.number < $3)
          order by m.number desc
          limit ${page.limit} offset ${page.offset}`,
        [userIdOf(viewer), chat_id ?? user_id, before ?? null],
      )
      if (rows.length > 0 || chat_id === undefined) return page.of(rows)
      const [own] = await sql('select from chat.members where user_id = $1 and chat_id = $2', [
        userIdOf(viewer),
        chat_id,
      ])
      return own === undefined ? reject('CHAT_NOT_FOUND') : page.of(rows)
    }),

    answer(countUnseenMessages, ['chat'], async ({ sql, viewer }) => {
      const [unseen] = await sql<UnseenView>(
        `select coalesce(sum(unseen), 0)::int as count, count(*)::int as chats
           from chat.members c where c.user_id = $1 and c.unseen > 0 and not ${blocks('c.user_id', 'c.other_id')}`,
        [userIdOf(viewer)],
      )
      return unseen ?? { count: 0, chats: 0 }
    }),

    answerPage(listBlockedPeople, READS, async ({ sql, input, viewer }) => {
      const page = pageOf(input, DEFAULT_PAGE_SIZE)
      const rows = await sql<BlockedPersonView>(
        `select ${PERSON} as person, b.reason, b.note, b.blocked_at
           from chat.blocks b join profiles.people p on p.user_id = b.blocked_id
          where b.user_id = $1
          order by b.blocked_at desc, b.blocked_id
          limit ${page.limit} offset ${page.offset}`,
        [userIdOf(viewer)],
      )
      return page.of(rows)
    }),
  ]
}
