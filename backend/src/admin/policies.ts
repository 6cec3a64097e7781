import { adminEvents } from '@kredka/contracts/admin/events'
import { type Policy, when } from '../kernel/policy.ts'
import type { Tools } from '../kernel/tools.ts'

/**
 * Whoever is of the staff no longer is out at once, on every device, and cannot come back (ADM-07). The secret of a
 * second factor goes with it, named by its own id: one that was set up since stays (ADM-08).
 */
export function adminPolicies({ vault }: Pick<Tools, 'vault'>): readonly Policy[] {
  const endLogins = async (admin_id: string) => {
    await vault.adminSessions.endAllOf(admin_id)
    await vault.halfLogins.endAllOf(admin_id)
  }
  return [
    {
      name: 'admin.end-access',
      inline: true,
      on: when(adminEvents.StaffAccessEnded, async ({ data: { admin_id } }) => {
        await vault.adminCredentials.remove(admin_id)
        await endLogins(admin_id)
        await vault.secondFactors.removeAllOf(admin_id)
      }),
    },
    {
      name: 'admin.drop-second-factor',
      inline: true,
      on: {
        ...when(adminEvents.SecondFactorTurnedOff, ({ data: { factor_id } }) => vault.secondFactors.remove(factor_id)),
        ...when(adminEvents.SecondFactorReset, async ({ data: { admin_id, factor_id } }) => {
          await vault.secondFactors.remove(factor_id)
          await endLogins(admin_id)
        }),
      },
    },
  ]
}
