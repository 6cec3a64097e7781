import { accountEvents as e } from '@kredka/contracts/accounts/events'
import { on, type Projection } from '../kernel/projection.ts'
import { sqlBeside } from '../kernel/sql-file.ts'

/** Who has an account. Names stand in `profiles`, since people change them there. */
export const accountsProjection: Projection = {
  name: 'accounts',
  number: 2,
  tables: sqlBeside(import.meta.url),
  on: {
    ...on(e.AccountRegistered, ({ data, metadata }, rows) => {
      rows.put('accounts', {
        user_id: data.user_id,
        email: data.email,
        provider: data.provider,
        language: data.language,
        registered_at: metadata.occurred_at,
      })
    }),
    ...on(e.TermsAccepted, ({ data }, rows) => {
      if (data.document === 'general')
        rows.patch('accounts', { user_id: data.user_id }, { terms_version: data.version })
    }),
    ...on(e.LanguageChosen, ({ data }, rows) => {
      rows.patch('accounts', { user_id: data.user_id }, { language: data.language })
    }),
    ...on(e.AccountBlocked, ({ data }, rows) => {
      rows.patch('accounts', { user_id: data.user_id }, { state: 'blocked', state_reason: data.reason })
    }),
    ...on(e.AccountUnblocked, ({ data }, rows) => {
      rows.patch('accounts', { user_id: data.user_id }, { state: 'open', state_reason: null })
    }),
    ...on(e.AccountDeletionRequested, ({ data, metadata }, rows) => {
      rows.patch('accounts', { user_id: data.user_id }, { deletion_requested_at: metadata.occurred_at })
    }),
    ...on(e.AccountDeletionScheduled, ({ data }, rows) => {
      rows.patch('accounts', { user_id: data.user_id }, { deletion_due_at: data.due_at })
    }),
    ...on(e.AccountDeletionCancelled, ({ data }, rows) => {
      rows.patch('accounts', { user_id: data.user_id }, { deletion_requested_at: null, deletion_due_at: null })
    }),
    ...on(e.AccountDeleted, ({ data }, rows) => {
      rows.patch('accounts', { user_id: data.user_id }, { state: 'deleted' })
    }),
    ...on(e.PersonForgotten, ({ data }, rows) => {
      rows.patch('accounts', { user_id: data.subject_id }, { state: 'forgotten', email: null })
    }),
  },
}
