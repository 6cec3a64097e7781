import { DAY } from '../kernel/durations.ts'

/** What a message is about; chosen so that the one who answers knows at once whose it is. */
export const CONTACT_TOPICS = [
  'account',
  'finding_tutor',
  'teaching',
  'technical',
  'privacy',
  'report',
  'other',
] as const
export type ContactTopic = (typeof CONTACT_TOPICS)[number]

export const CONTACT_MESSAGE_MAX = 2_000
export const CONTACT_ANSWER_MAX = 4_000
export const CONTACT_NOTE_MAX = 500

export const CONTACT_STATES = ['new', 'answered', 'closed'] as const
export type ContactState = (typeof CONTACT_STATES)[number]

const YEAR_MS = 365 * DAY
/** A closed message is forgotten so long after it was closed. */
export const CONTACT_KEPT_MS = YEAR_MS
/** One that nobody closes is forgotten so long after the last word in it. */
export const CONTACT_OPEN_KEPT_MS = 2 * YEAR_MS

/** In the order of the page. One without questions is not shown. */
export const FAQ_CATEGORIES = ['students', 'teachers', 'quizzes', 'account', 'service'] as const
export type FaqCategory = (typeof FAQ_CATEGORIES)[number]
export const FAQ_QUESTION_MAX = 200
export const FAQ_ANSWER_MAX = 4_000
/** Bounds the one stream that holds all questions. */
export const FAQ_ITEMS_MAX = 300
