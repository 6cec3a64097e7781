import { accountEvents as accounts } from '@kredka/contracts/accounts/events'
import { adminEvents as admins } from '@kredka/contracts/admin/events'
import { make } from '@kredka/contracts/kernel/events'
import { getSettings, getTeachingSettings, listFeatures } from '@kredka/contracts/settings/endpoints'
import { settingsEvents as e } from '@kredka/contracts/settings/events'
import { accountsProjection } from '../accounts/projection.ts'
import { adminProjection } from '../admin/projection.ts'
import type { Viewer } from '../kernel/query.ts'
import { startTestReadModels, type TestReadModels } from '../kernel/testing/test-read-models.ts'
import { idOf, person } from '../offers/testing/market.ts'
import { usersProjection } from '../users/projection.ts'
import { settingsProjection } from './projection.ts'
import { settingsQueryHandlers } from './queries.ts'

const user_id = idOf('t', 1)
const admin_id = idOf('t', 9)
const viewer: Viewer = { kind: 'user', id: user_id, is_teacher: true }
const beta = { user_id, feature: 'compact_search' }
const region = { user_id, currency: 'PLN', country: 'GB', timezone: 'Europe/London' } as const
const meeting_links = { skype: null, google_meet: 'https://meet.google.com/abc', zoom: null }
const account = { account_holder: 'Łucja Żak', bank_account: '61109010140000071219812874' }

let models: TestReadModels
beforeEach(async () => {
  models = await startTestReadModels(
    [accountsProjection, adminProjection, settingsProjection, usersProjection],
    settingsQueryHandlers,
  )
  await models.tell([person(1)])
})
afterEach(() => models.close())

test('PRO-02 what was not chosen is said to be so; what was chosen last holds', async () => {
  expect(await models.ask(getSettings, {}, viewer)).toEqual({
    language: 'pl',
    currency: 'PLN',
    country: null,
    timezone: null,
    has_password: true,
    palette: null,
    colour_scheme: null,
    teaching: { state: 'none', reason: null, since: null },
    beta_features: [{ feature: 'compact_search', state: 'none', reason: null, since: null, is_on: false }],
  })
  await models.tell([
    make(e.RegionChosen, { ...region, country: 'PL', timezone: 'Europe/Warsaw' }),
    make(e.RegionChosen, region),
    make(accounts.LanguageChosen, { user_id, language: 'en' }),
  ])
  expect(await models.ask(getSettings, {}, viewer)).toMatchObject({
    language: 'en',
    country: 'GB',
    timezone: 'Europe/London',
  })
})

test('PRO-02 a teacher sees the defaults until they choose, group by group', async () => {
  expect(await models.ask(getTeachingSettings, {}, viewer)).toEqual({
    lead_time_hours: 12,
    not_today: false,
    horizon_days: 90,
    buffer_minutes: 0,
    cancellation_hours: 12,
    places: ['online'],
    online_tool: null,
    meeting_links: { skype: null, google_meet: null, zoom: null },
    account_holder: null,
    bank_account: null,
  })
  const booking = { lead_time_hours: 0, not_today: true, buffer_minutes: 15, cancellation_hours: 36 }
  await models.tell([
    make(e.BookingRulesChanged, { user_id, ...booking }),
    make(e.LessonPlacesChanged, { user_id, places: ['online'], online_tool: 'google_meet', meeting_links }),
    make(e.BankAccountChanged, { user_id, ...account }),
  ])
  expect(await models.ask(getTeachingSettings, {}, viewer)).toMatchObject({
    ...booking,
    ...account,
    meeting_links,
    online_tool: 'google_meet',
  })
})

test('ACC-11 a person sees what became of their request, and why', async () => {
  const state = async () => {
    const settings = await models.ask(getSettings, {}, viewer)
    return 'rejected' in settings ? settings : settings.beta_features[0]
  }
  await models.tell([make(e.BetaFeatureRequested, beta)])
  expect(await state()).toMatchObject({ state: 'requested', reason: null })
  await models.tell([make(e.BetaFeatureRefused, { ...beta, admin_id, reason: 'Mała grupa.' })])
  expect(await state()).toMatchObject({ state: 'refused', reason: 'Mała grupa.' })
  await models.tell([make(e.BetaFeatureGranted, { ...beta, admin_id })])
  expect(await state()).toMatchObject({ state: 'granted', reason: null })
  await models.tell([make(e.BetaFeatureGivenUp, beta)])
  expect(await state()).toMatchObject({ state: 'none', since: null })
})

test('ADM-02 ACC-11 who has a feature follows for whom it is on; staff see for whom, since when and why', async () => {
  const isOn = async () => {
    const settings = await models.ask(getSettings, {}, viewer)
    return 'rejected' in settings ? settings : settings.beta_features.map(({ is_on }) => is_on)
  }
  const roll = (mode: 'off' | 'people' | 'share') =>
    make(e.FeatureRolledOut, {
      ...{ feature: 'compact_search', admin_id, reason: 'Próba', mode, from: null, until: null },
      share: mode === 'share' ? 100 : 0,
    })
  const features = () => models.ask(listFeatures, {}, { kind: 'admin', id: admin_id, role: 'owner' })
  const none = { feature: 'compact_search', mode: 'people', share: 0, from: null, until: null }
  expect(await features()).toEqual([
    { ...none, revision: 0, since: null, reason: null, by: null, granted: 0, requested: 0 },
  ])
  await models.tell([make(admins.AdminCreated, { admin_id, name: 'Ada', role: 'owner' }), roll('share')])
  expect(await isOn()).toEqual([true])
  await models.tell([make(e.BetaFeatureGranted, { ...beta, admin_id }), roll('off')])
  expect(await isOn()).toEqual([false])
  await models.tell([roll('people')])
  expect(await isOn()).toEqual([true])
  expect(await features()).toMatchObject([{ ...none, reason: 'Próba', by: 'Ada', granted: 1, requested: 0 }])
})

test('EVT-10 nothing of a forgotten person is left, as if it had never been told', async () => {
  const last = make(accounts.PersonForgotten, { subject_id: user_id })
  await models.tell([
    make(e.RegionChosen, region),
    make(e.LessonPlacesChanged, { user_id, places: ['online'], online_tool: null, meeting_links }),
    make(e.BankAccountChanged, { user_id, ...account }),
    make(e.BetaFeatureRequested, beta),
    last,
  ])
  const rows = async () => (await models.pool.query('table settings.people')).rows
  const told = await rows()
  expect(JSON.stringify(told)).not.toMatch(/Żak|6110|meet.google|London/)
  await models.close()
  models = await startTestReadModels([settingsProjection], [])
  await models.tell([
    person(1, null),
    make(e.RegionChosen, region),
    make(e.LessonPlacesChanged, { user_id, places: ['online'], online_tool: null, meeting_links: null }),
    make(e.BankAccountChanged, { user_id, account_holder: null, bank_account: null }),
    make(e.BetaFeatureRequested, beta),
    last,
  ])
  expect(await rows()).toEqual(told)
})
