import * as endpoints from '@kredka/contracts/accounts/endpoints'
import { accountEvents } from '@kredka/contracts/accounts/events'
import { accountsProjection } from '@kredka/projections/accounts/projection'
import { accountAnswerers } from '@kredka/projections/accounts/queries'
import type { Module } from '../kernel/module.ts'
import { accountPolicies } from './policies.ts'
import { sessionHandlers } from './session-handlers.ts'
import { signupHandlers } from './signup-handlers.ts'

export { last, type Person, personOf } from './people.ts'
export { createStanding } from './standing.ts'

export const accounts: Module = {
  name: 'accounts',
  endpoints: Object.values(endpoints),
  events: accountEvents,
  projections: [accountsProjection],
  handlers: (tools) => [...sessionHandlers(tools), ...signupHandlers(tools)],
  answerers: () => accountAnswerers,
  policies: accountPolicies,
}
