import { showPersonFile } from '@kredka/contracts/privacy/endpoints'
import { listFeatures } from '@kredka/contracts/settings/endpoints'
import { listTeacherInvitations, listTeachers, listUsers, showUser } from '@kredka/contracts/users/endpoints'
import { createResource } from '../app/store/resource.ts'

export const people = createResource(listUsers, { on: ['account', 'beta_feature'] })
export const personDetail = createResource(showUser, {
  on: ['account', 'beta_feature'],
  about: ({ id }) => id,
})
/** Read for a reason alone, and only by who asked for it. */
export const personFile = createResource(showPersonFile)
export const teachers = createResource(listTeachers, { on: ['account'] })
export const invitations = createResource(listTeacherInvitations, { on: ['invitation'] })
export const features = createResource(listFeatures, { on: ['beta_feature'] })
