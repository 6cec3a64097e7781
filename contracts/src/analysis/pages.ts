import { definePages, page, staff, titlesOf } from '../kernel/page.ts'

export const analysisPages = definePages({
  titles: { admin_questions: titlesOf('Zaplecze: pytania do dziennika', 'Back office: questions to the log') },
  routes: [
    page('admin.questions', '/adminero/questions', 'admin_questions', staff('analyse')),
    page('admin.question-new', '/adminero/questions/new', 'admin_questions', staff('analyse')),
    page('admin.question', '/adminero/questions/:id', 'admin_questions', staff('analyse')),
  ],
})
