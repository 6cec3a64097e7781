import { countOf } from '../app/layouts/waiting.ts'
import { laterPages } from '../app/routing/later-pages.ts'
import type { AppModule } from '../app/routing/page.ts'
import { lessonNotices } from './notices.ts'

export const lessons: AppModule = {
  pages: {
    'lessons.all': () => import('./pages/AllLessonsPage.tsx'),
    'lessons.student': () => import('./pages/StudentLessonsPage.tsx'),
    'lessons.teacher': () => import('./pages/TeacherLessonsPage.tsx'),
    'lessons.lesson': () => import('./pages/LessonPage.tsx'),
    ...laterPages(['admin.lessons', 'admin.lesson-problems', 'admin.lesson-problem'], () => import('./page-files.ts')),
  },
  gates: {
    'lessons.all': 'lessons',
    'lessons.lesson': 'lessons',
    'lessons.student': 'lessons',
    'lessons.teacher': 'lessons_given',
  },
  menu: {
    teacher: [{ text: 'menu.lessons', icon: 'lesson', page: 'lessons.teacher' }],
    student: [{ text: 'menu.lessons', icon: 'lesson', page: 'lessons.student' }],
  },
  sections: {
    people: [{ name: 'lessons', icon: 'lesson', page: 'admin.lessons' }],
    help: [
      {
        name: 'lesson_problems',
        icon: 'lesson',
        page: 'admin.lesson-problems',
        count: countOf('lesson_problem'),
      },
    ],
  },
  notices: lessonNotices,
}
