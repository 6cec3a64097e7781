import { randomUUID } from 'node:crypto'
import { until } from '../../kernel/reactions/testing/until.ts'
import { testContext } from '../../processes/testing/people.ts'
import { testSite } from '../../processes/testing/test-site.ts'
import { accountDecider } from '../account.ts'
import { deletionDecider } from '../deletion.ts'
import { testBrowser } from '../testing/browser.ts'
import { startLocalIssuer } from '../testing/local-issuer.ts'
import { thirdPartySite } from '../testing/third-party-site.ts'
import { identityDecider } from './identity.ts'

const PASSWORD = 'Jasne-Niebo-7'
const { browser, issuer, signUp, site, somebody, typesOf, verify } = thirdPartySite()

test('ACC-05 who is blocked does not come in by a third party either, known or by address', async () => {
  const person = { ...somebody(), email_verified: true }
  const { user_id } = await signUp(person)
  const block = { do: 'block', user_id, reason: 'Powód' } as const
  await site().tools.write.execute(accountDecider, user_id, block, testContext(site(), 'accounts.block'))
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
  const { vault } = site().tools
  const email = `${randomUUID()}@example.com`
  const { from, user_id } = await signUp({ sub: randomUUID(), email, name: 'Podszywacz' }, 'facebook')
  const owner = { sub: randomUUID(), email, email_verified: true }
  const identity_key = vault.identityKey('google', owner.sub)
  const claim = { identity_key, provider: 'google', user_id, proof: 'email' } as const
  const context = testContext(site(), 'auth.verify_google_token')
  // the process ended between the claim and all that follows from it
  await site().tools.write.execute(identityDecider, identity_key, { do: 'claim', claim }, context)
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
  const identity = site().tools.vault.identityKey('google', person.sub)
  expect((await site().tools.write.fold(identityDecider, identity)).state.user_id).toBeNull()
  expect((await browser().get('/current-user/third-parties')).status).toBe(401)
  expect(await typesOf(user_id)).toContain('IdentityUnlinked')
})

test('ACC-05 ACC-04 a reset by mail ends links that rest on less than the address', async () => {
  const person = somebody()
  const { from, user_id } = await signUp(person, 'facebook')
  const { vault } = site().tools
  const email_key = vault.emailKey(person.email)
  const token = await vault.tokens.mint({ purpose: 'password_reset', subject_id: user_id, email_key, ttl_ms: 60_000 })
  const reset = { email: person.email, password: PASSWORD, token }
  expect((await browser().post('/auth/confirm-password-reset', reset)).status).toBe(200)
  expect((await from.get('/current-user/sessions')).status).toBe(401)
  expect((await verify(browser(), person, { provider: 'facebook' })).data['needs']).toBe('password')
})

test('ACC-05 EVT-10 neither subject nor address stands in the log', async () => {
  const person = { ...somebody(), email_verified: true }
  const before = await site().store.head()
  await signUp(person)
  const { events } = await site().store.readAll(before, 100)
  expect(events.map(({ stream }) => stream).join('\n')).toMatch(/^identity-[0-9a-f]{64}$/m)
  const log = JSON.stringify(events)
  for (const secret of [person.sub, person.email]) expect(log).not.toContain(secret)
})

test('ACC-05 EVT-10 a forgotten person’s third party opens nothing, and may make a new account', async () => {
  const person = { ...somebody(), email_verified: true }
  const { user_id } = await signUp(person)
  const now = site().tools.clock.now()
  const steps = [
    { do: 'request', user_id },
    { do: 'schedule', user_id, due_at: new Date(now).toISOString() },
    { do: 'execute', user_id, now },
    { do: 'forget', user_id },
  ] as const
  for (const step of steps) {
    await site().tools.write.execute(
      deletionDecider,
      user_id,
      step,
      testContext(site(), `accounts.${step.do}_deletion`),
    )
  }
  const identity = async () =>
    site().tools.streams.read(`identity-${site().tools.vault.identityKey('google', person.sub)}`)
  const address = async () => site().tools.streams.read(`email-${site().tools.vault.emailKey(person.email)}`)
  await until(async () => (await identity()).at(-1)?.type === 'IdentityReleased')
  await until(async () => (await address()).at(-1)?.type === 'EmailReleased')
  expect(await verify(browser(), person)).toMatchObject({ data: { needs: 'terms', id: null } })
  expect((await signUp(person)).user_id).not.toBe(user_id)
})

test('ACC-05 keys are asked for on first use, and kept', async () => {
  expect(issuer().keysAsked()).toBeGreaterThan(0)
  const before = issuer().keysAsked()
  await verify(browser(), { ...somebody(), email_verified: true })
  expect(issuer().keysAsked()).toBe(before)
})

test('ACC-05 where nothing is configured no third party is offered, and none is taken', async () => {
  const plain = await testSite()
  try {
    const from = testBrowser(plain)
    expect((await from.get('/auth/providers')).data).toEqual([])
    expect((await from.post('/auth/begin-third-party', { provider: 'google' })).code).toBe('NOT_FOUND')
    const token = await issuer().token({ ...somebody(), nonce: 'x' })
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
