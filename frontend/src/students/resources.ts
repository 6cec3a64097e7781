import { getStudent, listStudentLessons, listStudents } from '@kredka/contracts/students/endpoints'
import { createResource } from '../app/store/resource.ts'

export const students = createResource('students.list', listStudents, {
  on: ['student', 'lesson', 'payment', 'profile'],
})
export const student = createResource('students.show', getStudent, {
  on: ['student', 'lesson', 'payment', 'profile'],
})
export const studentLessons = createResource('students.lessons', listStudentLessons, { on: ['lesson', 'payment'] })
