import { checkSession } from '@kredka/contracts/accounts/endpoints'
import { accountEvents as e } from '@kredka/contracts/accounts/events'
import { make } from '@kredka/contracts/kernel/events'
import { profileEvents } from '@kredka/contracts/profiles/events'
import { settingsEvents } from '@kredka/contracts/settings/events'
import type { Viewer } from '../kernel/query.ts'
import { startTestReadModels, type TestReadModels } from '../kernel/testing/test-read-models.ts'
import { idOf, person, teacher } from '../offers/testing/market.ts'
import { profilesProjection } from '../profiles/projection.ts'
import { settingsProjection } from '../settings/projection.ts'
import { accountsProjection } from './projection.ts'
import { accountQueryHandlers } from './queries.ts'

const user_id = idOf('t', 1)
const viewer: Viewer = { kind: 'user', id: user_id, is_teacher: false }

let models: TestReadModels
beforeEach(async () => {
  models = await startTestReadModels([accountsProjection, profilesProjection, settingsProjection], accountQueryHandlers)
})
afterEach(() => models.close())

async function account() {
  const { rows } = await models.pool.query('select * from accounts.accounts where user_id = $1', [user_id])
  return rows[0]
}

test('ACC-02 the session is spelled as section 3 does, and is null for a visitor', async () => {
  await models.tell(teacher(1))
  expect(await models.ask(checkSession, {}, viewer)).toEqual({
    userId: user_id,
    userName: 'Osoba 1',
    userEmail: 'osoba1@example.com',
    userPictureUrl: null,
    isTeacher: true,
  })
  expect(await models.ask(checkSession, {})).toBeNull()
})

test('ACC-04 the session follows a changed name', async () => {
  await models.tell([
    person(1),
    make(profileEvents.ProfileChanged, { user_id, name: 'Łucja Żak', phone: null, about: '' }),
  ])
  expect(await models.ask(checkSession, {}, viewer)).toMatchObject({ userName: 'Łucja Żak', isTeacher: false })
})

test('I18-02 the session brings the language and the time zone that the person chose, and none that they did not', async () => {
  await models.tell([
    person(1),
    make(e.LanguageChosen, { user_id, language: 'en' }),
    make(settingsEvents.RegionChosen, { user_id, currency: 'PLN', country: 'GB', timezone: 'Europe/London' }),
  ])
  expect(await models.ask(checkSession, {}, viewer)).toMatchObject({
    chosen_language: 'en',
    timezone: 'Europe/London',
  })
})

test('ACC-01 an account keeps its language, its terms and whether it is blocked', async () => {
  await models.tell([
    person(1),
    make(e.TermsAccepted, { user_id, document: 'general', version: '2026-11-01' }),
    make(e.TermsAccepted, { user_id, document: 'tutor', version: '2099-01-01' }),
    make(e.LanguageChosen, { user_id, language: 'en' }),
    make(e.AccountBlocked, { user_id, reason: 'Skargi.' }),
  ])
  expect(await account()).toMatchObject({
    language: 'en',
    terms_version: '2026-11-01',
    state: 'blocked',
    state_reason: 'Skargi.',
    registered_at: '2026-10-01T08:00:00.000Z',
  })
  await models.tell([make(e.AccountUnblocked, { user_id, reason: 'Sprawdzone.' })])
  expect(await account()).toMatchObject({ state: 'open', state_reason: null })
})
