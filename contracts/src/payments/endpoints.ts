import { command, Done, document, query } from '../kernel/endpoints.ts'
import { AskedDate, Id, Language, Obj, OneOf, PageQuery, Text, Type } from '../kernel/schema.ts'
import { REASON_MAX } from '../offers/rules.ts'
import { PAYMENT_TABS, TOGETHER_MAX } from './rules.ts'
import {
  LedgerView,
  MonthName,
  PaymentCountView,
  PaymentMethodName,
  PaymentRoleName,
  PaymentRowView,
  PaymentView,
  ToPayView,
  TransferView,
} from './views.ts'

export * from './admin-endpoints.ts'

const byId = { params: Obj({ id: Id }) }
const reasoned = { ...byId, body: Obj({ reason: Text(REASON_MAX) }) }
const marked = { method: Type.Optional(PaymentMethodName), date: Type.Optional(AskedDate) }

const BOOKS_OF = 'Without a role: of lessons that a teacher gives, of lessons that anybody else takes.'
const MONTH_OF = 'Without days: the current month of Europe/Warsaw up to today.'

/** Ids with commas between. */
const WITH = '^[0-9a-hjkmnp-tv-z]{26}(,[0-9a-hjkmnp-tv-z]{26})*$'

/** On which side the caller stands, and with whom. */
const side = { role: Type.Optional(PaymentRoleName), person: Type.Optional(Id) }

export const listPayments = query('payments.list', {
  path: 'GET /payments',
  access: 'user',
  about:
    'The caller’s payments on both sides, or on one: what is pending with the longest due first, else the newest first.',
  query: Obj({
    ...side,
    status: Type.Optional(OneOf(PAYMENT_TABS)),
    /** Of lessons in this month of Europe/Warsaw. */
    month: Type.Optional(MonthName),
    lesson: Type.Optional(Id),
    ...PageQuery,
  }),
  answer: Type.Array(PaymentRowView),
  paged: true,
})

export const countPayments = query('payments.count', {
  path: 'GET /payments/count',
  access: 'user',
  about: 'What waits for the caller, on both sides.',
  answer: PaymentCountView,
})

export const listToPay = query('payments.to_pay', {
  path: 'GET /payments/to-pay',
  access: 'user',
  about:
    'What the caller is to pay, teacher by teacher: lessons that have begun, and those to come; the longest due first.',
  answer: Type.Array(ToPayView),
})

export const getLedger = query('payments.ledger', {
  path: 'GET /payments/ledger',
  access: 'user',
  about: `What is owed, ahead and to be returned as of the end of a day, with the months before and every person. ${BOOKS_OF} Without a day: today in Europe/Warsaw.`,
  query: Obj({ ...side, as_of: Type.Optional(AskedDate) }),
  answer: LedgerView,
})

export const getPayment = query('payments.get', {
  path: 'GET /payments/{id}',
  access: 'user',
  of: 'payment.side',
  about: 'One payment with its entries, for its two sides.',
  ...byId,
  answer: PaymentView,
  errors: ['PAYMENT_NOT_FOUND'],
})

export const getTransfer = query('payments.transfer', {
  path: 'GET /payments/{id}/transfer',
  access: 'user',
  own_eyes: true,
  of: 'payment.side',
  about:
    'What a bank transfer needs, also as the text of a Polish transfer code, while the payment is unpaid; with others of the same two sides, for all of them at once.',
  ...byId,
  query: Obj({ with: Type.Optional(Type.String({ pattern: WITH, maxLength: TOGETHER_MAX * 27 })) }),
  answer: TransferView,
  errors: ['PAYMENT_NOT_FOUND', 'PAYMENT_STATE', 'PAYMENT_NO_ACCOUNT'],
})

export const markPaymentPaid = command('payments.mark_paid', {
  path: 'POST /payments/{id}/mark-as-paid',
  access: 'teacher',
  of: 'payment.teacher',
  about:
    'Marks a payment as paid; without a method by hand, without a date today on the teacher’s clocks. Together: with all that were announced with it and still are.',
  ...byId,
  body: Obj({ ...marked, together: Type.Optional(Type.Boolean()) }),
  answer: Done,
  errors: ['PAYMENT_NOT_FOUND', 'PAYMENT_STATE', 'PAYMENT_DAY_IN_FUTURE'],
})

export const announcePayment = command('payments.announce', {
  path: 'POST /payments/{id}/announce',
  access: 'user',
  of: 'payment.student',
  about: 'The student says that they have paid, for this lesson and others of the same teacher at once.',
  ...byId,
  body: Obj({
    method: PaymentMethodName,
    with: Type.Optional(Type.Array(Id, { maxItems: TOGETHER_MAX - 1, uniqueItems: true })),
  }),
  answer: Done,
  errors: ['PAYMENT_NOT_FOUND', 'PAYMENT_STATE'],
})

export const withdrawAnnouncement = command('payments.withdraw_announcement', {
  path: 'POST /payments/{id}/withdraw-announcement',
  access: 'user',
  of: 'payment.student',
  about: 'The student takes back that they have paid this one.',
  ...byId,
  answer: Done,
  errors: ['PAYMENT_NOT_FOUND', 'PAYMENT_STATE'],
})

export const declineAnnouncement = command('payments.decline_announcement', {
  path: 'POST /payments/{id}/decline-announcement',
  access: 'teacher',
  of: 'payment.teacher',
  about: 'The teacher says that the money has not come, for this lesson and all that were announced with it.',
  ...byId,
  answer: Done,
  errors: ['PAYMENT_NOT_FOUND', 'PAYMENT_STATE'],
})

export const confirmPayment = command('payments.confirm', {
  path: 'POST /payments/{id}/confirm',
  access: 'user',
  of: 'payment.student',
  about: 'The student says that the mark is right.',
  ...byId,
  answer: Done,
  errors: ['PAYMENT_NOT_FOUND', 'PAYMENT_STATE'],
})

export const disputePayment = command('payments.dispute', {
  path: 'POST /payments/{id}/dispute',
  access: 'user',
  of: 'payment.student',
  about: 'The student says that the mark is wrong, and why.',
  ...reasoned,
  answer: Done,
  errors: ['PAYMENT_NOT_FOUND', 'PAYMENT_STATE'],
})

export const withdrawDispute = command('payments.withdraw_dispute', {
  path: 'POST /payments/{id}/withdraw-dispute',
  access: 'user',
  of: 'payment.student',
  about: 'The student takes the dispute back.',
  ...byId,
  answer: Done,
  errors: ['PAYMENT_NOT_FOUND', 'PAYMENT_STATE'],
})

export const reversePaymentMark = command('payments.reverse', {
  path: 'POST /payments/{id}/reverse',
  access: 'teacher',
  of: 'payment.teacher',
  about:
    'Takes the newest mark back, paid, returned or waived, within 72 hours; a disputed one at any time. The entries stay, one is added.',
  ...reasoned,
  answer: Done,
  errors: ['PAYMENT_NOT_FOUND', 'PAYMENT_STATE', 'PAYMENT_TOO_LATE'],
})

export const markPaymentReturned = command('payments.mark_returned', {
  path: 'POST /payments/{id}/mark-as-returned',
  access: 'teacher',
  of: 'payment.teacher',
  about: 'The teacher has given the money back.',
  ...byId,
  body: Obj(marked),
  answer: Done,
  errors: ['PAYMENT_NOT_FOUND', 'PAYMENT_STATE', 'PAYMENT_DAY_IN_FUTURE'],
})

export const waivePayment = command('payments.waive', {
  path: 'POST /payments/{id}/waive',
  access: 'teacher',
  of: 'payment.teacher',
  about: 'Lets go what is due after a late cancellation or an absence of the student.',
  ...reasoned,
  answer: Done,
  errors: ['PAYMENT_NOT_FOUND', 'PAYMENT_STATE', 'PAYMENT_NOT_WAIVABLE'],
})

/** The first and the last day of a statement, both included; without them `MONTH_OF`. */
const period = Obj({
  ...side,
  from: Type.Optional(AskedDate),
  to: Type.Optional(AskedDate),
  lang: Type.Optional(Language),
})

export const statementCsv = document('payments.statement_csv', {
  path: 'GET /payments/statement.csv',
  access: 'user',
  own_eyes: true,
  about: `The entries of a period as a table for spreadsheets: semicolons, UTF-8 with a byte order mark. ${BOOKS_OF} ${MONTH_OF}`,
  query: period,
  type: 'text/csv; charset=utf-8',
  costly: true,
  errors: ['STATEMENT_PERIOD_WRONG'],
})

export const statementPdf = document('payments.statement_pdf', {
  path: 'GET /payments/statement.pdf',
  access: 'user',
  own_eyes: true,
  about: 'The same as a document to print, with what is open before and after.',
  query: period,
  type: 'application/pdf',
  costly: true,
  errors: ['STATEMENT_PERIOD_WRONG'],
})
