import { defineContract, stream } from '../kernel/module-contract.ts'
import * as endpoints from './endpoints.ts'
import {
  AvailabilityGroupChanged,
  AvailabilityGroupCreated,
  AvailabilityGroupRemoved,
  availabilityEvents,
} from './events.ts'
import * as views from './views.ts'

export const availabilityContract = defineContract({
  name: 'availability',
  title: 'Availability',
  about: 'The hours in which a teacher gives lessons.',
  endpoints: Object.values(endpoints),
  events: availabilityEvents,
  streams: [
    stream('availabilitygroup', 'group_id', 'Hours in which a teacher gives lessons, local to the teacher’s zone.', [
      AvailabilityGroupCreated,
      AvailabilityGroupChanged,
      AvailabilityGroupRemoved,
    ]),
  ],
  views,
})
