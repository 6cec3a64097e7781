import { defineContract, stream } from '../kernel/module-contract.ts'
import * as endpoints from './endpoints.ts'
import {
  AdminCreated,
  AdminEntered,
  AdminLeft,
  AdminPasswordChanged,
  adminEvents,
  ProjectionSteered,
  StaffAccessEnded,
  StaffRoleChanged,
} from './events.ts'
import * as views from './views.ts'

export const adminContract = defineContract({
  name: 'admin',
  title: 'Back office',
  about: 'The staff with their roles and sessions, and the read models.',
  endpoints: Object.values(endpoints),
  events: adminEvents,
  streams: [
    stream('admin', 'admin_id', 'Somebody of the staff.', [
      AdminCreated,
      AdminEntered,
      AdminLeft,
      AdminPasswordChanged,
    ]),
    stream('staff', 'house', 'Who of the staff may do what, and who is of it no longer.', [
      StaffRoleChanged,
      StaffAccessEnded,
    ]),
    stream('projectioncontrol', 'name', 'What an admin did with a read model.', [ProjectionSteered]),
  ],
  views,
})
