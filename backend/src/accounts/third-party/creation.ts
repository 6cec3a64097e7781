import type { Provider } from '@kredka/contracts/accounts/rules'
import type { Json } from '@kredka/contracts/kernel/ports'

/**
 * What a creation token stands for: the third party's word, kept encrypted until the person has done the rest (ACC-05).
 */
export interface Creation {
  readonly provider: Provider
  readonly identity_key: string
  readonly email: string
  readonly email_verified: boolean
  readonly name: string
  /** Accepting the terms makes the account; the password of the account with this address joins it. */
  readonly needs: 'terms' | 'password'
}

export function dataOf(creation: Creation): Json {
  return { ...creation }
}

/** As `dataOf` wrote it. */
export function creationOf(data: Json): Creation | null {
  return isCreation(data) ? data : null
}

function isCreation(data: unknown): data is Creation {
  return typeof data === 'object' && data !== null && 'identity_key' in data && 'needs' in data
}
