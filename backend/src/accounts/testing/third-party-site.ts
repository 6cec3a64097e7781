import { randomUUID } from 'node:crypto'
import { type TestSite, testSite } from '../../processes/testing/test-site.ts'
import { type TestBrowser, testBrowser } from './browser.ts'
import { type LocalIssuer, type Signing, startLocalIssuer } from './local-issuer.ts'

export type Provider = 'google' | 'facebook'

/**
 * A site whose third parties a test plays, with what people do there; it starts before the tests of the file and stops
 * after them.
 */
export function thirdPartySite() {
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

  return {
    issuer: () => issuer,
    site: () => site,
    somebody,
    browser,
    nonceFor,
    verify,
    signUp,
    typesOf,
    mailsOf,
  }
}
