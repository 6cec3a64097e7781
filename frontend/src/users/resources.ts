import { listTeacherInvitations, listTeachers, listUsers, showUser } from '@kredka/contracts/users/endpoints'
import { createResource } from '../app/store/resource.ts'

export const people = createResource('users.list', listUsers, { on: ['account', 'beta_feature'] })
export const personDetail = createResource('users.show', showUser, {
  on: ['account', 'beta_feature'],
  about: ({ id }) => id,
})
export const teachers = createResource('users.teachers', listTeachers, { on: ['account'] })
export const invitations = createResource('users.invitations', listTeacherInvitations, { on: ['invitation'] })
