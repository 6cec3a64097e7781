import * as accounts from '../accounts/views.ts'
import * as admin from '../admin/views.ts'
import * as audit from '../audit/views.ts'
import * as availability from '../availability/views.ts'
import * as calendar from '../calendar/views.ts'
import * as chat from '../chat/views.ts'
import * as community from '../community/views.ts'
import * as facts from '../facts/views.ts'
import * as help from '../help/views.ts'
import * as jobs from '../jobs/views.ts'
import * as kernel from '../kernel/schema.ts'
import * as lessons from '../lessons/views.ts'
import * as mail from '../mail/views.ts'
import * as newsletter from '../newsletter/views.ts'
import * as notifications from '../notifications/views.ts'
import * as offers from '../offers/views.ts'
import * as orders from '../orders/views.ts'
import * as payments from '../payments/views.ts'
import * as privacy from '../privacy/views.ts'
import * as profiles from '../profiles/views.ts'
import * as promotions from '../promotions/views.ts'
import * as reviews from '../reviews/views.ts'
import * as searches from '../searches/views.ts'
import * as settings from '../settings/views.ts'
import * as students from '../students/views.ts'
import * as topics from '../topics/views.ts'
import * as users from '../users/views.ts'

/** Shapes of the kernel that the documents name; the others say all there is in their own words. */
const { Id, Instant, DateOnly, Email, MailedToken, Amount, Currency, Language, PageMeta } = kernel

/**
 * Shapes that stand under their name in the documents of the wire and are referred to from there (API-08), by module. What a module exports from its
 * `views.ts` is named; a module that is not on this list is written out in full wherever it is used.
 */
export const NAMED_SCHEMAS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  kernel: { Id, Instant, DateOnly, Email, MailedToken, Amount, Currency, Language, PageMeta },
  accounts,
  admin,
  audit,
  availability,
  calendar,
  chat,
  community,
  facts,
  help,
  jobs,
  lessons,
  mail,
  newsletter,
  notifications,
  offers,
  orders,
  payments,
  privacy,
  profiles,
  promotions,
  searches,
  reviews,
  settings,
  students,
  topics,
  users,
}

/** What a name alone does not say. */
export const ABOUT_SCHEMAS: Readonly<Record<string, string>> = {
  Id: 'The id of a thing or a person: 26 lower-case characters of the ULID alphabet.',
  Instant: 'A moment in UTC, ISO 8601.',
  DateOnly: 'A day of the calendar.',
  Email: 'An e-mail address; spaces around it and capital letters do not matter.',
  MailedToken: 'A token from a mail; spaces around it do not matter.',
  Amount: 'Money in minor units: 8000 is 80.00 zł. The currency stands beside it.',
  Currency: 'ISO 4217.',
  Language: 'A language of the product.',
  PageMeta: 'Which page of a list this is, and whether there is another.',
}
