import { createHash } from 'node:crypto'
import { NONCE_MS } from '@kredka/contracts/accounts/rules'
import type { CookieChange, Request } from '../../kernel/handler.ts'
import type { Tools } from '../../kernel/tools.ts'

/**
 * Ties a third party's token to this browser and to one use. The browser keeps a secret that no script can read; the
 * token must carry its hash, which is all that travels through addresses. So a token that was stolen, or made by
 * somebody for another browser, is worth nothing here.
 */
export function createNonces({ vault, site }: Pick<Tools, 'vault' | 'site'>) {
  const prefix = site.public_url.startsWith('https:') ? '__Secure-' : ''
  const cookie = { name: `${prefix}kredka_third_party`, path: `${site.api_base}/auth` }

  return {
    async issue(provider: string): Promise<{ readonly nonce: string; readonly cookies: readonly CookieChange[] }> {
      const secret = await vault.tokens.mint({ purpose: 'third_party_nonce', subject_id: provider, ttl_ms: NONCE_MS })
      return { nonce: nonceOf(secret), cookies: [{ ...cookie, value: secret, max_age_s: NONCE_MS / 1000 }] }
    },

    /**
     * @returns false where this browser was not given the nonce, for this third party, or has used it, or took too long
     */
    async spend(provider: string, nonce: string, request: Request): Promise<boolean> {
      const secret = request.cookie(cookie.name)
      if (secret === undefined || nonceOf(secret) !== nonce) return false
      const spent = await vault.tokens.spend('third_party_nonce', secret, request.context.command_id)
      return spent !== null && spent.subject_id === provider
    },

    clear: (): readonly CookieChange[] => [{ ...cookie, value: null }],
  }
}
export type Nonces = ReturnType<typeof createNonces>

function nonceOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
