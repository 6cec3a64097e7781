import { RESET_TOKEN_MS, SIGNUP_TOKEN_MS } from '@kredka/contracts/accounts/rules'
import type { MailToken } from '@kredka/contracts/mail/templates'
import type { MintToken } from '../mail/index.ts'
import type { Vault } from '../vault/vault.ts'

/** How long a token is good from the moment its mail is rendered (ACC-04). */
const LIFETIMES: Readonly<Record<MailToken, number>> = {
  signup: SIGNUP_TOKEN_MS,
  password_reset: RESET_TOKEN_MS,
  become_teacher: 30 * SIGNUP_TOKEN_MS,
}

/** The vault's tokens, bound to the address that the mail goes to. */
export function mailTokens(vault: Pick<Vault, 'tokens' | 'emailKey'>): MintToken {
  return (purpose, subject_id, address) =>
    vault.tokens.mint({ purpose, subject_id, email_key: vault.emailKey(address), ttl_ms: LIFETIMES[purpose] })
}
