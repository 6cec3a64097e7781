import { accountsContract } from '@kredka/contracts/accounts/contract'
import { accountsProjection } from '@kredka/projections/accounts/projection'
import { accountQueryHandlers } from '@kredka/projections/accounts/queries'
import type { Module } from '../kernel/module.ts'
import { streamState } from '../kernel/stream-state.ts'
import { accountDecider } from './account.ts'
import { deletionDecider } from './deletion.ts'
import { deletionHandlers } from './deletion-handlers.ts'
import { deletionAlarms } from './deletion-policies.ts'
import { emailDecider } from './email.ts'
import { forgetUnconfirmedSignups } from './forget-policies.ts'
import { accountHints } from './hints.ts'
import { accountMails } from './mails.ts'
import { passwordHandlers } from './password-handlers.ts'
import { accountPolicies } from './policies.ts'
import { signupDecider } from './requests.ts'
import { sessionHandlers, sessionQueryHandlers } from './session-handlers.ts'
import { type FindGuestSeat, signupHandlers } from './signup-handlers.ts'
import { siteAccountDecider } from './site-account.ts'
import { identityDecider } from './third-party/identity.ts'

export { accountDecider } from './account.ts'
export { createAccountStatuses } from './account-status.ts'
export { accountExists, isAddressProven, isOpenAccount, ownerOfEmail, playedBefore } from './facts.ts'
export { personOf, toMailAddressee } from './people.ts'
export { openSiteAccount } from './site-account.ts'

import { linkedQueryHandler, providersQueryHandler, thirdPartyHandlers } from './third-party/handlers.ts'
import type { Providers } from './third-party/providers.ts'
import { accountTimeline } from './timeline.ts'

export { providersOf } from './third-party/providers.ts'

export interface AccountParts {
  /** Third parties that are configured. */
  readonly providers: Providers
  readonly findGuestSeat: FindGuestSeat
}

/** Who has an account, and the ways in: password, third parties. */
export function createAccounts({ providers, findGuestSeat }: AccountParts): Module {
  return {
    ...accountsContract,
    states: [
      streamState(accountDecider),
      streamState(deletionDecider, 'deletion'),
      streamState(emailDecider),
      streamState(signupDecider),
      streamState(siteAccountDecider),
      streamState(identityDecider),
    ],
    mails: accountMails,
    hints: accountHints,
    projections: [accountsProjection],
    handlers: (tools) => [
      ...sessionHandlers(tools),
      ...signupHandlers(tools, findGuestSeat),
      ...passwordHandlers(tools),
      ...thirdPartyHandlers(tools, providers),
      ...deletionHandlers(tools),
    ],
    queryHandlers: (tools) => [
      ...accountQueryHandlers,
      ...sessionQueryHandlers(tools),
      providersQueryHandler(providers),
      linkedQueryHandler(tools),
    ],
    policies: accountPolicies,
    alarms: (tools) => [...deletionAlarms(tools), forgetUnconfirmedSignups(tools)],
    timelines: [accountTimeline],
    records: ({ vault }) => [{ name: 'sessions', of: (userId) => vault.sessions.list(userId) }],
  }
}
