import { defineContract, stream } from '../kernel/module-contract.ts'
import * as endpoints from './endpoints.ts'
import {
  AdminCreated,
  AdminEntered,
  AdminLeft,
  AdminPasswordChanged,
  adminEvents,
  ProjectionSteered,
} from './events.ts'
import * as views from './views.ts'

export const adminContract = defineContract({
  name: 'admin',
  title: 'Back office',
  about: 'Sessions of the staff, and the read models.',
  endpoints: Object.values(endpoints),
  events: adminEvents,
  streams: [
    stream('admin', 'admin_id', 'Somebody of the staff.', [
      AdminCreated,
      AdminEntered,
      AdminLeft,
      AdminPasswordChanged,
    ]),
    stream('projectioncontrol', 'name', 'What an admin did with a read model.', [ProjectionSteered]),
  ],
  views,
})
