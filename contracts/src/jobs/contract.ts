import { defineContract, stream } from '../kernel/module-contract.ts'
import * as endpoints from './endpoints.ts'
import { AlarmSteered, DayBegan, JobStartedByHand, JobStoppedByHand, jobEvents, PolicySteered } from './events.ts'
import * as views from './views.ts'

export const jobsContract = defineContract({
  name: 'jobs',
  title: 'Background work',
  about: 'Jobs and schedules, in the back office.',
  endpoints: Object.values(endpoints),
  events: jobEvents,
  streams: [
    stream('day', 'date', 'A day of Europe/Warsaw began.', [DayBegan]),
    stream('job', 'name', 'What an admin did with a background job.', [JobStartedByHand, JobStoppedByHand]),
    stream('alarmcontrol', 'alarm', 'What an admin did with an alarm that failed.', [AlarmSteered]),
    stream('policycontrol', 'policy', 'What an admin did with an event that a policy failed on.', [PolicySteered]),
  ],
  views,
})
