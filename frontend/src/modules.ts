import { accounts } from './accounts/module.ts'
import { admin } from './admin/module.ts'
import { analysis } from './analysis/module.ts'
import type { AppModule } from './app/routing/page.ts'
import { shell } from './app/shell.ts'
import { assignments } from './assignments/module.ts'
import { attempts } from './attempts/module.ts'
import { audit } from './audit/module.ts'
import { availability } from './availability/module.ts'
import { calendar } from './calendar/module.ts'
import { chat } from './chat/module.ts'
import { community } from './community/module.ts'
import { contests } from './contests/module.ts'
import { dashboard } from './dashboard/module.ts'
import { figures } from './figures/module.ts'
import { games } from './games/module.ts'
import { help } from './help/module.ts'
import { items } from './items/module.ts'
import { landing } from './landing/module.ts'
import { legal } from './legal/module.ts'
import { lessons } from './lessons/module.ts'
import { levels } from './levels/module.ts'
import { locker } from './locker/module.ts'
import { newsletter } from './newsletter/module.ts'
import { notifications } from './notifications/module.ts'
import { offers } from './offers/module.ts'
import { orders } from './orders/module.ts'
import { payments } from './payments/module.ts'
import { profiles } from './profiles/module.ts'
import { promotions } from './promotions/module.ts'
import { qualifications } from './qualifications/module.ts'
import { quizRequests } from './quiz-requests/module.ts'
import { quizRooms } from './quiz-rooms/module.ts'
import { quizzes } from './quizzes/module.ts'
import { repetition } from './repetition/module.ts'
import { reviews } from './reviews/module.ts'
import { rewards } from './rewards/module.ts'
import { searches } from './searches/module.ts'
import { settings } from './settings/module.ts'
import { students } from './students/module.ts'
import { topics } from './topics/module.ts'
import { users } from './users/module.ts'
import { workQueue } from './work-queue/module.ts'

/**
 * The modules of the application, one line each: `import { offers } from './offers/module.ts'`. Entries of menus and
 * sections of the back office stand in this order within their groups (section 2).
 */
export const MODULES: readonly AppModule[] = [
  shell,
  landing,
  accounts,
  dashboard,
  users,
  availability,
  offers,
  lessons,
  orders,
  searches,
  students,
  reviews,
  qualifications,
  topics,
  quizzes,
  attempts,
  contests,
  assignments,
  quizRequests,
  rewards,
  items,
  quizRooms,
  promotions,
  calendar,
  payments,
  locker,
  chat,
  notifications,
  profiles,
  settings,
  legal,
  games,
  levels,
  community,
  help,
  newsletter,
  admin,
  workQueue,
  audit,
  figures,
  analysis,
  repetition,
]
