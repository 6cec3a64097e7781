import { definePages, page, teacher, titled } from '../kernel/page.ts'

export const studentsPages = definePages({
  titles: {
    students: titled('Moi uczniowie', 'My students'),
  },
  routes: [page('students.own', '/students', 'students', teacher)],
})
