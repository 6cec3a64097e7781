/** Kinds of actors, as the log writes them before the colon. */
export const ACTOR_KINDS = ['user', 'admin', 'visitor', 'system'] as const

/** What a line of the staff log is: something was done, or something private was read. */
export const STAFF_LOG_KINDS = ['act', 'read'] as const

/** Events that say that staff read what is private, and why (ADM-03). A module that adds such a read adds its event. */
export const PRIVATE_READS: readonly string[] = [
  'PrivateEventRead',
  'PersonalExportBegan',
  'PersonalDataRead',
  'AddressListOpened',
  'PersonFileOpened',
  'ImpersonationBegan',
  'MailBodyRead',
  'ReportedChatRead',
  'LessonCaseRead',
  'ContactEmailRead',
  'QualificationProofOpened',
]

/** What a case is asked for by: the id of an entity or of an event. Streams such as that of seals have neither. */
export const CASE_ID = /^([0-9a-hjkmnp-tv-z]{26}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** So many events of one chain or one case are shown. */
export const CASE_EVENTS_MAX = 500

/** An export in clear is narrowed to so many types, categories and streams at most, so that the log can say which. */
export const EXPORT_NAMES_MAX = 100

/** The index of texts knows them by three letters in a row, and by the beginnings of their words. */
const PART_MIN = 3

/** Whether a text is looked for only where words of a reason begin, for it is too short for anything else. */
export function isBriefText(typed: string): boolean {
  return [...typed.matchAll(/[\p{L}\p{N}]/gu)].length < PART_MIN
}
