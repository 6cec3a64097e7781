import { quizEvents as e } from '@kredka/contracts/quizzes/events'
import { last } from '../kernel/last.ts'
import { type Timeline, tell } from '../kernel/timeline.ts'

/** A quiz's way into the public list, for its author (EVT-11, QUI-02). */
export const quizTimeline: Timeline = {
  kind: 'quiz',
  category: 'quiz',
  concerned: (events) => ({ person: last(events, e.QuizBegun)?.data.author_id ?? null }),
  tells: {
    ...tell(e.QuizBegun),
    ...tell(e.VersionFrozen, ({ data }) => ({ params: { version: data.version } })),
    ...tell(e.QuizSubmitted, ({ data }) => ({ params: { version: data.version } })),
    ...tell(e.QuizWithdrawn, ({ data }) => ({ params: { version: data.version } })),
    ...tell(e.QuizApproved, ({ data }) => ({ params: { version: data.version } })),
    ...tell(e.QuizRejected, ({ data }) => ({ params: { version: data.version }, note: data.reason })),
    ...tell(e.QuizUnlisted, ({ data }) => ({ params: { version: data.version }, note: data.reason })),
    ...tell(e.KeyCorrected, ({ data }) => ({ params: { version: data.version }, note: data.reason })),
    ...tell(e.QuizRemoved),
  },
}
