import { contestEvents as contests } from '@kredka/contracts/contests/events'
import { CONTEST_CATEGORY } from '@kredka/contracts/contests/rules'
import { streamOf } from '@kredka/contracts/kernel/events'
import { quizEvents as e } from '@kredka/contracts/quizzes/events'
import { last } from '../kernel/last.ts'
import { type Timeline, tell } from '../kernel/timeline.ts'

/** A quiz's way into the public list, and who contested its keys, for its author (EVT-11, QUI-02, QUI-13). */
export const quizTimeline: Timeline = {
  kind: 'quiz',
  category: 'quiz',
  concerned: (events) => ({ person: last(events, e.QuizBegun)?.data.author_id ?? null }),
  also: (events) => {
    const quiz_id = last(events, e.QuizBegun)?.data.quiz_id
    return quiz_id === undefined ? [] : [streamOf(CONTEST_CATEGORY, quiz_id)]
  },
  tells: {
    ...tell(e.QuizBegun),
    ...tell(e.VersionFrozen, ({ data }) => ({ params: { version: data.version } })),
    ...tell(e.QuizSubmitted, ({ data }) => ({ params: { version: data.version } })),
    ...tell(e.QuizWithdrawn, ({ data }) => ({ params: { version: data.version } })),
    ...tell(e.QuizApproved, ({ data }) => ({ params: { version: data.version } })),
    ...tell(e.QuizRejected, ({ data }) => ({ params: { version: data.version }, note: data.reason })),
    ...tell(e.QuizReviewReopened, ({ data }) => ({ params: { version: data.version }, note: data.reason })),
    ...tell(e.QuizUnlisted, ({ data }) => ({ params: { version: data.version }, note: data.reason })),
    ...tell(e.QuizRestored, ({ data }) => ({ params: { version: data.version }, note: data.reason })),
    ...tell(e.KeyCorrected, ({ data }) => ({ params: { version: data.version }, note: data.reason })),
    ...tell(contests.KeyContested, ({ data }) => ({
      params: { version: data.version },
      note: data.reason,
      is_learner: true,
    })),
    ...tell(contests.KeyDefended, ({ data }) => ({ params: paramsOf(data), note: data.answer })),
    ...tell(contests.KeyDefendedByStaff, ({ data }) => ({ params: paramsOf(data), note: data.answer })),
    ...tell(contests.ContestsOverdue, ({ data }) => ({ params: { version: data.version, count: data.contests } })),
    ...tell(e.QuizRemoved),
  },
}

function paramsOf({ version, contest_ids }: { readonly version: number; readonly contest_ids: readonly string[] }) {
  return { version, count: contest_ids.length }
}
