import { chatIdOf } from '@kredka/backend/chat/chat-id'
import { type ConversationCommand, conversationDecider } from '@kredka/backend/chat/conversation'
import { messageReportDecider } from '@kredka/backend/chat/message-report'
import { newPeopleDecider } from '@kredka/backend/chat/new-people'
import { deriveEntityId } from '@kredka/backend/kernel/ids'
import { DAY, HOUR, MINUTE } from '@kredka/contracts/kernel/durations'
import { noticeSteps } from './notice-plan.ts'
import type { SeedPerson } from './people-plan.ts'
import type { Step } from './step.ts'
import { CHATS, type SeedChat } from './texts/chats.ts'

export interface ChatParts {
  /** Milliseconds: the demonstration's present. */
  readonly now: number
  readonly admin_id: string
  readonly students: readonly SeedPerson[]
  readonly teachers: readonly SeedPerson[]
}

/** Chats of students and teachers, some with a line that nobody has seen, some reported (CHT-01, CHT-02). */
export function chatSteps(parts: ChatParts): readonly Step[] {
  return CHATS.flatMap((chat) => stepsOf(parts, chat))
}

interface Line {
  readonly message_id: string
  readonly sender_id: string
  readonly to_user_id: string
  readonly message: string
  readonly at: number
}

function stepsOf(parts: ChatParts, chat: SeedChat): readonly Step[] {
  const student_id = parts.students[chat.student]?.user_id
  const teacher_id = parts.teachers[chat.teacher]?.user_id
  if (student_id === undefined || teacher_id === undefined) throw new RangeError('a chat of nobody')
  const chat_id = chatIdOf(student_id, teacher_id)
  const lines = linesOf(chat, { chat_id, student_id, teacher_id }, parts.now)
  const [first, last] = [lines[0], lines.at(-1)]
  if (first === undefined || last === undefined) throw new RangeError('a chat without a line')

  const inChat = (command: ConversationCommand, name: string, user_id: string, at: number, key: string): Step => ({
    at,
    command: name,
    actor: { kind: 'user', id: user_id },
    key: `${key} ${chat_id}`,
    of: chat_id,
    run: (write, context) => write.execute(conversationDecider, chat_id, command, context),
  })
  const sent = lines.map(({ at, ...line }, n) => {
    const command = { do: 'send', chat_id, teacher_id, is_here: true, now: at, lapse_ms: null, ...line } as const
    return inChat(command, 'chat.send', line.sender_id, at, `message ${n}`)
  })
  const addressee = last.to_user_id
  const see = { do: 'see', chat_id, user_id: addressee, up_to: null } as const
  const block = {
    do: 'block',
    chat_id,
    user_id: addressee,
    blocked_id: last.sender_id,
    reason: 'fraud',
    note: null,
  } as const
  return [
    beginStep(student_id, teacher_id, chat_id, first.at),
    ...sent,
    ...lines.flatMap((line, n) =>
      messageNotice(chat_id, line, sent[n], chat.unseen === true && line === last ? parts.now : null),
    ),
    ...(chat.unseen ? [] : [inChat(see, 'chat.mark_seen', addressee, last.at + 10 * MINUTE, 'seen')]),
    ...(chat.report === undefined ? [] : reportSteps(parts.admin_id, chat_id, chat.report, last)),
    ...(chat.blocked ? [inChat(block, 'chat.block', addressee, last.at + 30 * MINUTE, 'block')] : []),
  ]
}

/** Whoever is written to is told of it. */
function messageNotice(chat_id: string, line: Line, step: Step | undefined, new_at: number | null): readonly Step[] {
  if (step === undefined) return []
  return noticeSteps({
    to: line.to_user_id,
    type: 'chat_message',
    about_id: chat_id,
    person_id: line.sender_id,
    data: { chat_id },
    cause: { step, type: 'ChatMessageSent', category: 'chat' },
    ...(new_at === null ? {} : { new_at }),
  })
}

function linesOf(
  chat: SeedChat,
  { chat_id, student_id, teacher_id }: Readonly<Record<'chat_id' | 'student_id' | 'teacher_id', string>>,
  now: number,
): readonly Line[] {
  let at = now - chat.days_ago * DAY + chat.hour * HOUR
  return chat.lines.map(([who, minutes, message], n) => {
    at += minutes * MINUTE
    const [sender_id, to_user_id] = who === 's' ? [student_id, teacher_id] : [teacher_id, student_id]
    return { message_id: deriveEntityId(chat_id, `message ${n}`, at), sender_id, to_user_id, message, at }
  })
}

export function beginStep(user_id: string, other_id: string, chat_id: string, at: number): Step {
  const command = { user_id, other_id, chat_id, date: new Date(at).toISOString().slice(0, 10), now: at - 1 }
  return {
    at: at - 1,
    command: 'chat.send',
    actor: { kind: 'user', id: user_id },
    key: `begin ${chat_id}`,
    of: user_id,
    run: (write, context) => write.execute(newPeopleDecider, user_id, command, context),
  }
}

function reportSteps(
  admin_id: string,
  chat_id: string,
  { reason, note, decision }: NonNullable<SeedChat['report']>,
  { message_id, sender_id, to_user_id: reporter_id, at }: Line,
): readonly Step[] {
  const common = { of: message_id } as const
  const about = { message_id, chat_id, reporter_id, sender_id }
  const report: Step = {
    ...common,
    at: at + 20 * MINUTE,
    command: 'chat.report',
    actor: { kind: 'user', id: reporter_id },
    key: `report ${message_id}`,
    run: (write, context) =>
      write.execute(messageReportDecider, message_id, { do: 'report', about, reason, note }, context),
  }
  if (decision === undefined) return [report]
  const admin = { ...common, actor: { kind: 'admin', id: admin_id } } as const
  return [
    report,
    {
      ...admin,
      at: at + 5 * HOUR,
      command: 'chat.read_reported',
      key: `read ${message_id}`,
      run: (write, context) => {
        const read = { do: 'read', admin_id, reason: 'Trzeba znać całą rozmowę, żeby zdecydować.' } as const
        return write.execute(messageReportDecider, message_id, read, context)
      },
    },
    {
      ...admin,
      at: at + 5 * HOUR + 10 * MINUTE,
      command: decision.do === 'warn' ? 'chat.warn_sender' : 'chat.dismiss_report',
      key: `decide ${message_id}`,
      run: (write, context) => write.execute(messageReportDecider, message_id, { ...decision, admin_id }, context),
    },
  ]
}
