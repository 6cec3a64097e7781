import { iso } from '../postgres/postgres.ts'

/** Pieces of SQL that several statements of the chat share. */

/** Somebody `p` as `ChatPersonView`. */
export const PERSON = `jsonb_build_object('id', p.user_id, 'name', p.name, 'picture_url', p.picture_url,
  'is_teacher', p.teacher_state = 'active')`

/** There is nobody to write to any more. */
export const IS_GONE = '(p.name is null or p.blocked)'

/** Message `m` of a chat whose addressee's side is `a`, as `ChatMessageView`. */
export const MESSAGE = `m.message_id as id, m.chat_id, m.sender_id, m.to_user_id, m.message, m.sent_at as created_at,
  m.number, m.number <= a.seen as seen`

/** Of two people as SQL names them: whether the first takes no messages and orders from the second (AVL-03). */
export function blocks(one: string, other: string): string {
  return `exists (select from chat.blocks b where b.user_id = ${one} and b.blocked_id = ${other})`
}

/**
 * The chats of the viewer in `$1`: their side `c`, the other side `o`, the other person `p`, the last message `m`. A
 * text of the last message stands once, with the messages.
 */
export const CHATS = `
  from chat.members c
  join chat.members o on o.user_id = c.other_id and o.chat_id = c.chat_id
  join chat.messages m on m.chat_id = c.chat_id and m.number = c.last_number
  join profiles.people p on p.user_id = c.other_id`

const NOT_YOUR_TURN = `m.sender_id = c.user_id and ($2::int8 is null or m.sent_at + $2 * interval '1 ms' > $3::timestamptz)`

/** Of `CHATS`, `ChatView`. `$2` is after how many milliseconds a turn lapses (null: never), `$3` is now. */
export const CHAT = `c.chat_id as id, c.teacher_id, ${PERSON} as other, c.unseen as unseen_count,
  jsonb_build_object('id', m.message_id, 'chat_id', m.chat_id, 'sender_id', m.sender_id, 'to_user_id', m.to_user_id,
    'message', m.message, 'created_at', ${iso('m.sent_at')}, 'number', m.number,
    'seen', m.number <= case when m.sender_id = c.user_id then o.seen else c.seen end) as last_message,
  case when ${blocks('c.user_id', 'c.other_id')} then 'blocked_by_you'
       when ${blocks('c.other_id', 'c.user_id')} then 'blocked_by_other'
       when ${IS_GONE} then 'gone'
       when ${NOT_YOUR_TURN} then 'not_your_turn'
       else 'open' end as sending,
  case when ${NOT_YOUR_TURN} then m.sent_at + $2 * interval '1 ms' end as turn_lapses_at,
  true as warn_of_contact_data`
