import { countOf } from '../app/layouts/waiting.ts'
import { laterPages } from '../app/routing/later-pages.ts'
import type { AppModule } from '../app/routing/page.ts'
import { quizNotices } from './notices.ts'

export const quizzes: AppModule = {
  pages: {
    'quizzes.browse': () => import('./pages/QuizzesPage.tsx'),
    'quizzes.own': () => import('./pages/MyQuizzesPage.tsx'),
    'quizzes.own-quiz': () => import('./pages/OwnQuizPage.tsx'),
    'quizzes.keys': () => import('./pages/KeysPage.tsx'),
    'quizzes.correct-key': () => import('./pages/CorrectKeyPage.tsx'),
    'quizzes.create': () => import('./pages/CreateQuizPage.tsx'),
    'quizzes.import': () => import('./pages/ImportPage.tsx'),
    'quizzes.edit': () => import('./pages/EditQuizPage.tsx'),
    'quizzes.history': () => import('./pages/HistoryPage.tsx'),
    'quizzes.random': () => import('./pages/RandomQuizPage.tsx'),
    'quizzes.quiz': () => import('./pages/QuizPage.tsx'),
    ...laterPages(
      [
        'admin.quizes-panel',
        'admin.quiz-questions',
        'admin.quiz-questions-generator',
        'admin.site-quizzes',
        'admin.site-quiz',
        'admin.quiz',
        'admin.corrected-keys',
        'admin.quiz-key',
      ],
      () => import('./page-files.ts'),
    ),
  },
  gates: {
    'quizzes.own': 'quizzes_own',
    'quizzes.own-quiz': 'quizzes_own',
    'quizzes.keys': 'quizzes_own',
    'quizzes.correct-key': 'quizzes_own',
    'quizzes.create': 'quiz_create',
    'quizzes.import': 'quiz_create',
    'quizzes.edit': 'quiz_create',
  },
  menu: {
    student: [{ text: 'menu.quizes', icon: 'quiz', page: 'quizzes.browse', alone: true }],
    teacher: [{ text: 'menu.my_quizes', icon: 'quiz', page: 'quizzes.own' }],
  },
  sections: {
    learning: [
      { name: 'quizes_panel', icon: 'quiz', page: 'admin.quizes-panel', count: countOf('quiz') },
      { name: 'quiz_questions', icon: 'info', page: 'admin.quiz-questions' },
      { name: 'corrected_keys', icon: 'check', page: 'admin.corrected-keys' },
      { name: 'generator', icon: 'new', page: 'admin.quiz-questions-generator' },
      { name: 'site_quizzes', icon: 'copy', page: 'admin.site-quizzes' },
    ],
  },
  notices: quizNotices,
}
