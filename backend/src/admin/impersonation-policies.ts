import { accountEvents } from '@kredka/contracts/accounts/events'
import { adminEvents } from '@kredka/contracts/admin/events'
import { type Alarm, type Policy, type Reaction, rejectionOf, when } from '../kernel/policy.ts'
import type { Tools } from '../kernel/tools.ts'
import type { ImpersonationsOf } from '../vault/impersonations.ts'
import type { ImpersonationEnd } from './impersonation.ts'
import { endImpersonationOf, endImpersonations } from './impersonation-end.ts'

/** What ends looking through somebody's eyes before its time (ADM-03), noted with why. */
export function impersonationPolicies({ vault }: Pick<Tools, 'vault'>): readonly Policy[] {
  const end = async (whose: ImpersonationsOf, how: ImpersonationEnd, { write, context }: Reaction): Promise<void> =>
    endImpersonations({ vault, write }, whose, how, (id) => context('admin.end_impersonation', id))
  const roleOver = ({ data: { admin_id } }: OfAdmin, reaction: Reaction) => end({ admin_id }, 'role_over', reaction)
  const loginsOver = ({ data: { admin_id } }: OfAdmin, reaction: Reaction) => end({ admin_id }, 'login_over', reaction)
  const closed = ({ data: { user_id } }: OfUser, reaction: Reaction) => end({ user_id }, 'account_closed', reaction)
  return [
    {
      name: 'admin.end-impersonations',
      inline: true,
      on: {
        ...when(adminEvents.StaffAccessEnded, roleOver),
        ...when(adminEvents.StaffRoleChanged, roleOver),
        ...when(adminEvents.AdminPasswordChanged, loginsOver),
        ...when(adminEvents.SecondFactorTurnedOn, loginsOver),
        ...when(adminEvents.SecondFactorTurnedOff, loginsOver),
        ...when(adminEvents.SecondFactorReset, loginsOver),
        ...when(adminEvents.AdminLeft, ({ data: { admin_id } }, reaction) =>
          end({ admin_id, without_session: true }, 'login_over', reaction),
        ),
        ...when(accountEvents.AccountBlocked, closed),
        ...when(accountEvents.AccountDeleted, closed),
      },
    },
  ]
}

interface OfAdmin {
  readonly data: { readonly admin_id: string }
}
interface OfUser {
  readonly data: { readonly user_id: string }
}

/** Its time is over. */
export function impersonationAlarms({ vault }: Pick<Tools, 'vault'>): readonly Alarm[] {
  return [
    {
      name: 'admin.end-impersonation',
      set: {
        [adminEvents.ImpersonationBegan.name]: ({ data }) => ({
          key: String(data['impersonation_id']),
          due_at: String(data['ends_at']),
        }),
        [adminEvents.ImpersonationEnded.name]: ({ data }) => ({ key: String(data['impersonation_id']), off: true }),
      },
      fire: async ({ key: impersonation_id }, { write, context }) => {
        const over = { impersonation_id, how: 'time_over' } as const
        return rejectionOf(await endImpersonationOf({ vault, write }, over, context('admin.end_impersonation')))
      },
    },
  ]
}
