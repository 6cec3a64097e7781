import { auditEvents, type PrivateEventRead } from '@kredka/contracts/audit/events'
import { make } from '@kredka/contracts/kernel/events'
import type { Decider } from '../kernel/decider.ts'

type Read = Omit<PrivateEventRead['data'], 'subject_id'> & { readonly subjects: readonly string[] }

/** Stream `privateread-{event_id}`: a record of who looked, never refused (ADM-03). */
export const privateReadDecider: Decider<null, Read, PrivateEventRead> = {
  category: 'privateread',
  initial: null,
  evolve: () => null,
  decide: (_, { subjects, ...read }) =>
    subjects.map((subject_id) => make(auditEvents.PrivateEventRead, { ...read, subject_id })),
}
