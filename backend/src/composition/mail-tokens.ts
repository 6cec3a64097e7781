import { DELETION_TOKEN_MS, RESET_TOKEN_MS, SIGNUP_TOKEN_MS } from '@kredka/contracts/accounts/rules'
import type { MailToken } from '@kredka/contracts/kernel/mails'
import { typeOfMail } from '@kredka/contracts/mail/templates'
import { CONFIRMATION_MS } from '@kredka/contracts/newsletter/rules'
import { QUIZ_LINK_MS } from '@kredka/contracts/quiz-requests/rules'
import type { MintToken } from '../mail/index.ts'
import { unsubscribeToken } from '../newsletter/index.ts'
import { stopMailToken } from '../notifications/index.ts'
import type { Vault } from '../vault/vault.ts'

type OneTime = Exclude<MailToken, 'unsubscribe_newsletter' | 'stop_mail'>

/** How long a token is good from the moment its mail is rendered (ACC-04). */
const LIFETIMES: Readonly<Record<OneTime, number>> = {
  signup: SIGNUP_TOKEN_MS,
  password_reset: RESET_TOKEN_MS,
  become_teacher: 30 * SIGNUP_TOKEN_MS,
  account_deletion: DELETION_TOKEN_MS,
  subscribe_newsletter: CONFIRMATION_MS,
  request_quiz: QUIZ_LINK_MS,
}

/** The vault's tokens, bound to the address that the mail goes to; and the links that end mails of a kind. */
export function mailTokens(vault: Pick<Vault, 'tokens' | 'emailKey' | 'linkKey'>): MintToken {
  return async (purpose, subject_id, address, template) => {
    switch (purpose) {
      case 'unsubscribe_newsletter':
        return unsubscribeToken(vault, vault.emailKey(address))
      case 'stop_mail':
        return stopMailToken(vault, subject_id, typeOfMail(template))
      default:
        return vault.tokens.mint({
          purpose,
          subject_id,
          email_key: vault.emailKey(address),
          ttl_ms: LIFETIMES[purpose],
        })
    }
  }
}
