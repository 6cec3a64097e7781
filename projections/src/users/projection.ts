import { accountEvents as accounts } from '@kredka/contracts/accounts/events'
import { adminEvents as admin } from '@kredka/contracts/admin/events'
import type { Recorded } from '@kredka/contracts/kernel/events'
import { offerEvents as offers } from '@kredka/contracts/offers/events'
import { privacyEvents as privacy } from '@kredka/contracts/privacy/events'
import { profileEvents as profiles } from '@kredka/contracts/profiles/events'
import { settingsEvents as settings } from '@kredka/contracts/settings/events'
import { userEvents as e } from '@kredka/contracts/users/events'
import { ADDRESS_LIST_OPEN_MS } from '@kredka/contracts/users/rules'
import { on, type Projection, type Rows } from '../kernel/projection.ts'
import { sqlBeside } from '../kernel/sql-file.ts'
import { plainNameOf } from './sql.ts'

/** The back office's view of people: who teaches, who was invited, what staff did (ADM-02, PRO-03). */
export const usersProjection: Projection = {
  name: 'users',
  number: 7,
  tables: sqlBeside(import.meta.url),
  on: {
    ...on(accounts.AccountRegistered, ({ data, metadata }, rows) => {
      const { user_id, name, email } = data
      rows.put('people', { user_id, ...named(name), email, registered_at: metadata.occurred_at })
    }),
    ...on(profiles.ProfileChanged, ({ data: { user_id, name } }, rows) => {
      rows.patch('people', { user_id }, named(name))
    }),
    ...on(profiles.TeacherProfileCreated, ({ data, metadata }, rows) => {
      const { user_id, how, terms_version } = data
      rows.put('teachers', { user_id, how, terms_version })
      rows.patch('people', { user_id }, { teaching: 'active', teaches_since: metadata.occurred_at })
    }),
    ...on(profiles.TeacherSuspended, (event, rows) => {
      const { user_id, reason } = event.data
      rows.patch('teachers', { user_id }, { reason })
      rows.patch('people', { user_id }, { teaching: 'suspended' })
      note(event, rows)
    }),
    ...on(profiles.TeacherReinstated, (event, rows) => {
      const { user_id } = event.data
      rows.patch('teachers', { user_id }, { reason: null })
      rows.patch('people', { user_id }, { teaching: 'active' })
      note(event, rows)
    }),

    ...on(offers.OfferActivated, ({ data: { teacher_id, replaces } }, rows) => {
      if (replaces === null) rows.add('people', { user_id: teacher_id }, { public_offers: 1 })
    }),
    ...on(offers.OfferTakenDown, ({ data: { teacher_id } }, rows) => {
      rows.add('people', { user_id: teacher_id }, { public_offers: -1 })
    }),
    ...on(offers.OfferRemoved, ({ data: { teacher_id, visible } }, rows) => {
      if (visible !== null) rows.add('people', { user_id: teacher_id }, { public_offers: -1 })
    }),

    ...on(e.TeacherInvited, (event, rows) => {
      const { admin_id: _, ...invitation } = event.data
      const at = event.metadata.occurred_at
      rows.put('invitations', { ...invitation, invited_at: at, sent_at: at })
      if (invitation.user_id !== null) note(event, rows)
    }),
    ...on(e.TeacherInvitationResent, ({ data, metadata }, rows) => {
      const { invitation_id, expires_at } = data
      rows.patch('invitations', { invitation_id }, { sent_at: metadata.occurred_at, expires_at })
      rows.add('invitations', { invitation_id }, { times_sent: 1 })
    }),
    ...on(e.TeacherInvitationWithdrawn, ({ data, metadata }, rows) => {
      const { invitation_id, reason } = data
      rows.patch('invitations', { invitation_id }, { state: 'withdrawn', reason, ended_at: metadata.occurred_at })
    }),
    ...on(e.TeacherInvitationAccepted, (event, rows) => {
      const { invitation_id, user_id } = event.data
      const ended_at = event.metadata.occurred_at
      rows.patch('invitations', { invitation_id }, { state: 'accepted', user_id, ended_at })
      note(event, rows)
    }),

    ...on(accounts.AccountBlocked, (event, rows) => {
      rows.patch('people', { user_id: event.data.user_id }, { account: 'blocked' })
      note(event, rows)
    }),
    ...on(accounts.AccountUnblocked, (event, rows) => {
      rows.patch('people', { user_id: event.data.user_id }, { account: 'open' })
      note(event, rows)
    }),
    ...on(accounts.AccountDeletionScheduled, ({ data: { user_id } }, rows) => {
      rows.patch('people', { user_id }, { is_leaving: true })
    }),
    ...on(accounts.AccountDeletionCancelled, ({ data: { user_id } }, rows) => {
      rows.patch('people', { user_id }, { is_leaving: false })
    }),
    ...on(accounts.AccountDeleted, ({ data: { user_id } }, rows) => {
      rows.patch('people', { user_id }, { account: 'deleted' })
    }),
    ...on(e.PersonalDataRead, note),
    ...on(e.LoginEndedByStaff, note),
    ...on(privacy.PersonFileOpened, note),
    ...on(admin.ImpersonationBegan, note),
    ...on(admin.ImpersonationEnded, note),
    ...on(settings.BetaFeatureRequested, note),
    ...on(settings.BetaFeatureGivenUp, note),
    ...on(settings.BetaFeatureGranted, note),
    ...on(settings.BetaFeatureRefused, note),
    ...on(settings.BetaFeatureRevoked, note),

    ...on(e.AddressListOpened, ({ id, data, metadata: { occurred_at: at, actor } }, rows) => {
      const open_until = new Date(Date.parse(at) + ADDRESS_LIST_OPEN_MS).toISOString()
      rows.put('address_lists', { event_id: id, at, open_until, actor, reason: data.reason })
    }),

    ...on(accounts.PersonForgotten, ({ data: { subject_id }, metadata }, rows) => {
      rows.put('forgotten', { user_id: subject_id, at: metadata.occurred_at })
      rows.patch('people', { user_id: subject_id }, { account: 'forgotten', ...named(null), email: null })
      rows.patch('invitations', { subject_id }, { email: null, name: null })
    }),
  },
}

function named(name: string | null) {
  return { name, plain_name: name === null ? null : plainNameOf(name) }
}

function note({ id, type, data, metadata }: Recorded, rows: Rows): void {
  rows.put('history', {
    event_id: id,
    user_id: data['user_id'],
    type,
    at: metadata.occurred_at,
    actor: metadata.actor,
    feature: data['feature'] ?? null,
    reason: data['reason'] ?? null,
  })
}
