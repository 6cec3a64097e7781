import { jobEvents as e } from '@kredka/contracts/jobs/events'
import { type Hints, hints } from '../kernel/hints.ts'

/** What admins do with jobs. How far a run is stands outside the log: pages that show it look for themselves. */
export const jobHints: Hints = {
  ...hints([e.JobStartedByHand, e.JobStoppedByHand], ({ data }) => [{ to: 'admins', entity: 'job', id: data.job }]),
  ...hints([e.PolicySteered, e.AlarmSteered], () => [{ to: 'admins', entity: 'job' }]),
}
