import { accountEvents } from '@kredka/contracts/accounts/events'
import { make } from '@kredka/contracts/kernel/events'
import { getCurrentUser, getMinimalProfile, getOwnVideo, getTeacher } from '@kredka/contracts/profiles/endpoints'
import { profileEvents as e } from '@kredka/contracts/profiles/events'
import { settingsEvents as settings } from '@kredka/contracts/settings/events'
import { accountsProjection } from '../accounts/projection.ts'
import { chatProjection } from '../chat/projection.ts'
import { startTestReadModels, type TestReadModels } from '../kernel/testing/test-read-models.ts'
import { offersProjection } from '../offers/projection.ts'
import { idOf, offerEventsOf, person, submitted, teacher } from '../offers/testing/market.ts'
import { ordersProjection } from '../orders/projection.ts'
import { settingsProjection } from '../settings/projection.ts'
import { profilesProjection } from './projection.ts'
import { profileQueryHandlers } from './queries.ts'

const user_id = idOf('t', 1)
const NOT_FOUND = { rejected: 'NOT_FOUND' }

let models: TestReadModels
beforeEach(async () => {
  models = await startTestReadModels(
    [accountsProjection, profilesProjection, offersProjection, settingsProjection, chatProjection, ordersProjection],
    profileQueryHandlers,
  )
})
afterEach(() => models.close())

test('ACC-04 a person sees their own profile as they last changed it', async () => {
  await models.tell([
    person(1),
    make(e.ProfileChanged, { user_id, name: 'Łucja Żak', phone: '+48 600 100 200', about: 'Lubię całki.' }),
  ])
  expect(await models.ask(getCurrentUser, {}, { kind: 'user', id: user_id, is_teacher: false })).toEqual({
    id: user_id,
    email: 'osoba1@example.com',
    name: 'Łucja Żak',
    phone: '+48 600 100 200',
    about: 'Lubię całki.',
    picture_url: null,
    is_teacher: false,
    currency: 'PLN',
    timezone: 'Europe/Warsaw',
    beta_features: [],
  })
  expect(await models.ask(getCurrentUser, {})).toEqual(NOT_FOUND)
})

test('PRO-02 ACC-11 the current user brings what they chose and the features they were given', async () => {
  await models.tell([
    person(1),
    make(settings.RegionChosen, { user_id, currency: 'PLN', country: 'GB', timezone: 'Europe/London' }),
    make(settings.BetaFeatureRequested, { user_id, feature: 'another' }),
    make(settings.BetaFeatureGranted, { user_id, feature: 'compact_search', admin_id: idOf('t', 9) }),
  ])
  const viewer = { kind: 'user', id: user_id, is_teacher: false } as const
  expect(await models.ask(getCurrentUser, {}, viewer)).toMatchObject({
    timezone: 'Europe/London',
    beta_features: ['compact_search'],
  })
})

test('PRO-03 a teacher’s page counts what is public and tells what they teach', async () => {
  await models.tell([
    ...teacher(1, 'Uczę od dawna.'),
    ...offerEventsOf(1, { subject_id: 'physics' }),
    ...offerEventsOf(2),
    ...offerEventsOf(3),
    submitted(4, { subject_id: 'music' }),
  ])
  expect(await models.ask(getTeacher, { id: user_id })).toEqual({
    id: user_id,
    name: 'Osoba 1',
    about: 'Uczę od dawna.',
    video: null,
    picture_url: null,
    teacher_since: '2026-10-01T08:01:00.000Z',
    subjects: ['maths', 'physics'],
    offers: 3,
  })
})

test('PRO-03 who does not teach, or may not, has no teacher’s page', async () => {
  await models.tell([person(1)])
  expect(await models.ask(getTeacher, { id: user_id })).toEqual(NOT_FOUND)
  await models.tell(teacher(1))
  expect(await models.ask(getTeacher, { id: user_id })).toMatchObject({ offers: 0, subjects: [] })
  await models.tell([make(e.TeacherSuspended, { user_id, reason: 'Skargi.' })])
  expect(await models.ask(getTeacher, { id: user_id })).toEqual(NOT_FOUND)
  expect(await models.ask(getMinimalProfile, { id: user_id })).toEqual(NOT_FOUND)
  await models.tell([make(e.TeacherReinstated, { user_id, reason: 'Sprawdzone.' })])
  expect(await models.ask(getMinimalProfile, { id: user_id })).toMatchObject({ is_teacher: true })
  await models.tell([make(accountEvents.AccountBlocked, { user_id, reason: 'Skargi.' })])
  expect(await models.ask(getTeacher, { id: user_id })).toEqual(NOT_FOUND)
  expect(await models.ask(getMinimalProfile, { id: user_id })).toEqual(NOT_FOUND)
})

test('PRO-04 a teacher’s film shows on their page and offers until it is taken away', async () => {
  const video = 'https://www.youtube.com/watch?v=aZ09_-bcdef'
  await models.tell([
    ...teacher(1),
    ...offerEventsOf(1),
    make(e.IntroductionVideoChanged, { user_id, video: 'https://vimeo.com/76979871' }),
    make(e.IntroductionVideoChanged, { user_id, video }),
  ])
  const own = { kind: 'user', id: user_id, is_teacher: true } as const
  expect(await models.ask(getOwnVideo, {}, own)).toEqual({ video })
  expect(await models.ask(getTeacher, { id: user_id })).toMatchObject({ video })
  await models.tell([make(e.IntroductionVideoChanged, { user_id, video: null })])
  expect(await models.ask(getOwnVideo, {}, own)).toEqual({ video: null })
  expect(await models.ask(getTeacher, { id: user_id })).toMatchObject({ video: null })
})

test('EVT-10 nothing that was said about a forgotten person is left', async () => {
  await models.tell([
    ...teacher(1, 'Uczę od dawna.'),
    make(e.ProfileChanged, { user_id, name: 'Łucja Żak', phone: '+48 600 100 200', about: 'Lubię całki.' }),
    make(e.IntroductionVideoChanged, { user_id, video: 'https://vimeo.com/76979871' }),
    make(accountEvents.PersonForgotten, { subject_id: user_id }),
  ])
  const rows = await Promise.all(['profiles.people', 'accounts.accounts'].map((t) => models.pool.query(`table ${t}`)))
  expect(JSON.stringify(rows.map((result) => result.rows))).not.toMatch(/Żak|600|całki|dawna|example|vimeo/)
  expect(await models.ask(getMinimalProfile, { id: user_id })).toEqual(NOT_FOUND)
})
