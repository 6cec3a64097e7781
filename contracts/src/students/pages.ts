import { definePages, page, teacher, titlesOf } from '../kernel/page.ts'

export const studentsPages = definePages({
  titles: {
    students: titlesOf('Moi uczniowie', 'My students'),
  },
  routes: [page('students.own', '/students', 'students', teacher)],
})
