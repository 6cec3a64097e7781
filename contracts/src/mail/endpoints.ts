import { command, Done, document, query } from '../kernel/endpoints.ts'
import { Id, Obj, OneOf, PageQuery, Text, Type } from '../kernel/schema.ts'
import { MailTemplateName } from './templates.ts'
import { MAIL_SORTS, MAIL_STATES, MailBodyView, MailDetailView, MailRowView } from './views.ts'

const OneMail = Obj({ id: Id })
const Reason = Obj({ reason: Text(500) })

const mailFilters = {
  /** Part of an address, or the id of a mail or a person. */
  q: Type.Optional(Type.String({ maxLength: 200 })),
  template: Type.Optional(MailTemplateName),
  state: Type.Optional(OneOf(MAIL_STATES)),
  /** A leading minus turns the order round. Default: newest first. */
  sort: Type.Optional(OneOf(MAIL_SORTS)),
}

export const listMails = query('mail.list', {
  path: 'GET /admin/mails',
  access: 'admin',
  duty: 'support',
  about: 'Every mail the product sent or tries to send, newest first; of addresses no more than a hint.',
  query: Obj({ ...PageQuery, ...mailFilters }),
  answer: Type.Array(MailRowView),
  paged: true,
})

export const exportMails = document('mail.csv', {
  path: 'GET /admin/mails.csv',
  access: 'admin',
  duty: 'support',
  about: 'The same as a table, the first 10,000 rows.',
  query: Obj(mailFilters),
  type: 'text/csv; charset=utf-8',
  costly: true,
})

export const showMail = query('mail.show', {
  path: 'GET /admin/mails/{id}',
  access: 'admin',
  duty: 'support',
  about: 'One mail: parameters, cause, attempts, history; not its text.',
  params: OneMail,
  answer: MailDetailView,
  errors: ['MAIL_NOT_FOUND'],
})

/** A command, because reading a person's mail is itself an event (ADM-03). */
export const readMailBody = command('mail.read_body', {
  path: 'POST /admin/mails/{id}/body',
  access: 'admin',
  duty: 'private',
  about: 'The text of a mail and the whole address it went to. Asks for a reason, which is logged.',
  params: OneMail,
  body: Reason,
  answer: MailBodyView,
  errors: ['MAIL_NOT_FOUND'],
})

export const resendMail = command('mail.resend', {
  path: 'POST /admin/mails/{id}/resend',
  access: 'admin',
  duty: 'support',
  about: 'Sends the mail once more, with a new token where it carries one.',
  params: OneMail,
  body: Reason,
  answer: Done,
  errors: ['MAIL_NOT_FOUND', 'CONFLICT'],
})
