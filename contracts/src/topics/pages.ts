import { definePages, page, staff, teacher, titlesOf } from '../kernel/page.ts'

export const topicsPages = definePages({
  titles: {
    my_topics: titlesOf('Moje tematy', 'My topics'),
    admin_exercises: titlesOf('Zaplecze: zadania', 'Back office: exercises'),
  },
  routes: [
    page('topics.own', '/my-topics', 'my_topics', teacher),
    page('topics.topic', '/my-topics/:id', 'my_topics', teacher),
    page('admin.exercises', '/adminero/exercises', 'admin_exercises', staff('moderate')),
    page('admin.exercise', '/adminero/exercises/:id', 'admin_exercises', staff('moderate')),
  ],
})
