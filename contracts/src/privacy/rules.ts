import { MINUTE } from '../kernel/durations.ts'
import type { AnyEvent, EventDefinition } from '../kernel/events.ts'

/** How long the way to one's data stays open after the password was given: time for a second try at the download. */
export const EXPORT_OPEN_MS = 10 * MINUTE
/** Who has no password shows with a login as young as this that it is them. */
export const FRESH_LOGIN_MS = 15 * MINUTE

/** Properties that name a person in events, beside the subjects of personal data. */
const PEOPLE = ['user_id', 'teacher_id', 'student_id', 'subject_id', 'signup_id'] as const
const USER = 'user:'
/** Subjects of lessons have a `subject_id` too, which is a word. */
const ID = /^[0-9a-hjkmnp-tv-z]{26}$/

/**
 * The people (users, sign-ups, subscribers, contacts) whom an event is about or who brought it about. What is about
 * somebody belongs into the export of their data (EVT-10).
 */
export function findConcerned(
  { personal }: Pick<EventDefinition, 'personal'>,
  { data }: AnyEvent,
  actor: string,
): readonly string[] {
  const named = [...PEOPLE, ...Object.values(personal)].map((property) => data[property])
  const found = named.filter((id): id is string => typeof id === 'string' && ID.test(id))
  if (actor.startsWith(USER)) found.push(actor.slice(USER.length))
  return [...new Set(found)]
}
