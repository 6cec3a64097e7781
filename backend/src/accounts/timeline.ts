import { accountEvents as e } from '@kredka/contracts/accounts/events'
import { last } from '../kernel/last.ts'
import { type Timeline, tell } from '../kernel/timeline.ts'

/** What happened to an account, for its owner: a change that was not theirs shows here (EVT-11, ACC-10). */
export const accountTimeline: Timeline = {
  kind: 'account',
  category: 'account',
  concerned: (events) => ({ person: last(events, e.AccountRegistered)?.data.user_id ?? null }),
  tells: {
    ...tell(e.AccountRegistered, ({ data }) => ({ params: { provider: data.provider } })),
    ...tell(e.TermsAccepted, ({ data }) => ({ params: { document: data.document, version: data.version } })),
    ...tell(e.PasswordChanged, ({ data }) => ({ params: { how: data.how } })),
    ...tell(e.IdentityLinked, ({ data }) => ({ params: { provider: data.provider } })),
    ...tell(e.IdentityUnlinked, ({ data }) => ({ params: { provider: data.provider } })),
    ...tell(e.LanguageChosen, ({ data }) => ({ params: { language: data.language } })),
    ...tell(e.LoginsFailed, ({ data }) => ({ params: { failures: data.failures } })),
    ...tell(e.AccountBlocked, ({ data }) => ({ note: data.reason })),
    ...tell(e.AccountUnblocked, ({ data }) => ({ note: data.reason })),
    ...tell(e.AccountDeletionRequested),
    ...tell(e.AccountDeletionScheduled, ({ data }) => ({ params: { due_at: data.due_at } })),
    ...tell(e.AccountDeletionCancelled),
  },
}
