import { NAME_MAX } from '../accounts/rules.ts'
import { command, Done, query } from '../kernel/endpoints.ts'
import { Email, Id, Language, Obj, OneOf, PageQuery, Text, Type } from '../kernel/schema.ts'
import { REASON_MAX } from '../offers/rules.ts'
import { FaqItemId } from './events.ts'
import {
  CONTACT_ANSWER_MAX,
  CONTACT_MESSAGE_MAX,
  CONTACT_NOTE_MAX,
  CONTACT_STATES,
  CONTACT_TOPICS,
  FAQ_CATEGORIES,
  FAQ_ITEMS_MAX,
} from './rules.ts'
import {
  CONTACT_SORTS,
  ContactEmailView,
  ContactRowView,
  ContactView,
  FaqContent,
  FaqEntryView,
  FaqGroupView,
} from './views.ts'

const OneMessage = Obj({ id: Id })
const OneItem = Obj({ id: FaqItemId })

export const sendContactMessage = command('help.send_message', {
  path: 'POST /contact',
  access: 'public',
  about: 'Writes to the people who run the site. A receipt goes to the sender.',
  body: Obj({
    topic: OneOf(CONTACT_TOPICS),
    name: Text(NAME_MAX),
    email: Email,
    message: Text(CONTACT_MESSAGE_MAX),
    /** Hidden from people: what fills it is a program, and its message goes nowhere. */
    website: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  answer: Done,
})

export const listContactMessages = query('help.messages', {
  path: 'GET /admin/contact-messages',
  access: 'admin',
  duty: 'support',
  about: 'Messages from the contact form.',
  query: Obj({
    ...PageQuery,
    /** Part of a name, an address or the message. */
    q: Type.Optional(Type.String({ maxLength: 200 })),
    state: Type.Optional(OneOf(CONTACT_STATES)),
    topic: Type.Optional(OneOf(CONTACT_TOPICS)),
    /** Default: newest first. */
    sort: Type.Optional(OneOf(CONTACT_SORTS)),
  }),
  answer: Type.Array(ContactRowView),
  paged: true,
})

export const getContactMessage = query('help.message', {
  path: 'GET /admin/contact-messages/{id}',
  access: 'admin',
  duty: 'support',
  about:
    'One message with what was answered. It was written to us: reading it asks for no reason. Of the address a hint.',
  params: OneMessage,
  answer: ContactView,
  errors: ['CONTACT_MESSAGE_NOT_FOUND'],
})

/** A command, because looking at it is itself an event (ADM-03). */
export const showContactEmail = command('help.show_email', {
  path: 'POST /admin/contact-messages/{id}/email',
  access: 'admin',
  duty: 'private',
  about: 'The e-mail address of the sender. Asks for a reason, which is logged.',
  params: OneMessage,
  body: Obj({ reason: Text(REASON_MAX) }),
  answer: ContactEmailView,
  errors: ['CONTACT_MESSAGE_NOT_FOUND'],
})

export const answerContactMessage = command('help.answer_message', {
  path: 'POST /admin/contact-messages/{id}/answer',
  access: 'admin',
  duty: 'support',
  about: 'Answers by mail, in the language of the sender.',
  params: OneMessage,
  body: Obj({ text: Text(CONTACT_ANSWER_MAX) }),
  answer: Done,
  errors: ['CONTACT_MESSAGE_NOT_FOUND'],
})

export const closeContactMessage = command('help.close_message', {
  path: 'POST /admin/contact-messages/{id}/close',
  access: 'admin',
  duty: 'support',
  about: 'Nothing more is to be done, with a note for colleagues. A year later the message is forgotten.',
  params: OneMessage,
  body: Obj({ note: Text(CONTACT_NOTE_MAX) }),
  answer: Done,
  errors: ['CONTACT_MESSAGE_NOT_FOUND'],
})

export const getFaq = query('help.faq', {
  path: 'GET /help/faq',
  access: 'public',
  about: 'Published questions with their answers, by category.',
  query: Obj({ language: Language }),
  answer: Type.Array(FaqGroupView),
})

export const listFaqEntries = query('help.faq_entries', {
  path: 'GET /admin/faq',
  access: 'admin',
  duty: 'support',
  about: 'All questions in both languages, published or not, in order.',
  answer: Type.Array(FaqEntryView),
})

export const addFaqItem = command('help.add_faq', {
  path: 'POST /admin/faq',
  access: 'admin',
  duty: 'support',
  about: 'Adds a question, not published yet, at the end of its category.',
  body: Obj(FaqContent),
  answer: Obj({ id: FaqItemId }),
  errors: ['FAQ_FULL'],
})

export const writeFaqItem = command('help.write_faq', {
  path: 'POST /admin/faq/{id}',
  access: 'admin',
  duty: 'support',
  about: 'Changes a question; a published one changes for everybody at once.',
  params: OneItem,
  body: Obj(FaqContent),
  answer: Done,
  errors: ['FAQ_ITEM_NOT_FOUND'],
})

export const publishFaqItem = command('help.publish_faq', {
  path: 'POST /admin/faq/{id}/publish',
  access: 'admin',
  duty: 'support',
  about: 'Shows a question to everybody, or takes it back.',
  params: OneItem,
  body: Obj({ published: Type.Boolean() }),
  answer: Done,
  errors: ['FAQ_ITEM_NOT_FOUND'],
})

export const orderFaq = command('help.order_faq', {
  path: 'POST /admin/faq/order',
  access: 'admin',
  duty: 'support',
  about: 'Puts the questions of a category in order. All of them have to be named.',
  body: Obj({ category: OneOf(FAQ_CATEGORIES), item_ids: Type.Array(FaqItemId, { maxItems: FAQ_ITEMS_MAX }) }),
  answer: Done,
  errors: ['CONFLICT'],
})
