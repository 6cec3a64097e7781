import type { AppModule } from '../app/routing/page.ts'
import { quizRequestNotices } from './notices.ts'
import { useOpenCount } from './useOpenCount.ts'

export const quizRequests: AppModule = {
  pages: {
    'quiz-requests.own': () => import('./pages/OwnRequestsPage.tsx'),
    'quiz-requests.received': () => import('./pages/ReceivedRequestsPage.tsx'),
    'quiz-requests.link': () => import('./pages/QuizLinkPage.tsx'),
    'quiz-requests.request': () => import('./pages/RequestPage.tsx'),
  },
  gates: {
    'quiz-requests.own': 'quiz_requests',
    'quiz-requests.received': 'quiz_requests_received',
    'quiz-requests.request': 'quiz_requests',
  },
  menu: {
    student: [{ text: 'menu.my_quiz_requests', icon: 'mail', page: 'quiz-requests.own' }],
    teacher: [
      {
        text: 'menu.quiz_requests',
        icon: 'mail',
        page: 'quiz-requests.received',
        count: { use: useOpenCount, words: 'menu.quiz_requests_open' },
      },
    ],
  },
  notices: quizRequestNotices,
}
