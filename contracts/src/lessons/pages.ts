import { definePages, page, staff, teacher, titlesOf, user } from '../kernel/page.ts'

export const lessonsPages = definePages({
  titles: {
    lessons: titlesOf('Lekcje', 'Lessons'),
    lesson: titlesOf('Lekcja', 'Lesson'),
    student_lessons: titlesOf('Moje lekcje', 'My lessons'),
    teacher_lessons: titlesOf('Lekcje, które prowadzę', 'Lessons I give'),
    admin_lessons: titlesOf('Zaplecze: lekcje', 'Back office: lessons'),
    admin_lesson_problems: titlesOf('Zaplecze: zgłoszenia do lekcji', 'Back office: lesson problems'),
  },
  routes: [
    page('lessons.all', '/lessons', 'lessons', user),
    page('lessons.lesson', '/lessons/:id', 'lesson', user),
    page('lessons.student', '/student/lessons', 'student_lessons', user),
    page('lessons.teacher', '/teacher/lessons', 'teacher_lessons', teacher),
    page('admin.lessons', '/adminero/lessons', 'admin_lessons', staff('support')),
    page('admin.lesson-problems', '/adminero/lesson-problems', 'admin_lesson_problems', staff('support')),
    page('admin.lesson-problem', '/adminero/lesson-problems/:id', 'admin_lesson_problems', staff('support')),
  ],
})
