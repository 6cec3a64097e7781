import { admin, definePages, page, teacher, titled, user } from '../kernel/page.ts'

export const lessonsPages = definePages({
  titles: {
    lessons: titled('Lekcje', 'Lessons'),
    lesson: titled('Lekcja', 'Lesson'),
    student_lessons: titled('Moje lekcje', 'My lessons'),
    teacher_lessons: titled('Lekcje, które prowadzę', 'Lessons I give'),
    admin_lesson_problems: titled('Zaplecze: zgłoszenia do lekcji', 'Back office: lesson problems'),
  },
  routes: [
    page('lessons.all', '/lessons', 'lessons', user),
    page('lessons.lesson', '/lessons/:id', 'lesson', user),
    page('lessons.student', '/student/lessons', 'student_lessons', user),
    page('lessons.teacher', '/teacher/lessons', 'teacher_lessons', teacher),
    page('admin.lesson-problems', '/adminero/lesson-problems', 'admin_lesson_problems', admin),
    page('admin.lesson-problem', '/adminero/lesson-problems/:id', 'admin_lesson_problems', admin),
  ],
})
