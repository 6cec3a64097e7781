import { randomUUID } from 'node:crypto'
import { until } from '../../kernel/reactions/testing/until.ts'
import { testContext } from '../../processes/testing/people.ts'
import { type TestSite, testSite } from '../../processes/testing/test-site.ts'
import { accountDecider } from '../account.ts'
import { deletionDecider } from '../deletion.ts'
import { type TestBrowser, testBrowser } from '../testing/browser.ts'
import { type LocalIssuer, type Signing, startLocalIssuer } from '../testing/local-issuer.ts'
import { registered } from '../testing/registered.ts'
import { identityDecider } from './identity.ts'

const PASSWORD = 'Jasne-Niebo-7'

let issuer: LocalIssuer
let site: TestSite
beforeAll(async () => {
  issuer = await startLocalIssuer()
  // all people of these tests come from one address
  const env = { ...issuer.env('google'), ...issuer.env('facebook'), LIMIT_LOGIN_PER_ADDRESS: '1000000' }
  site = await testSite({ env })
})
afterAll(async () => {
  await site.stop()
  await issuer.stop()
})

type Provider = 'google' | 'facebook'
const somebody = () => ({ sub: randomUUID(), email: `${randomUUID()}@example.com`, name: 'Ola Zielińska' })
const browser = () => testBrowser(site)

async function nonceFor(from: TestBrowser, provider: Provider = 'google'): Promise<string> {
  const { data } = await from.post('/auth/begin-third-party', { provider })
  return new URL(String(data['authorize_url'])).searchParams.get('nonce') ?? ''
}

async function verify(
  from: TestBrowser,
  claims: Readonly<Record<string, unknown>>,
  { provider = 'google', ...signing }: Signing & { readonly provider?: Provider } = {},
) {
  const nonce = await nonceFor(from, provider)
  const token = await issuer.token({ nonce, ...claims }, signing)
  return from.post(`/auth/verify-${provider}-token`, { token })
}

/** Goes all the way: token, terms, account. */
async function signUp(
  claims: Readonly<Record<string, unknown>> & { readonly email: string },
  provider: Provider = 'google',
) {
  const from = browser()
  const { data } = await verify(from, claims, { provider })
  const made = await from.post(`/auth/confirm-${provider}-account`, {
    token: data['creation_token'],
    email: claims.email,
  })
  expect(made).toMatchObject({ status: 200, data: { userEmail: claims.email } })
  return { from, user_id: String(made.data['userId']) }
}

async function typesOf(user_id: string): Promise<readonly string[]> {
  return (await site.tools.streams.read(`account-${user_id}`)).map(({ type }) => type)
}

/** Templates of the mails asked for since the site began. */
async function mailsOf(user_id: string): Promise<readonly unknown[]> {
  const { events } = await site.store.readAll('start', 500)
  return events
    .map(({ type, data }) => (type === 'MailRequested' ? (data as Readonly<Record<string, unknown>>) : {}))
    .filter(({ subject_id }) => subject_id === user_id)
    .map(({ template }) => template)
}

test('ACC-05 a new person gets a creation token, confirms, and is logged in with the name that the third party told', async () => {
  const person = { ...somebody(), email_verified: true }
  const from = browser()
  const verified = await verify(from, person)
  expect(verified).toMatchObject({
    status: 200,
    data: { needs: 'terms', id: null, email: person.email, name: 'Ola Zielińska', picture_url: null },
  })
  expect(from.cookies.has('kredka_access')).toBe(false)
  const token = verified.data['creation_token']
  const other = await from.post('/auth/confirm-google-account', { token, email: 'other@example.com' })
  expect(other.code).toBe('REQUEST_EXPIRED')
  expect((await from.post('/auth/confirm-facebook-account', { token, email: person.email })).code).toBe(
    'REQUEST_EXPIRED',
  )
  const outdated = { token, email: person.email, terms_version: '2020-01-01' }
  expect((await from.post('/auth/confirm-google-account', outdated)).code).toBe('TERMS_OUTDATED')

  const made = await from.post('/auth/confirm-google-account', { token, email: person.email })
  expect(made).toMatchObject({ status: 200, data: { userName: 'Ola Zielińska', userEmail: person.email } })
  expect(await from.get('/current-user/sessions')).toMatchObject({ status: 200, data: [{ current: true }] })
  expect(await typesOf(String(made.data['userId']))).toEqual(['AccountRegistered', 'TermsAccepted', 'IdentityLinked'])
  const again = await browser().post('/auth/confirm-google-account', { token, email: person.email })
  expect(again.code).toBe('REQUEST_EXPIRED')
})

test('ACC-05 a known person gets a session, whatever address the third party tells by now', async () => {
  const person = { ...somebody(), email_verified: true }
  const { user_id } = await signUp(person)
  const from = browser()
  const nonce = await nonceFor(from)
  const token = await issuer.token({ ...person, email: 'moved@example.com', nonce })
  const verified = await from.post('/auth/verify-google-token?fetch_token=1', { token })
  expect(verified).toMatchObject({
    status: 200,
    data: {
      needs: 'nothing',
      creation_token: null,
      id: user_id,
      email: person.email,
      name: 'Ola Zielińska',
      token: expect.any(String),
      refresh_token: expect.any(String),
    },
  })
  expect(from.cookies.has('kredka_refresh')).toBe(true)
})

test('ACC-05 the same subject of another third party is another person', async () => {
  const person = { ...somebody(), email_verified: true }
  await signUp(person)
  const other = await verify(browser(), { ...person, email: `${randomUUID()}@example.com` }, { provider: 'facebook' })
  expect(other.data['needs']).toBe('terms')
})

test.each<readonly [string, Record<string, unknown>, Signing, string]>([
  ['for another audience', {}, { audience: 'somebody-else' }, 'THIRD_PARTY_REFUSED'],
  ['of another issuer', {}, { issuer: 'https://evil.example' }, 'THIRD_PARTY_REFUSED'],
  ['signed with another key', {}, { wrongKey: true }, 'THIRD_PARTY_REFUSED'],
  ['that is over', {}, { expiresIn: -60 }, 'REQUEST_EXPIRED'],
  ['with a nonce of nobody', { nonce: 'a'.repeat(64) }, {}, 'THIRD_PARTY_REFUSED'],
  ['made by another client of several', { azp: 'somebody-else' }, {}, 'THIRD_PARTY_REFUSED'],
  ['without an address', { email: undefined }, {}, 'THIRD_PARTY_WITHOUT_EMAIL'],
])('ACC-05 a token %s is refused', async (_, claims, signing, code) => {
  const from = browser()
  expect((await verify(from, { ...somebody(), email_verified: true, ...claims }, signing)).code).toBe(code)
  expect(from.cookies.has('kredka_access')).toBe(false)
})

test('ACC-05 a token without a signature, or signed with the public key as a secret, is refused', async () => {
  const from = browser()
  const nonce = await nonceFor(from)
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = part({ ...somebody(), iss: issuer.url, aud: 'kredka-test', iat: 1, exp: 9e9, nonce })
  for (const alg of ['none', 'HS256']) {
    const token = `${part({ alg })}.${claims}.${alg === 'none' ? '' : 'c2lnbmF0dXJl'}`
    expect((await from.post('/auth/verify-google-token', { token })).code).toBe('THIRD_PARTY_REFUSED')
  }
})

test('ACC-05 a nonce is good once, in the browser that it was given to, for its third party', async () => {
  const person = { ...somebody(), email_verified: true }
  const from = browser()
  const nonce = await nonceFor(from)
  const secret = from.cookies.get('kredka_third_party') ?? ''
  const token = await issuer.token({ ...person, nonce })
  expect((await browser().post('/auth/verify-google-token', { token })).code).toBe('THIRD_PARTY_REFUSED')
  expect((await from.post('/auth/verify-facebook-token', { token })).code).toBe('THIRD_PARTY_REFUSED')

  const fresh = await nonceFor(from)
  const good = await issuer.token({ ...person, nonce: fresh })
  const kept = from.cookies.get('kredka_third_party') ?? ''
  expect((await from.post('/auth/verify-google-token', { token: good })).status).toBe(200)
  for (const cookie of [kept, secret]) {
    from.cookies.set('kredka_third_party', cookie)
    expect((await from.post('/auth/verify-google-token', { token: good })).code).toBe('THIRD_PARTY_REFUSED')
  }
})

test('ACC-05 an account with the address is joined at once where the third party vouches for it', async () => {
  const person = { ...somebody(), email_verified: true }
  const { user_id } = await registered(site, PASSWORD, person.email)
  const from = browser()
  expect(await verify(from, person)).toMatchObject({
    status: 200,
    data: { needs: 'nothing', id: user_id, name: 'Jan Kowalski' },
  })
  expect(await typesOf(user_id)).toContain('IdentityLinked')
  await until(async () => (await mailsOf(user_id)).includes('third_party_linked'))
  expect(await verify(browser(), person)).toMatchObject({ data: { id: user_id } })
  expect((await typesOf(user_id)).filter((type) => type === 'IdentityLinked')).toHaveLength(1)
})

test('ACC-05 without its word for the address the password is asked first, then the two are joined', async () => {
  const person = somebody()
  const { user_id } = await registered(site, PASSWORD, person.email)
  const from = browser()
  const { data } = await verify(from, person, { provider: 'facebook' })
  expect(data).toMatchObject({ needs: 'password', id: null })
  expect(from.cookies.has('kredka_access')).toBe(false)
  const confirm = (password?: string) =>
    from.post('/auth/confirm-facebook-account', {
      token: data['creation_token'],
      email: person.email,
      ...(password === undefined ? {} : { password }),
    })
  expect((await confirm()).code).toBe('INVALID_LOGIN_OR_PASSWORD')
  expect((await confirm('Zle-haslo-1')).code).toBe('INVALID_LOGIN_OR_PASSWORD')
  expect(await typesOf(user_id)).not.toContain('IdentityLinked')
  expect(await confirm(PASSWORD)).toMatchObject({ status: 200, data: { userId: user_id } })
  expect(await verify(browser(), person, { provider: 'facebook' })).toMatchObject({ data: { id: user_id } })
})

test('ACC-05 a sign-up that was cut off after the identity goes on; one whose address was taken meanwhile gives the identity back', async () => {
  const { vault, write, ids } = site.tools
  const cutOff = async (person: { readonly sub: string }): Promise<string> => {
    const identity_key = vault.identityKey('google', person.sub)
    const user_id = ids.entity()
    const claim = { identity_key, provider: 'google', user_id, proof: 'email' } as const
    const context = testContext(site, 'auth.confirm_google_account')
    await write.execute(identityDecider, identity_key, { do: 'claim', claim }, context)
    return user_id
  }
  const one = { ...somebody(), email_verified: true }
  const begun = await cutOff(one)
  expect((await signUp(one)).user_id).toBe(begun)

  const other = { ...somebody(), email_verified: true }
  await cutOff(other)
  const { user_id } = await registered(site, PASSWORD, other.email)
  const from = browser()
  const { data } = await verify(from, other)
  expect(data).toMatchObject({ needs: 'terms' })
  const refused = await from.post('/auth/confirm-google-account', { token: data['creation_token'], email: other.email })
  expect(refused.code).toBe('EMAIL_TAKEN')
  expect((await verify(from, other)).data).toMatchObject({ needs: 'nothing', id: user_id })
})

test('ACC-05 who is blocked does not come in by a third party either, known or by address', async () => {
  const person = { ...somebody(), email_verified: true }
  const { user_id } = await signUp(person)
  const block = { do: 'block', user_id, reason: 'Powód' } as const
  await site.tools.write.execute(accountDecider, user_id, block, testContext(site, 'accounts.block'))
  expect((await verify(browser(), person)).code).toBe('ACCOUNT_BLOCKED')
  expect((await verify(browser(), { ...person, sub: randomUUID() })).code).toBe('ACCOUNT_BLOCKED')
})

test('ACC-05 an account laid in wait with somebody’s address is lost to whoever laid it once the address is proven', async () => {
  const email = `${randomUUID()}@example.com`
  const waiting = { sub: randomUUID(), email, name: 'Podszywacz' }
  const { from, user_id } = await signUp(waiting, 'facebook')
  const owner = { sub: randomUUID(), email, email_verified: true }
  expect(await verify(browser(), owner)).toMatchObject({ data: { needs: 'nothing', id: user_id } })
  expect((await from.get('/current-user/sessions')).status).toBe(401)
  expect((await verify(browser(), waiting, { provider: 'facebook' })).data['needs']).toBe('password')
  expect(await verify(browser(), owner)).toMatchObject({ data: { id: user_id } })
})

test('ACC-05 a join that was cut off after the claim still puts out whoever laid the account in wait', async () => {
  const { vault } = site.tools
  const email = `${randomUUID()}@example.com`
  const { from, user_id } = await signUp({ sub: randomUUID(), email, name: 'Podszywacz' }, 'facebook')
  const owner = { sub: randomUUID(), email, email_verified: true }
  const identity_key = vault.identityKey('google', owner.sub)
  const claim = { identity_key, provider: 'google', user_id, proof: 'email' } as const
  const context = testContext(site, 'auth.verify_google_token')
  // the process ended between the claim and all that follows from it
  await site.tools.write.execute(identityDecider, identity_key, { do: 'claim', claim }, context)
  expect(await verify(browser(), owner)).toMatchObject({ data: { needs: 'nothing', id: user_id } })
  await until(async () => (await from.get('/current-user/sessions')).status === 401)
})

test('ACC-05 a person takes a third party’s way in away, but not the last one; open sessions stay', async () => {
  const person = { ...somebody(), email_verified: true }
  const { from, user_id } = await signUp(person)
  expect((await from.get('/current-user/third-parties')).data).toEqual([{ provider: 'google' }])
  expect((await from.post('/current-user/third-parties/google/unlink', {})).code).toBe('LAST_WAY_IN')
  expect((await from.post('/current-user/third-parties/facebook/unlink', {})).code).toBe('NOT_FOUND')
  await verify(browser(), { ...person, sub: randomUUID() }, { provider: 'facebook' })
  expect(await from.get('/current-user/third-parties')).toMatchObject({
    data: [{ provider: 'google' }, { provider: 'facebook' }],
  })
  expect((await from.post('/current-user/third-parties/google/unlink', {})).status).toBe(200)
  expect((await from.get('/current-user/third-parties')).data).toEqual([{ provider: 'facebook' }])
  expect((await from.get('/current-user/sessions')).status).toBe(200)
  // the same Google account is a stranger's now: only the address, for which it vouches, leads back
  const identity = site.tools.vault.identityKey('google', person.sub)
  expect((await site.tools.write.fold(identityDecider, identity)).state.user_id).toBeNull()
  expect((await browser().get('/current-user/third-parties')).status).toBe(401)
  expect(await typesOf(user_id)).toContain('IdentityUnlinked')
})

test('ACC-05 ACC-04 a reset by mail ends links that rest on less than the address', async () => {
  const person = somebody()
  const { from, user_id } = await signUp(person, 'facebook')
  const { vault } = site.tools
  const email_key = vault.emailKey(person.email)
  const token = await vault.tokens.mint({ purpose: 'password_reset', subject_id: user_id, email_key, ttl_ms: 60_000 })
  const reset = { email: person.email, password: PASSWORD, token }
  expect((await browser().post('/auth/confirm-password-reset', reset)).status).toBe(200)
  expect((await from.get('/current-user/sessions')).status).toBe(401)
  expect((await verify(browser(), person, { provider: 'facebook' })).data['needs']).toBe('password')
})

test('ACC-05 EVT-10 neither subject nor address stands in the log', async () => {
  const person = { ...somebody(), email_verified: true }
  const before = await site.store.head()
  await signUp(person)
  const { events } = await site.store.readAll(before, 100)
  expect(events.map(({ stream }) => stream).join('\n')).toMatch(/^identity-[0-9a-f]{64}$/m)
  const log = JSON.stringify(events)
  for (const secret of [person.sub, person.email]) expect(log).not.toContain(secret)
})

test('ACC-05 EVT-10 a forgotten person’s third party opens nothing, and may make a new account', async () => {
  const person = { ...somebody(), email_verified: true }
  const { user_id } = await signUp(person)
  const now = site.tools.clock.now()
  const steps = [
    { do: 'request', user_id },
    { do: 'schedule', user_id, due_at: new Date(now).toISOString() },
    { do: 'execute', user_id, now },
    { do: 'forget', user_id },
  ] as const
  for (const step of steps) {
    await site.tools.write.execute(deletionDecider, user_id, step, testContext(site, `accounts.${step.do}_deletion`))
  }
  const identity = async () => site.tools.streams.read(`identity-${site.tools.vault.identityKey('google', person.sub)}`)
  const address = async () => site.tools.streams.read(`email-${site.tools.vault.emailKey(person.email)}`)
  await until(async () => (await identity()).at(-1)?.type === 'IdentityReleased')
  await until(async () => (await address()).at(-1)?.type === 'EmailReleased')
  expect(await verify(browser(), person)).toMatchObject({ data: { needs: 'terms', id: null } })
  expect((await signUp(person)).user_id).not.toBe(user_id)
})

test('ACC-05 keys are asked for on first use, and kept', async () => {
  expect(issuer.keysAsked()).toBeGreaterThan(0)
  const before = issuer.keysAsked()
  await verify(browser(), { ...somebody(), email_verified: true })
  expect(issuer.keysAsked()).toBe(before)
})

test('ACC-05 where nothing is configured no third party is offered, and none is taken', async () => {
  const plain = await testSite()
  try {
    const from = testBrowser(plain)
    expect((await from.get('/auth/providers')).data).toEqual([])
    expect((await from.post('/auth/begin-third-party', { provider: 'google' })).code).toBe('NOT_FOUND')
    const token = await issuer.token({ ...somebody(), nonce: 'x' })
    expect((await from.post('/auth/verify-google-token', { token })).code).toBe('NOT_FOUND')
  } finally {
    await plain.stop()
  }
  expect((await browser().get('/auth/providers')).data).toEqual([{ provider: 'google' }, { provider: 'facebook' }])
})

test('ACC-05 while the keys cannot be had the answer is 503, and nothing is lost', async () => {
  const gone = await startLocalIssuer()
  const lame = await testSite({ env: gone.env('google') })
  try {
    const from = testBrowser(lame)
    const { data } = await from.post('/auth/begin-third-party', { provider: 'google' })
    const nonce = new URL(String(data['authorize_url'])).searchParams.get('nonce') ?? ''
    const token = await gone.token({ ...somebody(), nonce })
    await gone.stop()
    expect(await from.post('/auth/verify-google-token', { token })).toMatchObject({ status: 503, code: 'UNAVAILABLE' })
    expect(from.cookies.has('kredka_third_party')).toBe(true)
  } finally {
    await lame.stop()
  }
})
