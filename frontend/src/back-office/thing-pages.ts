import type { PageName } from '@kredka/contracts/kernel/routes'
import type { Path } from '../app/routing/usePath.ts'
import type { TextId } from '../i18n/text-ids.ts'

/** Where staff see a thing, and what that page is about in a word. */
export interface ThingPage {
  readonly page: PageName
  readonly to: string
  readonly word: TextId
}

/** Kinds of things by the page that staff see them at: what a stream begins with, and what a field says before `_id`. */
const KINDS = [
  ['admin.case', 'back_office.thing_case', ['order', 'lesson', 'payment']],
  [
    'admin.user',
    'back_office.thing_person',
    [
      ...['account', 'assigner', 'belongings', 'calendar', 'concealed', 'favourites', 'inbox'],
      ...['learner', 'locker', 'logins', 'newpeople', 'preferences', 'profile', 'promotions', 'proposals'],
      ...['qualifications', 'quizasker', 'quizauthor', 'rewards', 'savedsearches', 'teacher', 'teaching', 'user'],
      ...['student', 'author', 'sender', 'reporter', 'person', 'other', 'to_user', 'proposer', 'answerer', 'voter'],
      ...['blocked', 'canceller'],
    ],
  ],
  ['admin.offer', 'back_office.thing_offer', ['offer']],
  ['admin.quiz', 'back_office.thing_quiz', ['quiz']],
  ['admin.quiz-room', 'back_office.thing_room', ['quizroom', 'room']],
  ['admin.run', 'back_office.thing_run', ['run', 'proof_run']],
  ['admin.level', 'back_office.thing_level', ['level']],
  ['admin.sent-email', 'back_office.thing_mail', ['mail']],
  ['admin.message-report', 'back_office.thing_report', ['messagereport']],
  ['admin.comment', 'back_office.thing_comment', ['review']],
  ['admin.community-idea', 'back_office.thing_idea', ['idea']],
  ['admin.event', 'back_office.thing_event', ['cause_event']],
] as const

const PAGES = new Map<string, { readonly page: (typeof KINDS)[number][0]; readonly word: TextId }>(
  KINDS.flatMap(([page, word, kinds]) => kinds.map((kind) => [kind, { page, word }] as const)),
)

/** Of the thing that a stream is about; null for one that has no page of its own. */
export function pageOfStream(stream: string, path: Path): ThingPage | null {
  const dash = stream.indexOf('-')
  return pageOf(stream.slice(0, dash), stream.slice(dash + 1), path)
}

/** `offer_id`, `terms.offer_id`, `lesson_ids.0`. */
const FIELD = /(?:^|\.)([a-z_]+)_id(?:s\.\d+)?$/
const ID = /^([0-9a-hjkmnp-tv-z]{26}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/**
 * Of the thing that a field of an event or state names, such as `terms.offer_id`; the events that name it, where it has
 * no page of its own. Null for a field that names nothing.
 */
export function pageOfField(field: string, value: string, path: Path): ThingPage | null {
  const [, kind] = FIELD.exec(field) ?? []
  if (kind === undefined || !ID.test(value)) return null
  const naming = { page: 'admin.events', to: `${path('admin.events')}?q=${value}`, word: 'back_office.naming' } as const
  return pageOf(kind, value, path) ?? naming
}

function pageOf(kind: string, id: string, path: Path): ThingPage | null {
  const found = PAGES.get(kind)
  return found === undefined ? null : { ...found, to: path(found.page, { id }) }
}
