import { adminEvents } from '@kredka/contracts/admin/events'
import { type Policy, when } from '../kernel/policy.ts'
import type { Tools } from '../kernel/tools.ts'

/** Whoever is of the staff no longer is out at once, on every device, and cannot come back (ADM-07). */
export function adminPolicies({ vault }: Pick<Tools, 'vault'>): readonly Policy[] {
  return [
    {
      name: 'admin.end-access',
      inline: true,
      on: when(adminEvents.StaffAccessEnded, async ({ data: { admin_id } }) => {
        await vault.adminCredentials.remove(admin_id)
        await vault.adminSessions.endAllOf(admin_id)
      }),
    },
  ]
}
