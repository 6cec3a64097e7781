import { laterPages } from '../app/routing/later-pages.ts'
import type { AppModule } from '../app/routing/page.ts'

export const admin: AppModule = {
  pages: laterPages(
    [
      'admin.login',
      'admin.account',
      'admin.security',
      'admin.staff',
      'admin.home',
      'admin.offers',
      'admin.offer',
      'admin.offer-requests',
      'admin.offer-request',
      'admin.sent-emails',
      'admin.sent-email',
      'admin.read-models',
      'admin.crons',
      'admin.background-jobs',
      'admin.job',
      'admin.errors',
      'admin.error',
    ],
    () => import('./page-files.ts'),
  ),
  sections: {
    home: [{ name: 'home', icon: 'home', page: 'admin.home' }],
    help: [{ name: 'sent_emails', icon: 'mail', page: 'admin.sent-emails' }],
    engine: [
      { name: 'crons', icon: 'clock', page: 'admin.crons' },
      { name: 'background_jobs', icon: 'refresh', page: 'admin.background-jobs' },
      { name: 'read_models', icon: 'database', page: 'admin.read-models' },
      { name: 'errors', icon: 'warning', page: 'admin.errors' },
    ],
    own: [
      { name: 'staff', icon: 'users', page: 'admin.staff' },
      { name: 'account', icon: 'user', page: 'admin.account' },
    ],
  },
}
