import { PROVIDERS, type Provider } from '@kredka/contracts/accounts/rules'
import type { Config } from '../../config/config.ts'

/** A third party as an OpenID provider: who signs, for whom, with which keys, and where people go to log in. */
export interface ProviderSettings {
  readonly issuer: string
  readonly client_id: string
  readonly jwks_url: string
  readonly authorize_url: string
}

/** Those that are configured (ACC-05). */
export type Providers = Readonly<Partial<Record<Provider, ProviderSettings>>>

/** A third party without a client id is off. */
export function providersOf(config: Config): Providers {
  const on: Partial<Record<Provider, ProviderSettings>> = {}
  for (const provider of PROVIDERS) {
    const client_id = config[`${provider}_client_id`]
    if (client_id === null) continue
    on[provider] = {
      client_id,
      issuer: config[`${provider}_issuer`],
      jwks_url: config[`${provider}_jwks_url`],
      authorize_url: config[`${provider}_authorize_url`],
    }
  }
  return on
}

/**
 * Where a person goes to log in. The token comes back in the fragment of an address of ours (`response_type=id_token`):
 * our own page reads it, no script of another site runs here, and neither server's log sees it. Only who somebody is
 * gets asked, so there is no code to exchange and no secret to keep.
 */
export function authorizeUrl(
  { authorize_url, client_id }: ProviderSettings,
  {
    redirect_uri,
    nonce,
    language,
  }: { readonly redirect_uri: string; readonly nonce: string; readonly language: string },
): string {
  const url = new URL(authorize_url)
  const asked = {
    client_id,
    redirect_uri,
    nonce,
    response_type: 'id_token',
    scope: 'openid email profile',
    prompt: 'select_account',
    ui_locales: language,
  }
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value)
  return url.href
}
