import { definePages, page, teacher, titlesOf, user } from '../kernel/page.ts'

export const assignmentsPages = definePages({
  titles: {
    my_assignments: titlesOf('Quizy zadane mi', 'Quizzes assigned to me'),
    assignments: titlesOf('Zadane quizy', 'Assigned quizzes'),
    assignment: titlesOf('Zadany quiz', 'Assigned quiz'),
  },
  routes: [
    page('assignments.own', '/my-assignments', 'my_assignments', user),
    page('assignments.given', '/assignments', 'assignments', teacher),
    page('assignments.assignment', '/assignments/:id', 'assignment', user),
    page('assignments.try', '/assignments/:id/tries/:attempt', 'assignment', user),
  ],
})
