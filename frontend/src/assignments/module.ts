import type { AppModule } from '../app/routing/page.ts'
import { assignmentNotices } from './notices.ts'
import { useAwaitedCount } from './useAwaitedCount.ts'

export const assignments: AppModule = {
  pages: {
    'assignments.own': () => import('./pages/OwnAssignmentsPage.tsx'),
    'assignments.given': () => import('./pages/GivenAssignmentsPage.tsx'),
    'assignments.assignment': () => import('./pages/AssignmentPage.tsx'),
    'assignments.try': () => import('./pages/TryPage.tsx'),
  },
  gates: {
    'assignments.own': 'assignments',
    'assignments.given': 'assignments_given',
    'assignments.assignment': 'assignments',
    'assignments.try': 'assignments',
  },
  menu: {
    student: [
      {
        text: 'menu.my_assignments',
        icon: 'check',
        page: 'assignments.own',
        count: { use: useAwaitedCount, words: 'menu.assignments_awaited' },
      },
    ],
    teacher: [{ text: 'menu.assignments', icon: 'check', page: 'assignments.given' }],
  },
  notices: assignmentNotices,
}
