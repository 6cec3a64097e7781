import { usersContract } from '@kredka/contracts/users/contract'
import { usersProjection } from '@kredka/projections/users/projection'
import { teacherQueryHandlers } from '@kredka/projections/users/teacher-queries'
import { addressDocument, userDocuments, userQueryHandlers } from '@kredka/projections/users/user-queries'
import type { Module } from '../kernel/module.ts'
import { streamState } from '../kernel/stream-state.ts'
import { addressListDecider, addressListHandlers, isAddressListOpen } from './address-list.ts'
import { forgetInvitations } from './forgetting.ts'
import { userHints } from './hints.ts'
import { invitationDecider } from './invitation.ts'
import { invitedHandlers } from './invited-handlers.ts'
import { invitingHandlers } from './inviting-handlers.ts'
import { loginsDecider } from './logins.ts'
import { userMails } from './mails.ts'
import { userPolicies } from './policies.ts'
import { userHandlers } from './user-handlers.ts'

/** The back office's users and teacher requests, and invitations to teach (ADM-02, PRO-03). */
export const users: Module = {
  ...usersContract,
  states: [streamState(invitationDecider), streamState(loginsDecider), streamState(addressListDecider)],
  mails: userMails,
  hints: userHints,
  projections: [usersProjection],
  handlers: (tools) => [
    ...userHandlers(tools),
    ...addressListHandlers(tools),
    ...invitingHandlers(tools),
    ...invitedHandlers(tools),
  ],
  queryHandlers: ({ vault }) => [
    ...userQueryHandlers(async (user_id) =>
      (await vault.sessions.list(user_id)).map(({ session_id: id, ...session }) => ({ id, ...session })),
    ),
    ...teacherQueryHandlers,
  ],
  documents: (tools) => [...userDocuments, addressDocument(isAddressListOpen(tools))],
  policies: userPolicies,
  alarms: (tools) => [forgetInvitations(tools)],
}
