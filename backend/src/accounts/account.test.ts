import { accountEvents as e } from '@kredka/contracts/accounts/events'
import { make } from '@kredka/contracts/kernel/events'
import { story } from '../kernel/testing/story.ts'
import { accountDecider } from './account.ts'
import { emailDecider } from './email.ts'
import { identityDecider } from './third-party/identity.ts'

const user_id = '01jd0000000000000000000001'
const other = '01jd0000000000000000000002'
const credential_id = '01jd0000000000000000000003'
const email_key = 'a'.repeat(64)

const account = {
  user_id,
  email_key,
  email: 'anna@example.com',
  name: 'Anna',
  credential_id,
  provider: 'email',
  language: 'pl',
} as const
const registered = make(e.AccountRegistered, account)
const accepted = make(e.TermsAccepted, { user_id, document: 'general', version: '2026-11-01' })
const claim = { ...account, terms_version: '2026-11-01', identity: null }

test('ACC-01 an address belongs to the first who confirms it', () => {
  story(emailDecider, e).given().when({ do: 'claim', claim }).gives(make(e.EmailClaimed, claim))
  story(emailDecider, e)
    .given(make(e.EmailClaimed, claim))
    .when({ do: 'claim', claim: { ...claim, user_id: other } })
    .rejects('EMAIL_TAKEN')
})

test('ACC-08 a released address may be claimed again, and only its owner releases it', () => {
  const released = make(e.EmailReleased, { email_key, user_id })
  const claimed = make(e.EmailClaimed, claim)
  story(emailDecider, e).given(claimed).when({ do: 'release', email_key, user_id }).gives(released)
  story(emailDecider, e).given(claimed).when({ do: 'release', email_key, user_id: other }).gives()
  story(emailDecider, e).given(claimed, released).when({ do: 'claim', claim }).gives(claimed)
})

test('ACC-01 registering records the terms accepted, and happens once', () => {
  const command = { do: 'register', account, terms_version: '2026-11-01' } as const
  story(accountDecider, e).given().when(command).gives(registered, accepted)
  story(accountDecider, e).given(registered, accepted).when(command).gives()
})

test('ACC-04 a new password names its secret, never holds it', () => {
  const changed = make(e.PasswordChanged, { user_id, credential_id: other, how: 'reset' })
  const command = { do: 'change_password', user_id, credential_id: other, how: 'reset' } as const
  story(accountDecider, e).given(registered).when(command).gives(changed)
  expect(story(accountDecider, e).given(registered).when(command).state()).toMatchObject({ credential_id: other })
  story(accountDecider, e).given().when(command).rejects('NOT_FOUND')
})

test('I18-01 choosing the language that holds already changes nothing', () => {
  story(accountDecider, e).given(registered).when({ do: 'choose_language', user_id, language: 'pl' }).gives()
  story(accountDecider, e)
    .given(registered)
    .when({ do: 'choose_language', user_id, language: 'en' })
    .gives(make(e.LanguageChosen, { user_id, language: 'en' }))
})

test('ADM-02 blocking needs an account, and blocking twice is blocking once', () => {
  const blocked = make(e.AccountBlocked, { user_id, reason: 'spam' })
  const block = { do: 'block', user_id, reason: 'spam' } as const
  story(accountDecider, e).given(registered).when(block).gives(blocked)
  story(accountDecider, e).given(registered, blocked).when(block).gives()
  story(accountDecider, e)
    .given(registered, blocked)
    .when({ do: 'unblock', user_id, reason: 'sorry' })
    .gives(make(e.AccountUnblocked, { user_id, reason: 'sorry' }))
})

test('EVT-10 a forgotten account takes no more commands', () =>
  story(accountDecider, e)
    .given(registered, make(e.PersonForgotten, { subject_id: user_id }))
    .when({ do: 'block', user_id, reason: 'spam' })
    .rejects('NOT_FOUND'))

const identity_key = 'b'.repeat(64)
const link = (proof: 'email' | 'password' | 'none', key = identity_key) =>
  ({ identity_key: key, provider: 'google', proof }) as const
const linked = (identity: ReturnType<typeof link>) => make(e.IdentityLinked, { user_id, ...identity })
const unlinked = (key = identity_key) => make(e.IdentityUnlinked, { user_id, identity_key: key, provider: 'google' })

test('ACC-05 a third party’s word belongs to one person, who may claim it again and alone gives it back', () => {
  const claim = { user_id, ...link('email') }
  const claimed = make(e.IdentityClaimed, claim)
  story(identityDecider, e).given().when({ do: 'claim', claim }).gives(claimed)
  story(identityDecider, e).given(claimed).when({ do: 'claim', claim }).gives()
  story(identityDecider, e)
    .given(claimed)
    .when({ do: 'claim', claim: { ...claim, user_id: other } })
    .rejects('THIRD_PARTY_REFUSED')
  const released = make(e.IdentityReleased, { identity_key, user_id })
  story(identityDecider, e).given(claimed).when({ do: 'release', identity_key, user_id }).gives(released)
  story(identityDecider, e).given(claimed).when({ do: 'release', identity_key, user_id: other }).gives()
  story(identityDecider, e)
    .given(claimed, released)
    .when({ do: 'claim', claim: { ...claim, user_id: other } })
    .gives(make(e.IdentityClaimed, { ...claim, user_id: other }))
})

test('ACC-05 a third party is unlinked on command where another way in is left', () => {
  const command = { do: 'unlink_provider', user_id, provider: 'google' } as const
  const byPassword = story(accountDecider, e).given(registered, accepted, linked(link('email')))
  byPassword.when(command).gives(unlinked())
  story(accountDecider, e).given(registered, accepted).when(command).rejects('NOT_FOUND')
  const without = make(e.AccountRegistered, { ...registered.data, credential_id: null })
  const alone = story(accountDecider, e).given(without, accepted, linked(link('email')))
  alone.when(command).rejects('LAST_WAY_IN')
  const facebook = make(e.IdentityLinked, {
    user_id,
    identity_key: 'fb'.repeat(32),
    provider: 'facebook',
    proof: 'email',
  })
  story(accountDecider, e)
    .given(without, accepted, linked(link('email')), facebook)
    .when(command)
    .gives(unlinked())
})

test('ACC-05 an account made with a third party’s word is linked with it, once', () => {
  const identity = link('none')
  const command = { do: 'register', account, terms_version: '2026-11-01', identity } as const
  story(accountDecider, e).given().when(command).gives(registered, accepted, linked(identity))
  story(accountDecider, e)
    .given(registered, accepted, linked(identity))
    .when({ do: 'link_identity', user_id, identity })
    .gives()
  story(accountDecider, e).given().when({ do: 'link_identity', user_id, identity }).rejects('NOT_FOUND')
})

test('ACC-05 who proves the address ends links that nobody vouched for; a reset ends those by password too', () => {
  const [vouched, byPassword, doubtful] = [
    link('email', 'c'.repeat(64)),
    link('password'),
    link('none', 'd'.repeat(64)),
  ]
  story(accountDecider, e)
    .given(registered, linked(byPassword), linked(doubtful))
    .when({ do: 'link_identity', user_id, identity: vouched })
    .gives(linked(vouched), unlinked(doubtful.identity_key))
  story(accountDecider, e)
    .given(registered, linked(vouched), linked(byPassword))
    .when({ do: 'change_password', user_id, credential_id: other, how: 'reset' })
    .gives(make(e.PasswordChanged, { user_id, credential_id: other, how: 'reset' }), unlinked())
})
