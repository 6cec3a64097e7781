import { admin, definePages, page, titlesOf } from '../kernel/page.ts'

export const usersPages = definePages({
  titles: {
    admin_users: titlesOf('Zaplecze: użytkownicy', 'Back office: users'),
    admin_teacher_requests: titlesOf('Zaplecze: zgłoszenia korepetytorów', 'Back office: teacher requests'),
  },
  routes: [
    page('admin.users', '/adminero/users', 'admin_users', admin),
    page('admin.user', '/adminero/users/:id', 'admin_users', admin),
    page('admin.teacher-requests', '/adminero/teacher-requests', 'admin_teacher_requests', admin),
  ],
})
