import { command, Done, query } from '../kernel/endpoints.ts'
import { Email, Id, Language, MailedToken, Obj, OneOf, PageQuery, Type } from '../kernel/schema.ts'
import { ISSUE_SORTS, ISSUE_STATES } from './rules.ts'
import {
  IssueContent,
  IssueRowView,
  IssueView,
  NewsletterCountsView,
  OwnNewsletterView,
  UnsubscribeToken,
} from './views.ts'

const OneIssue = Obj({ id: Id })

export const requestNewsletter = command('newsletter.request', {
  path: 'POST /misc/request-newsletter',
  access: 'public',
  about:
    'Mails a link that confirms the subscription. Answers the same whether or not the address gets the newsletter.',
  body: Obj({ email: Email, language: Type.Optional(Language) }),
  answer: Done,
})

export const confirmNewsletter = command('newsletter.confirm', {
  path: 'POST /misc/confirm-newsletter',
  access: 'public',
  about: 'Confirms a subscription with the token of the mail.',
  body: Obj({
    email: Email,
    token: MailedToken,
  }),
  answer: Done,
  errors: ['REQUEST_EXPIRED'],
  limit: 'login',
})

export const unsubscribe = command('newsletter.unsubscribe', {
  path: 'POST /misc/unsubscribe-newsletter/{token}',
  access: 'public',
  about: 'Ends a subscription and forgets the address. Mail programs call it with one click (RFC 8058).',
  params: Obj({ token: UnsubscribeToken }),
  answer: Done,
  errors: ['NOT_FOUND'],
  one_click: true,
})

export const getOwnNewsletter = query('newsletter.own', {
  path: 'GET /newsletter/own',
  access: 'user',
  about: 'Whether the caller’s address gets the newsletter.',
  answer: OwnNewsletterView,
})

export const setOwnNewsletter = command('newsletter.set_own', {
  path: 'POST /newsletter/own',
  access: 'user',
  about:
    'Subscribes the caller’s address, or ends the subscription. An address that nobody has shown to be theirs gets a mail to confirm first.',
  body: Obj({ subscribed: Type.Boolean() }),
  answer: Done,
})

export const getNewsletterCounts = query('newsletter.counts', {
  path: 'GET /admin/newsletter/counts',
  access: 'admin',
  duty: 'observe',
  about: 'How many get the newsletter; no addresses.',
  answer: NewsletterCountsView,
})

export const listIssues = query('newsletter.issues', {
  path: 'GET /admin/newsletter/issues',
  access: 'admin',
  duty: 'publish',
  about: 'Issues that are written, on their way or sent, those written last first.',
  query: Obj({ ...PageQuery, state: Type.Optional(OneOf(ISSUE_STATES)), sort: Type.Optional(OneOf(ISSUE_SORTS)) }),
  answer: Type.Array(IssueRowView),
  paged: true,
})

export const getIssue = query('newsletter.issue', {
  path: 'GET /admin/newsletter/issues/{id}',
  access: 'admin',
  duty: 'publish',
  about: 'One issue with its text in both languages.',
  params: OneIssue,
  answer: IssueView,
  errors: ['ISSUE_NOT_FOUND'],
})

export const createIssue = command('newsletter.create_issue', {
  path: 'POST /admin/newsletter/issues',
  access: 'admin',
  duty: 'publish',
  about: 'Begins a draft.',
  body: Obj(IssueContent),
  answer: Obj({ id: Id }),
})

export const saveIssue = command('newsletter.save_issue', {
  path: 'POST /admin/newsletter/issues/{id}',
  access: 'admin',
  duty: 'publish',
  about: 'Saves a draft.',
  params: OneIssue,
  body: Obj(IssueContent),
  answer: Done,
  errors: ['ISSUE_NOT_FOUND', 'ISSUE_NOT_DRAFT'],
})

export const discardIssue = command('newsletter.discard_issue', {
  path: 'POST /admin/newsletter/issues/{id}/discard',
  access: 'admin',
  duty: 'publish',
  about: 'Puts a draft away for good.',
  params: OneIssue,
  answer: Done,
  errors: ['ISSUE_NOT_FOUND', 'ISSUE_NOT_DRAFT'],
})

export const testIssue = command('newsletter.test_issue', {
  path: 'POST /admin/newsletter/issues/{id}/test',
  access: 'admin',
  duty: 'publish',
  about: 'Mails a draft to one address, as subscribers would get it. The address is forgotten a day later.',
  params: OneIssue,
  body: Obj({ email: Email, language: Language }),
  answer: Done,
  errors: ['ISSUE_NOT_FOUND', 'ISSUE_NOT_DRAFT'],
})

export const sendIssue = command('newsletter.send_issue', {
  path: 'POST /admin/newsletter/issues/{id}/send',
  access: 'admin',
  duty: 'operate',
  about: 'Sends an issue to everybody who subscribed until now. Goes on by itself, each subscriber gets it once.',
  params: OneIssue,
  answer: Done,
  errors: ['ISSUE_NOT_FOUND', 'ISSUE_NOT_DRAFT'],
})
