import { RESET_TOKEN_MS, SIGNUP_TOKEN_MS } from '@kredka/contracts/accounts/rules'
import type { MailToken } from '@kredka/contracts/mail/templates'
import type { EmailKeyOf } from '../vault/pepper.ts'
import type { Tokens } from '../vault/tokens.ts'
import type { MintToken } from './sender.ts'

/** An invitation may lie for two weeks. */
const INVITATION_MS = 14 * 24 * 60 * 60_000

const LIVES: Readonly<Record<MailToken, number>> = {
  signup: SIGNUP_TOKEN_MS,
  password_reset: RESET_TOKEN_MS,
  become_teacher: INVITATION_MS,
}

/** Mints the tokens of mails in the vault, bound to the address that they are sent to (ACC-01, ACC-04). */
export function vaultMint(tokens: Pick<Tokens, 'mint'>, emailKey: EmailKeyOf): MintToken {
  return async (purpose, subject_id, address) =>
    tokens.mint({ purpose, subject_id, email_key: emailKey(address), ttl_ms: LIVES[purpose] })
}
