import { type EventsOf, event } from '../kernel/events.ts'
import { Count, DateOnly, Id, Nullable, Obj, Personal, Text, Type } from '../kernel/schema.ts'
import { REASON_MAX } from '../offers/rules.ts'
import { GAPS_MAX, OPTIONS_MAX, WORDS_MAX } from '../quizzes/rules.ts'
import { CONTESTS_OPEN_MAX } from './rules.ts'

const quiz = { quiz_id: Id, author_id: Id }
const question = { ...quiz, version: Type.Integer({ minimum: 1 }), question_id: Id }
/** Those that waited, and wait no longer. */
const contest_ids = Type.Array(Id, { minItems: 1, maxItems: CONTESTS_OPEN_MAX })

/**
 * Stream `contest-{quiz_id}`. Somebody whose answer was judged says that the key is wrong (QUI-13). `key_revision`: its
 * last correction, 0 for none. `others`: how many contest it already. What they answered stands as it was judged:
 * indices of options as they were written, or words; both null where they left it out.
 */
export const KeyContested = event(
  'KeyContested',
  Obj({
    ...question,
    contest_id: Id,
    user_id: Id,
    attempt_id: Id,
    key_revision: Count,
    others: Count,
    choices: Nullable(Type.Array(Count, { maxItems: OPTIONS_MAX })),
    words: Personal(Type.Array(Type.String({ maxLength: WORDS_MAX }), { maxItems: GAPS_MAX }), 'user_id'),
    reason: Personal(Text(REASON_MAX), 'user_id'),
  }),
)
/** The author says why the key is right, to all who contest it. */
export const KeyDefended = event(
  'KeyDefended',
  Obj({ ...question, contest_ids, answer: Personal(Text(REASON_MAX), 'author_id') }),
)
/** Staff say so, where the author did not answer. */
export const KeyDefendedByStaff = event(
  'KeyDefendedByStaff',
  Obj({ ...question, contest_ids, answer: Text(REASON_MAX) }),
)
/** The key was corrected, which answers all who contested it. */
export const ContestedKeyCorrected = event(
  'ContestedKeyCorrected',
  Obj({ ...question, contest_ids, key_revision: Type.Integer({ minimum: 1 }) }),
)
/** Nobody answered in time: staff look at it. `contests`: how many wait. */
export const ContestsOverdue = event('ContestsOverdue', Obj({ ...question, contests: Type.Integer({ minimum: 1 }) }))
/** The quiz was removed before anybody answered. */
export const ContestsClosed = event('ContestsClosed', Obj({ ...question, contest_ids }))

/** Stream `contestday-{user_id}_{yyyymmdd}`, a day of Europe/Warsaw: the keys that somebody contested. */
export const ContestCounted = event('ContestCounted', Obj({ user_id: Id, day: DateOnly }))

export const contestEvents = {
  KeyContested,
  KeyDefended,
  KeyDefendedByStaff,
  ContestedKeyCorrected,
  ContestsOverdue,
  ContestsClosed,
}
export type ContestEvent = EventsOf<typeof contestEvents>
