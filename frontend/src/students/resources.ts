import { getStudent, listStudentLessons, listStudents } from '@kredka/contracts/students/endpoints'
import { createResource } from '../app/store/resource.ts'

export const students = createResource(listStudents, {
  on: ['student', 'lesson', 'payment', 'profile'],
})
export const student = createResource(getStudent, {
  on: ['student', 'lesson', 'payment', 'profile'],
})
export const studentLessons = createResource(listStudentLessons, { on: ['lesson', 'payment'] })
