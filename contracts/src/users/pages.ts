import { definePages, page, staff, titlesOf } from '../kernel/page.ts'

export const usersPages = definePages({
  titles: {
    admin_users: titlesOf('Zaplecze: użytkownicy', 'Back office: users'),
    admin_person_file: titlesOf('Zaplecze: wszystko o osobie', 'Back office: everything about a person'),
    admin_teacher_requests: titlesOf('Zaplecze: zgłoszenia korepetytorów', 'Back office: teacher requests'),
  },
  routes: [
    page('admin.users', '/adminero/users', 'admin_users', staff('support')),
    page('admin.user', '/adminero/users/:id', 'admin_users', staff('support')),
    page('admin.person-file', '/adminero/users/:id/data', 'admin_person_file', staff('private')),
    page('admin.teacher-requests', '/adminero/teacher-requests', 'admin_teacher_requests', staff('support')),
  ],
})
