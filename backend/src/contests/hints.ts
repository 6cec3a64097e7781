import { SITE_ACCOUNT_ID } from '@kredka/contracts/accounts/site-account'
import { contestEvents as e } from '@kredka/contracts/contests/events'
import { type Hints, hints } from '../kernel/hints.ts'

/** The author's pages and the back office; whoever contests has the notice of the answer, too. */
export const contestHints: Hints = {
  ...hints([e.KeyContested], ({ data }) => [
    // for what is the site's, its staff stand in
    {
      to: data.author_id === SITE_ACCOUNT_ID ? 'admins' : { person: data.author_id },
      entity: 'contest',
      id: data.quiz_id,
    },
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
