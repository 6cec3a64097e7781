import { accounts } from './accounts/module.ts'
import { admin } from './admin/module.ts'
import { analysis } from './analysis/module.ts'
import { assignments } from './assignments/module.ts'
import { attempts } from './attempts/module.ts'
import { audit } from './audit/module.ts'
import { availability } from './availability/module.ts'
import { calendar } from './calendar/module.ts'
import { chat } from './chat/module.ts'
import { community } from './community/module.ts'
import { contests } from './contests/module.ts'
import { dashboard } from './dashboard/module.ts'
import { faults } from './faults/module.ts'
import { figures } from './figures/module.ts'
import { files } from './files/module.ts'
import { games } from './games/module.ts'
import { help } from './help/module.ts'
import { jobs } from './jobs/module.ts'
import { landing } from './landing/module.ts'
import { legal } from './legal/module.ts'
import { lessons } from './lessons/module.ts'
import { levels } from './levels/module.ts'
import { locker } from './locker/module.ts'
import { mail } from './mail/module.ts'
import { newsletter } from './newsletter/module.ts'
import { notifications } from './notifications/module.ts'
import { offers } from './offers/module.ts'
import { orders } from './orders/module.ts'
import { payments } from './payments/module.ts'
import { privacy } from './privacy/module.ts'
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
 * Every module that has pages, errors or things that change: a new one is a line here. Addresses, titles, error codes
 * and kinds of hints follow from it. What a module says to those who call the API or read the log stands in its
 * `contract.ts`, which browsers do not load.
 */
export const MODULES = [
  landing,
  files,
  accounts,
  dashboard,
  privacy,
  profiles,
  qualifications,
  offers,
  availability,
  calendar,
  searches,
  topics,
  settings,
  users,
  community,
  chat,
  orders,
  promotions,
  payments,
  lessons,
  students,
  reviews,
  notifications,
  locker,
  quizzes,
  attempts,
  contests,
  assignments,
  quizRequests,
  rewards,
  quizRooms,
  // its addresses lie beneath those of games, which would take them for a game’s
  levels,
  games,
  admin,
  audit,
  figures,
  faults,
  analysis,
  jobs,
  mail,
  newsletter,
  help,
  legal,
  repetition,
  workQueue,
] as const
