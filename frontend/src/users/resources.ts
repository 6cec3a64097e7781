import { listTeacherInvitations, listTeachers, listUsers, showUser } from '@kredka/contracts/users/endpoints'
import { createResource } from '../app/store/resource.ts'

export const people = createResource('users.list', listUsers)
export const personDetail = createResource('users.show', showUser)
export const teachers = createResource('users.teachers', listTeachers)
export const invitations = createResource('users.invitations', listTeacherInvitations)
