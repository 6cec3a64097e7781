import type { TestSite } from '../../processes/testing/test-site.ts'

export interface Answered {
  readonly status: number
  /** Of a success. */
  readonly data: Readonly<Record<string, unknown>>
  /** Of a failure, null for a success. */
  readonly code: string | null
  readonly headers: Headers
}

/** A browser as the API sees one: it keeps cookies and names its origin. */
export interface TestBrowser {
  readonly cookies: Map<string, string>
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Answered>
  post(path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Answered>
}

/** @param ip as a proxy in front would tell it (`TRUST_PROXY=1`) */
export function testBrowser({ url, config }: Pick<TestSite, 'url' | 'config'>, ip?: string): TestBrowser {
  const cookies = new Map<string, string>()

  async function send(method: string, path: string, body?: unknown, more: Readonly<Record<string, string>> = {}) {
    const response = await fetch(`${url}${config.api_base}${path}`, {
      method,
      headers: {
        origin: config.public_url,
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(ip === undefined ? {} : { 'x-forwarded-for': ip }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...more,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    for (const cookie of response.headers.getSetCookie()) keep(cookies, cookie)
    const { data, error } = (await response.json()) as { data?: unknown; error?: { code: string } }
    return {
      status: response.status,
      data: (data ?? {}) as Readonly<Record<string, unknown>>,
      code: error?.code ?? null,
      headers: response.headers,
    }
  }

  return {
    cookies,
    get: (path, headers = {}) => send('GET', path, undefined, headers),
    post: (path, body = {}, headers = {}) => send('POST', path, body, headers),
  }
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split('; ')
  const [name = '', value = ''] = pair.split('=')
  if (attributes.includes('Max-Age=0')) cookies.delete(name)
  else cookies.set(name, value)
}
