import { accountsContract } from '@kredka/contracts/accounts/contract'
import { accountsProjection } from '@kredka/projections/accounts/projection'
import { accountAnswerers } from '@kredka/projections/accounts/queries'
import type { Module } from '../kernel/module.ts'
import { deletionHandlers } from './deletion-handlers.ts'
import { deletionAlarms } from './deletion-policies.ts'
import { unconfirmedSignups } from './forget-policies.ts'
import { accountHints } from './hints.ts'
import { passwordHandlers } from './password-handlers.ts'
import { accountPolicies } from './policies.ts'
import { sessionAnswerers, sessionHandlers } from './session-handlers.ts'
import { signupHandlers } from './signup-handlers.ts'

export { accountDecider } from './account.ts'
export { accountExists, isAddressProven, isOpenAccount, ownerOfEmail } from './facts.ts'
export { addressed, last, type Person, personOf } from './people.ts'
export { createStanding } from './standing.ts'

import { linkedAnswerer, providersAnswerer, thirdPartyHandlers } from './third-party/handlers.ts'
import type { Providers } from './third-party/providers.ts'
import { accountTimeline } from './timeline.ts'

export { providersOf } from './third-party/providers.ts'

export interface AccountParts {
  /** Third parties that are configured. */
  readonly providers: Providers
}

/** Who has an account, and the ways in: password, third parties. */
export function createAccounts({ providers }: AccountParts): Module {
  return {
    ...accountsContract,
    hints: accountHints,
    projections: [accountsProjection],
    handlers: (tools) => [
      ...sessionHandlers(tools),
      ...signupHandlers(tools),
      ...passwordHandlers(tools),
      ...thirdPartyHandlers(tools, providers),
      ...deletionHandlers(tools),
    ],
    answerers: (tools) => [
      ...accountAnswerers,
      ...sessionAnswerers(tools),
      providersAnswerer(providers),
      linkedAnswerer(tools),
    ],
    policies: accountPolicies,
    alarms: (tools) => [...deletionAlarms(tools), unconfirmedSignups(tools)],
    timelines: [accountTimeline],
    records: ({ vault }) => [{ name: 'sessions', of: (userId) => vault.sessions.list(userId) }],
  }
}
