import { conversationEvents as e, messageReportEvents as reports } from '@kredka/contracts/chat/events'
import { type Hint, type Hints, hint } from '../kernel/hints.ts'

/** Both sides see it: the words, the last line in the list, what was seen, whether one may write. */
function both(chat_id: string, ...people: readonly string[]): readonly Hint[] {
  return people.map((person) => ({ to: { person }, entity: 'chat', id: chat_id }))
}

const staff = ({ data }: { readonly data: { readonly message_id: string } }): readonly Hint[] => [
  { to: 'admins', entity: 'message_report', id: data.message_id },
]

export const chatHints: Hints = {
  ...hint(e.ChatMessageSent, ({ data }) => both(data.chat_id, data.to_user_id, data.sender_id)),
  ...hint(e.ChatMessagesSeen, ({ data }) => both(data.chat_id, data.user_id, data.other_id)),
  ...hint(e.ChatPersonBlocked, ({ data }) => both(data.chat_id, data.user_id, data.blocked_id)),
  ...hint(e.ChatPersonUnblocked, ({ data }) => both(data.chat_id, data.user_id, data.blocked_id)),
  ...hint(reports.MessageReported, staff),
  ...hint(reports.ReportedChatRead, staff),
  ...hint(reports.MessageReportDismissed, staff),
  ...hint(reports.MessageReportReopened, staff),
  ...hint(reports.ReportedSenderWarned, staff),
  ...hint(reports.ReportedSenderBlocked, staff),
}
