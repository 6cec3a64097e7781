import { accountEvents as accounts } from '@kredka/contracts/accounts/events'
import type { Recorded } from '@kredka/contracts/kernel/events'
import { settingsEvents as e } from '@kredka/contracts/settings/events'
import type { BetaState } from '@kredka/contracts/settings/features'
import { on, type Projection, type Rows } from '../kernel/projection.ts'
import { sqlBeside } from '../kernel/sql-file.ts'

/** What people have chosen for themselves (PRO-02, ACC-11). */
export const settingsProjection: Projection = {
  name: 'settings',
  number: 3,
  tables: sqlBeside(import.meta.url),
  on: {
    ...on(accounts.AccountRegistered, ({ data }, rows) => {
      rows.put('people', { user_id: data.user_id, has_password: data.credential_id !== null })
    }),
    ...on(accounts.PasswordChanged, ({ data }, rows) => {
      rows.patch('people', { user_id: data.user_id }, { has_password: true })
    }),
    ...on(accounts.LanguageChosen, ({ data }, rows) => {
      rows.patch('people', { user_id: data.user_id }, { language: data.language })
    }),
    ...on(e.RegionChosen, ({ data: { user_id, ...region } }, rows) => {
      rows.patch('people', { user_id }, region)
    }),
    ...on(e.ColoursChosen, ({ data: { user_id, ...colours } }, rows) => {
      rows.patch('people', { user_id }, colours)
    }),
    ...on(e.BookingRulesChanged, ({ data: { user_id, ...booking } }, rows) => {
      rows.patch('people', { user_id }, booking)
    }),
    ...on(e.LessonPlacesChanged, ({ data: { user_id, ...places } }, rows) => {
      rows.patch('people', { user_id }, places)
    }),
    ...on(e.BankAccountChanged, ({ data: { user_id, ...account } }, rows) => {
      rows.patch('people', { user_id }, account)
    }),
    ...on(e.BetaFeatureRequested, (event, rows) => putFeature(event, 'requested', null, rows)),
    ...on(e.BetaFeatureGranted, (event, rows) => putFeature(event, 'granted', null, rows)),
    ...on(e.BetaFeatureRefused, (event, rows) => putFeature(event, 'refused', event.data.reason, rows)),
    ...on(e.BetaFeatureRevoked, (event, rows) => putFeature(event, 'refused', event.data.reason, rows)),
    ...on(e.BetaFeatureGivenUp, ({ data: { user_id, feature } }, rows) => {
      rows.remove('beta_features', { user_id, feature })
    }),
    ...on(e.FeatureRolledOut, ({ data: { from, until, ...data }, metadata, revision }, rows) => {
      rows.put('rollouts', {
        ...data,
        from_day: from,
        until_day: until,
        revision: revision + 1,
        since: metadata.occurred_at,
      })
    }),
    ...on(accounts.PersonForgotten, ({ data }, rows) => {
      rows.patch('people', { user_id: data.subject_id }, FORGOTTEN)
      rows.remove('beta_features', { user_id: data.subject_id })
    }),
  },
}

const FORGOTTEN = { country: null, timezone: null, meeting_links: null, account_holder: null, bank_account: null }

type OfFeature = Recorded<{
  readonly type: string
  readonly data: { readonly user_id: string; readonly feature: string }
}>

function putFeature({ data, metadata }: OfFeature, state: BetaState, reason: string | null, rows: Rows): void {
  const { user_id, feature } = data
  rows.put('beta_features', { user_id, feature, state, reason, since: metadata.occurred_at })
}
