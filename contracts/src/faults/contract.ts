import { defineContract, stream } from '../kernel/module-contract.ts'
import * as endpoints from './endpoints.ts'
import { FaultIgnored, FaultReopened, FaultResolved, faultEvents } from './events.ts'
import * as views from './views.ts'

export const faultsContract = defineContract({
  name: 'faults',
  title: 'Error log',
  about: 'Faults of server, jobs, crons and browsers, in the back office.',
  endpoints: Object.values(endpoints),
  events: faultEvents,
  streams: [
    stream('fault', 'fault_id', 'What staff decided about a fault.', [FaultResolved, FaultIgnored, FaultReopened]),
  ],
  views,
})
