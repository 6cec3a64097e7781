import {
  confirmFacebookAccount,
  confirmGoogleAccount,
  listProviders,
  verifyFacebookToken,
  verifyGoogleToken,
} from '@kredka/contracts/accounts/endpoints'
import type { Provider } from '@kredka/contracts/accounts/rules'
import { createResource } from '../../app/store/resource.ts'

/** The third parties that are configured here. */
export const providers = createResource(listProviders)

interface ThirdParty {
  /** As it calls itself, in every language. */
  readonly name: string
  readonly verify: typeof verifyGoogleToken
  readonly confirm: typeof confirmGoogleAccount
}

export const THIRD_PARTIES: Readonly<Record<Provider, ThirdParty>> = {
  google: { name: 'Google', verify: verifyGoogleToken, confirm: confirmGoogleAccount },
  facebook: { name: 'Facebook', verify: verifyFacebookToken, confirm: confirmFacebookAccount },
}
