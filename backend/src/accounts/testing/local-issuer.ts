import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Provider } from '@kredka/contracts/accounts/rules'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

/** Somebody with an account at the third party. */
export interface IssuerPerson {
  readonly sub: string
  readonly email?: string
  readonly email_verified?: boolean
  readonly name?: string
}

export interface Signing {
  /** Signed with a key that the issuer does not publish, under the name of one that it does. */
  readonly wrongKey?: boolean
  readonly issuer?: string
  readonly audience?: string
  /** Seconds from now; negative: it is over. */
  readonly expiresIn?: number
}

export interface LocalIssuer {
  readonly url: string
  /** How often the keys were asked for. */
  readonly keysAsked: () => number
  /** Settings that make a site take this issuer for the provider. */
  env(provider: Provider): Readonly<Record<string, string>>
  /** An ID token, good unless something else is asked for. */
  token(claims: JWTPayload, signing?: Signing): Promise<string>
  /** Who sits at the browser that comes next. */
  seat(person: IssuerPerson): void
  stop(): Promise<void>
}

const CLIENT_ID = 'kredka-test'
const ALGORITHM = 'RS256'

/**
 * An OpenID provider on this machine, for tests: real keys, a real key set, and a page that asks who one is and sends
 * the browser back with a signed token in the fragment, as providers do.
 */
export async function startLocalIssuer(): Promise<LocalIssuer> {
  const keys = await newKeys()
  const strange = await newKeys()
  let asked = 0
  let seated: IssuerPerson = { sub: 'nobody' }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`

  async function token(claims: JWTPayload, signing: Signing = {}): Promise<string> {
    const now = Math.floor(Date.now() / 1000)
    return new SignJWT(claims)
      .setProtectedHeader({ alg: ALGORITHM, kid: keys.kid })
      .setIssuer(signing.issuer ?? url)
      .setAudience(signing.audience ?? CLIENT_ID)
      .setIssuedAt(now - 1)
      .setExpirationTime(now + (signing.expiresIn ?? 600))
      .sign(signing.wrongKey === true ? strange.privateKey : keys.privateKey)
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', url)
    if (pathname === '/jwks') {
      asked += 1
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ keys: [keys.jwk] }))
    } else if (pathname === '/authorize') {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.end(await authorizePage(searchParams))
    } else {
      // a browser also asks for an icon
      response.statusCode = 204
      response.end()
    }
  }

  async function authorizePage(asking: URLSearchParams): Promise<string> {
    const { sub, ...about } = seated
    const id_token = await token({ sub, ...about, nonce: asking.get('nonce') ?? '' })
    const back = (answered: Record<string, string>) => {
      const fragment = new URLSearchParams({ ...answered, state: asking.get('state') ?? '' })
      return escapeText(`${asking.get('redirect_uri')}#${fragment}`)
    }
    return `<!doctype html><html lang="en"><title>Local issuer</title><h1>Local issuer</h1>
      <p><a href="${back({ id_token })}">Continue as ${escapeText(about.name ?? sub)}</a></p>
      <p><a href="${back({ error: 'access_denied' })}">Cancel</a></p></html>`
  }

  return {
    url,
    keysAsked: () => asked,
    env: (provider) => {
      const name = provider.toUpperCase()
      return {
        [`${name}_CLIENT_ID`]: CLIENT_ID,
        [`${name}_ISSUER`]: url,
        [`${name}_JWKS_URL`]: `${url}/jwks`,
        [`${name}_AUTHORIZE_URL`]: `${url}/authorize`,
      }
    },
    token,
    seat: (person) => {
      seated = person
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

let made = 0

async function newKeys() {
  const { publicKey, privateKey } = await generateKeyPair(ALGORITHM)
  made += 1
  const kid = `key-${made}`
  return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: ALGORITHM, use: 'sig' } }
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
