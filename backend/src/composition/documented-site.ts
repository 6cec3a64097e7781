import type { Config } from '../config/config.ts'
import type { DocumentedSite } from '../docs/index.ts'
import { floodLimitsOf } from '../http/api/flood.ts'
import { cookieNames } from '../http/sessions/cookies.ts'

/** What of the settings the documents of the API tell. */
export function describeSite(config: Config): DocumentedSite {
  const { access, admin, visitor } = cookieNames(config.https)
  return {
    brand: config.brand,
    api_base: config.api_base,
    public_url: config.public_url,
    cookies: { access, admin, visitor },
    body_limit: config.body_limit,
    limits: floodLimitsOf(config),
  }
}
