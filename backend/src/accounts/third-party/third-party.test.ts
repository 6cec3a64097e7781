import { randomUUID } from 'node:crypto'
import { until } from '../../kernel/reactions/testing/until.ts'
import { testContext } from '../../processes/testing/people.ts'
import type { Signing } from '../testing/local-issuer.ts'
import { register } from '../testing/register.ts'
import { thirdPartySite } from '../testing/third-party-site.ts'
import { identityDecider } from './identity.ts'

const PASSWORD = 'Jasne-Niebo-7'
const { browser, issuer, mailsOf, nonceFor, signUp, site, somebody, typesOf, verify } = thirdPartySite()

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

test.each([
  ['Kredka', 'ola.z', 'ola.z'],
  ['Kredka', 'kredka.support', 'Nowa osoba'],
  [undefined, 'admin', 'Nowa osoba'],
])('ACC-07 who is called %s by a third party, at %s@…, is called %s here', async (name, begun, called) => {
  const email = `${begun}@${randomUUID()}.example.com`
  const from = browser()
  const { data } = await verify(from, { ...somebody(), email, email_verified: true, name })
  expect(data).toMatchObject({ needs: 'terms', email, name: called })
})

test('ACC-05 a known person gets a session, whatever address the third party tells by now', async () => {
  const person = { ...somebody(), email_verified: true }
  const { user_id } = await signUp(person)
  const from = browser()
  const nonce = await nonceFor(from)
  const token = await issuer().token({ ...person, email: 'moved@example.com', nonce })
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
  const claims = part({ ...somebody(), iss: issuer().url, aud: 'kredka-test', iat: 1, exp: 9e9, nonce })
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
  const token = await issuer().token({ ...person, nonce })
  expect((await browser().post('/auth/verify-google-token', { token })).code).toBe('THIRD_PARTY_REFUSED')
  expect((await from.post('/auth/verify-facebook-token', { token })).code).toBe('THIRD_PARTY_REFUSED')

  const fresh = await nonceFor(from)
  const good = await issuer().token({ ...person, nonce: fresh })
  const kept = from.cookies.get('kredka_third_party') ?? ''
  expect((await from.post('/auth/verify-google-token', { token: good })).status).toBe(200)
  for (const cookie of [kept, secret]) {
    from.cookies.set('kredka_third_party', cookie)
    expect((await from.post('/auth/verify-google-token', { token: good })).code).toBe('THIRD_PARTY_REFUSED')
  }
})

test('ACC-05 an account with the address is joined at once where the third party vouches for it', async () => {
  const person = { ...somebody(), email_verified: true }
  const { user_id } = await register(site(), PASSWORD, person.email)
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
  const { user_id } = await register(site(), PASSWORD, person.email)
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
  const { vault, write, ids } = site().tools
  const cutOff = async (person: { readonly sub: string }): Promise<string> => {
    const identity_key = vault.identityKey('google', person.sub)
    const user_id = ids.entity()
    const claim = { identity_key, provider: 'google', user_id, proof: 'email' } as const
    const context = testContext(site(), 'auth.confirm_google_account')
    await write.execute(identityDecider, identity_key, { do: 'claim', claim }, context)
    return user_id
  }
  const one = { ...somebody(), email_verified: true }
  const begun = await cutOff(one)
  expect((await signUp(one)).user_id).toBe(begun)

  const other = { ...somebody(), email_verified: true }
  await cutOff(other)
  const { user_id } = await register(site(), PASSWORD, other.email)
  const from = browser()
  const { data } = await verify(from, other)
  expect(data).toMatchObject({ needs: 'terms' })
  const refused = await from.post('/auth/confirm-google-account', { token: data['creation_token'], email: other.email })
  expect(refused.code).toBe('EMAIL_TAKEN')
  expect((await verify(from, other)).data).toMatchObject({ needs: 'nothing', id: user_id })
})
