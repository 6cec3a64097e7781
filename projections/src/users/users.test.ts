import { accountEvents as accounts } from '@kredka/contracts/accounts/events'
import { make } from '@kredka/contracts/kernel/events'
import { offerEvents as o } from '@kredka/contracts/offers/events'
import { profileEvents as profiles } from '@kredka/contracts/profiles/events'
import { settingsEvents as settings } from '@kredka/contracts/settings/events'
import {
  exportUsers,
  listTeacherInvitations,
  listTeachers,
  listUsers,
  showUser,
} from '@kredka/contracts/users/endpoints'
import { userEvents as e } from '@kredka/contracts/users/events'
import { accountsProjection } from '../accounts/projection.ts'
import { adminProjection } from '../admin/projection.ts'
import { chatProjection } from '../chat/projection.ts'
import type { Viewer } from '../kernel/query.ts'
import { fileOf } from '../kernel/testing/file-of.ts'
import { startTestReadModels, type TestEvent, type TestReadModels } from '../kernel/testing/test-read-models.ts'
import { lessonsProjection } from '../lessons/projection.ts'
import { offersProjection } from '../offers/projection.ts'
import { idOf, offerEventsOf, person, submitted, teacher } from '../offers/testing/market.ts'
import { ordersProjection } from '../orders/projection.ts'
import { profilesProjection } from '../profiles/projection.ts'
import { reviewsProjection } from '../reviews/projection.ts'
import { settingsProjection } from '../settings/projection.ts'
import { topicsProjection } from '../topics/projection.ts'
import { usersProjection } from './projection.ts'
import { teacherQueryHandlers } from './teacher-queries.ts'
import { userDocuments, userQueryHandlers } from './user-queries.ts'

const [anna, ola, jan] = [idOf('t', 1), idOf('t', 2), idOf('t', 3)]
const admin_id = idOf('t', 9)
const admin: Viewer = { kind: 'admin', id: admin_id, role: 'owner' }
const invitation = {
  invitation_id: idOf('p', 1),
  subject_id: idOf('p', 1),
  user_id: null,
  email: 'ewa@example.com',
  name: 'Ewa Lis',
  language: 'pl',
  expires_at: '2026-11-01T08:00:00.000Z',
  admin_id,
} as const

const session = {
  id: idOf('p', 7),
  user_agent: 'Firefox',
  created_at: '2026-10-01T08:00:00.000Z',
  last_used_at: '2026-10-02T08:00:00.000Z',
}

let models: TestReadModels
beforeEach(async () => {
  models = await startTestReadModels(
    [
      ...[
        adminProjection,
        accountsProjection,
        profilesProjection,
        offersProjection,
        settingsProjection,
        usersProjection,
      ],
      ...[reviewsProjection, topicsProjection, lessonsProjection, chatProjection, ordersProjection],
    ],
    [...userQueryHandlers(async () => [session]), ...teacherQueryHandlers],
  )
  await models.tell([...teacher(1), person(2), person(3), ...offerEventsOf(1), submitted(2)])
})
afterEach(() => models.close())

const ids = async (input: Parameters<typeof models.page<typeof listUsers>>[1]) =>
  (await models.page(listUsers, input, admin)).rows.map(({ id }) => id)

test('ADM-02 users leave as a table, as narrowed as the list, with no more of an address than it shows', async () => {
  const asked = { handlers: userDocuments, pool: models.pool, viewer: admin, now: Date.UTC(2026, 9, 9) }
  const { name, lines } = await fileOf(asked, exportUsers, { q: ola, sort: 'state' })
  const [listed] = (await models.page(listUsers, { q: ola }, admin)).rows
  expect(name).toBe('kredka-users-2026-10-09.csv')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`${ola};${listed?.name};${listed?.email_hint};email;pl;open;none;0;0;`)
  const whole = await models.pool.query('select email from accounts.accounts where user_id = $1', [ola])
  expect(lines.join()).not.toContain(whole.rows[0].email)
})

test('ADM-02 users are found by name, address and id, narrowed and sorted', async () => {
  await models.tell([
    make(profiles.ProfileChanged, { user_id: ola, name: 'Ola Żak', phone: null, about: '' }),
    make(accounts.AccountBlocked, { user_id: jan, reason: 'Skargi.' }),
    make(settings.BetaFeatureRequested, { user_id: ola, feature: 'compact_search' }),
  ])
  expect(await ids({})).toEqual([jan, ola, anna])
  expect(await ids({ q: 'żak' })).toEqual([ola])
  // the surname first, and without its accents
  expect(await ids({ q: 'zak ola' })).toEqual([ola])
  expect(await ids({ q: 'OSOBA3@' })).toEqual([jan])
  expect(await ids({ q: '%' })).toEqual([])
  expect(await ids({ q: anna })).toEqual([anna])
  expect(await ids({ state: 'blocked' })).toEqual([jan])
  expect(await ids({ teaching: 'active' })).toEqual([anna])
  expect(await ids({ beta: 'waiting' })).toEqual([ola])
  expect(await ids({ sort: '-offers', page_size: 1 })).toEqual([anna])
  expect(await ids({ sort: 'name' })).toEqual([ola, anna, jan])
  const [row] = (await models.page(listUsers, { q: anna }, admin)).rows
  expect(row).toMatchObject({ email_hint: 'o…@example.com', teacher_state: 'active', offers: 1, beta_waiting: 0 })
})

test('ADM-02 the whole address stands in no list and no detail', async () => {
  const told = JSON.stringify([
    await models.page(listUsers, {}, admin),
    await models.ask(showUser, { id: anna }, admin),
  ])
  expect(told).toContain('o…@example.com')
  expect(told).not.toContain('osoba1@')
})

test('ADM-02 a person’s detail tells what staff did, the newest first', async () => {
  await models.tell([
    make(accounts.TermsAccepted, { user_id: anna, document: 'general', version: '2026-11-01' }),
    make(e.PersonalDataRead, { user_id: anna, admin_id, what: 'email', reason: 'Płatność.' }),
    make(settings.BetaFeatureGranted, { user_id: anna, feature: 'compact_search', admin_id }),
    make(profiles.TeacherSuspended, { user_id: anna, reason: 'Skargi.' }),
  ])
  expect(await models.ask(showUser, { id: anna }, admin)).toMatchObject({
    state: 'open',
    terms_version: '2026-11-01',
    teacher_state: 'suspended',
    teacher_reason: 'Skargi.',
    tutor_terms_version: '2026-11-01',
    offers: { public: 1, waiting: 1, all: 2 },
    sessions: [session],
    cases: { comments: 0, exercises: 0, lesson_problems: 0, message_reports: 0, orders_received: 0, orders_placed: 0 },
    invitation_id: null,
    beta_features: [{ feature: 'compact_search', state: 'granted' }],
    history: [
      { type: 'TeacherSuspended', reason: 'Skargi.' },
      { type: 'BetaFeatureGranted', feature: 'compact_search' },
      { type: 'PersonalDataRead', reason: 'Płatność.' },
    ],
  })
  expect(await models.ask(showUser, { id: idOf('t', 7) }, admin)).toEqual({ rejected: 'NOT_FOUND' })
})

test('PRO-03 teachers are listed with the terms they accepted, whether they may teach, and why not', async () => {
  await models.tell([
    make(profiles.TeacherProfileCreated, { user_id: ola, about: '', terms_version: '2027-01-01', how: 'invitation' }),
    make(profiles.TeacherSuspended, { user_id: anna, reason: 'Skargi.' }),
  ])
  const { rows } = await models.page(listTeachers, {}, admin)
  expect(rows).toMatchObject([
    { id: ola, state: 'active', how: 'invitation', terms_version: '2027-01-01', reason: null, offers: 0 },
    { id: anna, state: 'suspended', how: 'self', reason: 'Skargi.', offers: 1 },
  ])
  expect((await models.page(listTeachers, { state: 'suspended' }, admin)).rows.map(({ id }) => id)).toEqual([anna])
  await models.tell([make(profiles.TeacherReinstated, { user_id: anna, reason: 'Wyjaśnione.' })])
  expect((await models.page(listTeachers, { q: anna }, admin)).rows).toMatchObject([{ state: 'active', reason: null }])
})

test('ADM-02 the public offers of somebody are counted as they come, change and go', async () => {
  const offers = async () => (await models.page(listUsers, { q: anna }, admin)).rows[0]?.offers
  const told = async (...events: readonly TestEvent[]) => {
    await models.tell(events)
    return offers()
  }
  const offer = { offer_id: idOf('f', 1), teacher_id: anna }
  const activated = { ...offer, reason: null }
  expect(await offers()).toBe(1)
  expect(await told(make(o.OfferActivated, { ...activated, version: 2, replaces: 1 }))).toBe(1)
  expect(await told(make(o.OfferTakenDown, { ...offer, version: 2, reason: 'Skargi.' }))).toBe(0)
  expect(await told(make(o.OfferActivated, { ...activated, version: 2, replaces: null }))).toBe(1)
  expect(await told(make(o.OfferRemoved, { ...offer, version: 3, visible: 2 }))).toBe(0)
  expect(await told(make(o.OfferRemoved, { ...offer, offer_id: idOf('f', 7), version: 1, visible: null }))).toBe(0)
})

test('ADM-02 whoever is forgotten has no public offers, also when one that was left is taken down after', async () => {
  const offer = { offer_id: idOf('f', 8), teacher_id: ola }
  await models.tell([
    make(o.OfferActivated, { ...offer, version: 1, reason: null, replaces: null }),
    make(accounts.PersonForgotten, { subject_id: ola }),
  ])
  const offers = async () => (await models.page(listUsers, { q: ola }, admin)).rows[0]?.offers
  expect(await offers()).toBe(0)
  await models.tell([make(o.OfferTakenDown, { ...offer, version: 1, reason: 'Nikogo tu nie ma.' })])
  expect(await offers()).toBe(0)
})

test('ADM-02 an account is open, blocked, leaving or forgotten, and nothing but its id finds the forgotten one', async () => {
  const state = async (...events: readonly TestEvent[]) => {
    await models.tell(events)
    return (await models.page(listUsers, { q: ola }, admin)).rows[0]?.state
  }
  const due = { user_id: ola, due_at: '2026-11-01T08:00:00.000Z' }
  expect(await state()).toBe('open')
  expect(await state(make(accounts.AccountBlocked, { user_id: ola, reason: 'Skargi.' }))).toBe('blocked')
  expect(await state(make(accounts.AccountUnblocked, { user_id: ola, reason: 'Pomyłka.' }))).toBe('open')
  expect(await state(make(accounts.AccountDeletionScheduled, due))).toBe('leaving')
  expect(await state(make(accounts.AccountDeletionCancelled, { user_id: ola }))).toBe('open')
  expect(await state(make(accounts.AccountDeletionScheduled, due))).toBe('leaving')
  expect(await ids({ q: 'Osoba 2' })).toContain(ola)
  expect(await state(make(accounts.PersonForgotten, { subject_id: ola }))).toBe('forgotten')
  expect(await ids({ q: 'Osoba 2' })).not.toContain(ola)
  expect(await ids({ q: 'osoba2@' })).toEqual([])
  expect((await ids({ sort: 'name' })).at(-1)).toBe(ola)
  expect((await ids({ sort: '-name' })).at(-1)).toBe(ola)
})

test('PRO-03 an invitation is pending, sent again, expired, withdrawn or accepted', async () => {
  const { invitation_id } = invitation
  const other = { ...invitation, invitation_id: idOf('p', 2), subject_id: idOf('p', 2), name: 'Iza Sroka' }
  await models.tell([
    make(e.TeacherInvited, { ...invitation, expires_at: '2026-09-30T08:00:00.000Z' }),
    make(e.TeacherInvited, other),
  ])
  const states = async () =>
    (await models.page(listTeacherInvitations, {}, admin)).rows.map(({ name, state, times_sent }) => [
      name,
      state,
      times_sent,
    ])
  expect(await states()).toEqual([
    ['Iza Sroka', 'pending', 1],
    ['Ewa Lis', 'expired', 1],
  ])
  await models.tell([
    make(e.TeacherInvitationResent, { invitation_id, expires_at: '2026-11-01T08:00:00.000Z', admin_id }),
    make(e.TeacherInvitationWithdrawn, { invitation_id: other.invitation_id, admin_id, reason: 'Pomyłka.' }),
  ])
  expect(await states()).toEqual([
    ['Iza Sroka', 'withdrawn', 1],
    ['Ewa Lis', 'pending', 2],
  ])
  await models.tell([make(e.TeacherInvitationAccepted, { invitation_id, user_id: ola })])
  const accepted = await models.page(listTeacherInvitations, { state: 'accepted' }, admin)
  expect(accepted.rows).toMatchObject([{ name: 'Osoba 2', user_id: ola, email_hint: 'e…@example.com' }])
})

test('PRO-03 a person’s detail names the open invitation', async () => {
  await models.tell([make(e.TeacherInvited, { ...invitation, subject_id: ola, user_id: ola })])
  expect(await models.ask(showUser, { id: ola }, admin)).toMatchObject({ invitation_id: invitation.invitation_id })
})

test('EVT-10 an invited person who is forgotten leaves no name and no address', async () => {
  await models.tell([
    make(e.TeacherInvited, invitation),
    make(accounts.PersonForgotten, { subject_id: invitation.subject_id }),
  ])
  expect(JSON.stringify((await models.pool.query('table users.invitations')).rows)).not.toMatch(/Lis|ewa/)
})
