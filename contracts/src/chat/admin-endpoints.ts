import { command, Done, document, query } from '../kernel/endpoints.ts'
import { Id, Obj, OneOf, PageQuery, Text, Type } from '../kernel/schema.ts'
import { MESSAGE_REPORT_SORTS, NOTE_MAX } from './rules.ts'
import {
  MessageReportRowView,
  MessageReportView,
  ReportedChatView,
  ReportReasonName,
  ReportStateName,
} from './views.ts'

const One = Obj({ id: Id })
const Reason = Obj({ reason: Text(NOTE_MAX) })
const decided = { params: One, body: Reason, answer: Done } as const
const errors = ['MESSAGE_REPORT_NOT_FOUND', 'MESSAGE_REPORT_DECIDED'] as const

const reportFilters = {
  /** Part of the name of either person, or an id. */
  q: Type.Optional(Type.String({ maxLength: 200 })),
  state: Type.Optional(ReportStateName),
  reason: Type.Optional(ReportReasonName),
  /** Default: newest first. */
  sort: Type.Optional(OneOf(MESSAGE_REPORT_SORTS)),
}

export const listMessageReports = query('chat.reports', {
  path: 'GET /admin/message-reports',
  access: 'admin',
  duty: 'moderate',
  about: 'Messages that people reported.',
  query: Obj({ ...PageQuery, ...reportFilters }),
  answer: Type.Array(MessageReportRowView),
  paged: true,
})

export const exportMessageReports = document('chat.reports_csv', {
  path: 'GET /admin/message-reports.csv',
  access: 'admin',
  duty: 'moderate',
  about: 'The same as a table, the first 10,000 rows.',
  query: Obj(reportFilters),
  type: 'text/csv; charset=utf-8',
  costly: true,
})

export const getMessageReport = query('chat.report_detail', {
  path: 'GET /admin/message-reports/{id}',
  access: 'admin',
  duty: 'moderate',
  about: 'One reported message with what its reporter wrote. It was handed to us: reading it asks for no reason.',
  params: One,
  answer: MessageReportView,
  errors: ['MESSAGE_REPORT_NOT_FOUND'],
})

/** A command, because reading what is private is itself an event (ADM-03). */
export const readReportedChat = command('chat.read_reported', {
  path: 'POST /admin/message-reports/{id}/read-chat',
  access: 'admin',
  duty: 'moderate',
  about: 'The messages around a reported one. Asks for a reason, which is logged.',
  params: One,
  body: Reason,
  answer: ReportedChatView,
  errors: ['MESSAGE_REPORT_NOT_FOUND'],
})

export const dismissMessageReport = command('chat.dismiss_report', {
  path: 'POST /admin/message-reports/{id}/dismiss',
  access: 'admin',
  duty: 'moderate',
  about: 'Decides that the message stands.',
  ...decided,
  errors,
})

export const reopenMessageReport = command('chat.reopen_report', {
  path: 'POST /admin/message-reports/{id}/reopen',
  access: 'admin',
  duty: 'moderate',
  about: 'Takes back that a report was dismissed: it waits again, and its reporter is told.',
  ...decided,
  errors,
})

export const warnReportedSender = command('chat.warn_sender', {
  path: 'POST /admin/message-reports/{id}/warn',
  access: 'admin',
  duty: 'moderate',
  about: 'Warns the sender by mail, with the reason and without the reporter’s name.',
  ...decided,
  errors,
})

export const blockReportedSender = command('chat.block_sender', {
  path: 'POST /admin/message-reports/{id}/block-sender',
  access: 'admin',
  duty: 'moderate',
  about: 'Blocks the sender’s account at once, as the section of users does.',
  ...decided,
  errors,
})
