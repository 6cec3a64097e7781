import { definePages, page, staff, titlesOf } from '../kernel/page.ts'

export const contestsPages = definePages({
  titles: {
    admin_contests: titlesOf('Zaplecze: sporne klucze', 'Back office: contested keys'),
  },
  routes: [page('admin.quiz-contests', '/adminero/quiz-contests', 'admin_contests', staff('moderate'))],
})
