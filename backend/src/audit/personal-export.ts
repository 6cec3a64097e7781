import { auditEvents, type PersonalExportBegan } from '@kredka/contracts/audit/events'
import { make } from '@kredka/contracts/kernel/events'
import type { Decider } from '../kernel/decider.ts'

/** Stream `personalexport-{export_id}`: a record of who took what out of the log and why, never refused (ANA-01). */
export const personalExportDecider: Decider<null, PersonalExportBegan['data'], PersonalExportBegan> = {
  category: 'personalexport',
  initial: null,
  evolve: () => null,
  decide: (_, data) => [make(auditEvents.PersonalExportBegan, data)],
}
