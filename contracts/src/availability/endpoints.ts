import { command, Done, query } from '../kernel/endpoints.ts'
import { Id, Obj, Text, Type } from '../kernel/schema.ts'
import { GROUP_NAME_MAX } from './rules.ts'
import { AskedEntries, AvailabilityEntry, AvailabilityGroupView } from './views.ts'

export const listAvailabilityGroups = query('availability.groups', {
  path: 'GET /availability/groups',
  access: 'teacher',
  about: 'The teacher’s availability groups.',
  answer: Type.Array(AvailabilityGroupView),
})

export const getAvailability = query('availability.entries', {
  path: 'GET /availability',
  access: 'teacher',
  of: 'availability_group.teacher',
  about: 'The entries of one group.',
  query: Obj({ availability_group_id: Id }),
  answer: Type.Array(AvailabilityEntry),
  errors: ['AVAILABILITY_GROUP_NOT_FOUND'],
})

const group = Obj({ name: Text(GROUP_NAME_MAX), entries: AskedEntries })
const faults = ['AVAILABILITY_TOO_SHORT', 'AVAILABILITY_OVERLAPS'] as const

export const createAvailabilityGroup = command('availability.create_group', {
  path: 'POST /availability/groups',
  access: 'teacher',
  about: 'Creates a group of availability entries.',
  body: group,
  answer: Obj({ id: Id }),
  errors: [...faults, 'AVAILABILITY_GROUPS_FULL'],
})

export const changeAvailabilityGroup = command('availability.change_group', {
  path: 'POST /availability/groups/{id}',
  access: 'teacher',
  of: 'availability_group.teacher',
  about: 'Replaces name and entries of a group.',
  params: Obj({ id: Id }),
  body: group,
  answer: Done,
  errors: [...faults, 'AVAILABILITY_GROUP_NOT_FOUND'],
})

export const removeAvailabilityGroup = command('availability.remove_group', {
  path: 'POST /availability/groups/{id}/remove',
  access: 'teacher',
  of: 'availability_group.teacher',
  about: 'Removes a group. Offers that use it have no free time until they name another.',
  params: Obj({ id: Id }),
  answer: Done,
  errors: ['AVAILABILITY_GROUP_NOT_FOUND'],
})
