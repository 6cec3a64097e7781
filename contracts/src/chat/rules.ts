import { MINUTE } from '../kernel/durations.ts'

/** Rules of chats (CHT-01, CHT-02), the same in browser and server. */

/** Characters (code points) of a message as it is kept: see `messageOf`. */
export const MESSAGE_MAX = 500
/** At least one character that can be seen: neither white space nor a control or format character. */
export const VISIBLE = '[^\\s\\p{Z}\\p{Cc}\\p{Cf}]'
/** Between two messages of one person: in one chat, and to two new people. */
export const MESSAGE_PAUSE_MS = 5_000
/** People one may begin a chat with on one day of Europe/Warsaw. */
export const NEW_PEOPLE_A_DAY = 20
/** How long a message lies unseen before a mail tells of it. */
export const UNREAD_MAIL_MS = 15 * MINUTE
export const MESSAGES_PAGE_SIZE = 30

/** What somebody may write to say why they report a message or block a person. */
export const NOTE_MAX = 500
export const REPORT_REASONS = ['harassment', 'spam', 'fraud', 'sexual_content', 'minor_at_risk', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]
export const BLOCK_REASONS = ['unwanted', 'harassment', 'spam', 'fraud', 'other'] as const
export type BlockReason = (typeof BLOCK_REASONS)[number]

const CONTROL = /(?![\n\t])\p{Cc}/gu
const SEEN = new RegExp(VISIBLE, 'u')

/** The text as it is sent and kept: one kind of line end, no control characters, no white space around it. */
export function messageOf(typed: string): string {
  return typed.replace(/\r\n?/g, '\n').replace(CONTROL, '').trim()
}

/** What the counter shows: code points, so that an emoji of one counts as one. */
export function messageLength(typed: string): number {
  return [...messageOf(typed)].length
}

export function isSendable(typed: string): boolean {
  return SEEN.test(typed) && messageLength(typed) <= MESSAGE_MAX
}

/** The last message of a chat, as far as the turn depends on it. */
export interface LastMessage {
  readonly sender_id: string
  /** Milliseconds. */
  readonly sent_at: number
}

/**
 * Whether it is the person's turn: when the last message is not theirs, or when it is and has lain for `lapse_ms`.
 * It binds both sides; the note beside it is not shown to the chat's teacher (section 4).
 * @param lapse_ms null: a turn never lapses
 */
export function isTurnOf(user_id: string, last: LastMessage | null, now: number, lapse_ms: number | null): boolean {
  if (last === null || last.sender_id !== user_id) return true
  return lapse_ms !== null && now - last.sent_at >= lapse_ms
}

/**
 * Which of the two is the chat's teacher: the one written to, where both teach; null where neither does, for then there
 * is no chat.
 */
export function teacherOfPair(
  sender: { readonly id: string; readonly is_teacher: boolean },
  addressee: { readonly id: string; readonly is_teacher: boolean },
): string | null {
  if (addressee.is_teacher) return addressee.id
  return sender.is_teacher ? sender.id : null
}

/** The life of a report (CHT-02): staff decide once, and can take back that they dismissed it: nobody was warned or blocked then. */
export const REPORT_STATES = ['waiting', 'dismissed', 'warned', 'blocked'] as const
export type ReportState = (typeof REPORT_STATES)[number]
export const REPORT_GRAPH = {
  absent: { report: 'waiting' },
  waiting: { dismiss: 'dismissed', warn: 'warned', block: 'blocked' },
  dismissed: { reopen: 'waiting' },
  warned: {},
  blocked: {},
} as const satisfies Record<'absent' | ReportState, Partial<Record<ReportCommandName, ReportState>>>
export type ReportCommandName = 'report' | 'dismiss' | 'warn' | 'block' | 'reopen'

export function nextReportState(state: 'absent' | ReportState, command: ReportCommandName): ReportState | null {
  const ways: Partial<Record<ReportCommandName, ReportState>> = REPORT_GRAPH[state]
  return ways[command] ?? null
}

export const MESSAGE_REPORT_SORTS = [
  '-reported_at',
  'reported_at',
  '-reports_of_sender',
  'reports_of_sender',
  'state',
  '-state',
] as const
export type MessageReportSort = (typeof MESSAGE_REPORT_SORTS)[number]
