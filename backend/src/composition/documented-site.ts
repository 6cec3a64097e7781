import type { Config } from '../config/config.ts'
import type { DocumentedSite } from '../docs/index.ts'
import { cookieNames } from '../http/sessions/cookies.ts'

/** What of the settings the documents of the API tell. */
export function describeSite(config: Config): DocumentedSite {
  const { access, admin } = cookieNames(config.https)
  return {
    brand: config.brand,
    api_base: config.api_base,
    public_url: config.public_url,
    cookies: { access, admin },
    body_limit: config.body_limit,
    limits: { write: config.limit_write, costly: config.limit_costly, read: config.limit_read },
  }
}
