import { getCurrentUser, getTeacher } from '@kredka/contracts/profiles/endpoints'
import { createResource } from '../app/store/resource.ts'

export const currentUser = createResource('profiles.current', getCurrentUser)
export const teacher = createResource('profiles.teacher', getTeacher)
