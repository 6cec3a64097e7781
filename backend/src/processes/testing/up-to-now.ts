import { POSITIONS, TOKENS } from '../../composition/identifiers.ts'
import { bearerOf } from '../../http/api/authenticate.ts'
import { cookieNames } from '../../http/sessions/cookies.ts'
import { NO_SESSION } from '../../http/sessions/positions.ts'
import type { TestSite } from './test-site.ts'

type Headers = Readonly<Record<string, string>>
type Site = Pick<TestSite, 'parts' | 'store' | 'config'>

/** The headers of a caller, who asks for all that has happened so far. */
export async function upToNow(site: Site, headers: Headers = {}): Promise<Record<string, string>> {
  const positions = await site.parts.get(POSITIONS)
  const session = await sessionIn(site, headers)
  return { ...headers, 'x-after-position': positions.encrypt(await site.store.head(), session) }
}

async function sessionIn({ parts, config }: Site, { authorization = '', cookie = '' }: Headers): Promise<string> {
  const names = cookieNames(config.https)
  const cookies = new Map(
    cookie.split('; ').map((one) => [one.slice(0, one.indexOf('=')), one.slice(one.indexOf('=') + 1)]),
  )
  const admin = cookies.get(names.admin)
  if (admin !== undefined) return admin
  const token = bearerOf(authorization) ?? cookies.get(names.access)
  const claims = token === undefined ? 'invalid' : await (await parts.get(TOKENS)).read(token)
  return typeof claims === 'string' ? NO_SESSION : claims.session_id
}
