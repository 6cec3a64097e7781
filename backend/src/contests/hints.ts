import { contestEvents as e } from '@kredka/contracts/contests/events'
import { type Hints, hints } from '../kernel/hints.ts'

/** The author's pages and the back office; whoever contests has the notice of the answer, too. */
export const contestHints: Hints = {
  ...hints([e.KeyContested], ({ data }) => [
    { to: { person: data.author_id }, entity: 'contest', id: data.quiz_id },
    { to: { person: data.user_id }, entity: 'contest', id: data.attempt_id },
  ]),
  ...hints(
    [e.KeyDefended, e.KeyDefendedByStaff, e.ContestedKeyCorrected, e.ContestsOverdue, e.ContestsClosed],
    ({ data }) => [
      { to: { person: data.author_id }, entity: 'contest', id: data.quiz_id },
      { to: 'admins', entity: 'contest', id: data.quiz_id },
    ],
  ),
}
