import type { EventDefinition } from '@kredka/contracts/kernel/events'
import { privacyContract } from '@kredka/contracts/privacy/contract'
import type { Projection } from '@kredka/projections/kernel/projection'
import { type AccountParts, createAccounts } from '../accounts/index.ts'
import { type AdminParts, createAdmin } from '../admin/index.ts'
import { type AnalysisParts, createAnalysis } from '../analysis/index.ts'
import { createAssignments } from '../assignments/index.ts'
import { createAttempts } from '../attempts/index.ts'
import { createAudit } from '../audit/index.ts'
import { availability } from '../availability/index.ts'
import { belongings } from '../belongings/index.ts'
import { calendar } from '../calendar/index.ts'
import { type ChatParts, createChat } from '../chat/index.ts'
import { community } from '../community/index.ts'
import { contests } from '../contests/index.ts'
import { data } from '../data/index.ts'
import { createDocs, type Docs, type DocsParts } from '../docs/index.ts'
import { faults } from '../faults/index.ts'
import { createFigures } from '../figures/index.ts'
import { files } from '../files/index.ts'
import { createGames, type GameParts } from '../games/index.ts'
import { createHelp, type HelpParts } from '../help/index.ts'
import { items } from '../items/index.ts'
import { createJobs, type JobParts, type Jobs } from '../jobs/index.ts'
import type { Module } from '../kernel/module.ts'
import { legal } from '../legal/index.ts'
import { lessons } from '../lessons/index.ts'
import { levels } from '../levels/index.ts'
import { locker } from '../locker/index.ts'
import { createMail, type Mail, type MailParts } from '../mail/index.ts'
import { createNewsletter } from '../newsletter/index.ts'
import { createNotifications, type NotificationParts, type Notifications } from '../notifications/index.ts'
import { offers } from '../offers/index.ts'
import { createOrders, type OrderParts } from '../orders/index.ts'
import { payments } from '../payments/index.ts'
import { createPrivacy } from '../privacy/index.ts'
import { profiles } from '../profiles/index.ts'
import { promotions } from '../promotions/index.ts'
import { qualifications } from '../qualifications/index.ts'
import { createQuizRequests } from '../quiz-requests/index.ts'
import { createQuizRooms, findGuestSeat, type RoomParts } from '../quiz-rooms/index.ts'
import { createQuizzes } from '../quizzes/index.ts'
import { createRepetition, type RepetitionParts } from '../repetition/index.ts'
import { reviews } from '../reviews/index.ts'
import { rewards } from '../rewards/index.ts'
import { createSearches } from '../searches/index.ts'
import { settings } from '../settings/index.ts'
import { facts } from '../statistics/index.ts'
import { students } from '../students/index.ts'
import { topics } from '../topics/index.ts'
import { createTranslations, type TranslationParts } from '../translations/index.ts'
import { users } from '../users/index.ts'
import { workQueue } from '../work-queue/index.ts'

/** What modules need beside the tools. */
export type ModuleParts = TranslationParts &
  Omit<AccountParts, 'findGuestSeat'> &
  AdminParts &
  AnalysisParts &
  Omit<MailParts, 'modules'> &
  JobParts &
  HelpParts &
  ChatParts &
  GameParts &
  OrderParts &
  RepetitionParts &
  RoomParts &
  Omit<NotificationParts, 'modules'> &
  DocsParts

export interface Modules {
  readonly all: readonly Module[]
  readonly mail: Mail
  readonly jobs: Jobs
  readonly notifications: Notifications
  readonly docs: Docs
}

/** Every module of the product. A new one is one more line here. */
export function createModules(parts: ModuleParts): Modules {
  const mail = createMail({ ...parts, modules: () => all })
  const jobs = createJobs(parts)
  const notifications = createNotifications({ ...parts, modules: () => all })
  const all: readonly Module[] = [
    createAccounts({ ...parts, findGuestSeat }),
    profiles,
    qualifications,
    settings,
    users,
    availability,
    belongings,
    calendar,
    lessons,
    offers,
    topics,
    createQuizzes(parts),
    createAttempts(parts),
    contests,
    createAssignments(parts),
    createQuizRequests(parts),
    rewards,
    locker,
    items,
    createGames(parts),
    levels,
    createOrders(parts),
    promotions,
    createSearches(parts),
    payments,
    createChat(parts),
    students,
    reviews,
    facts,
    community,
    notifications.module,
    data,
    legal,
    files,
    createTranslations(parts),
    createAdmin(parts),
    createNewsletter(parts),
    createAnalysis(parts),
    faults,
    createHelp(parts),
    mail.module,
    jobs.module,
    createRepetition(parts),
    createQuizRooms(parts),
    workQueue,
  ]
  // everybody's own data come last, and are events too
  const audit = createAudit([...all, privacyContract])
  const figures = createFigures([...all, audit, privacyContract])
  const privacy = createPrivacy([...all, audit, figures])
  const docs = createDocs([...all, audit, figures, privacy], parts)
  return { all: [...all, audit, figures, privacy, docs.module], mail, jobs, notifications, docs }
}

export function eventsOf(modules: readonly Pick<Module, 'events'>[]): readonly EventDefinition[] {
  return modules.flatMap((module) => Object.values(module.events))
}

export function projectionsOf(modules: readonly Pick<Module, 'projections'>[]): readonly Projection[] {
  return modules.flatMap((module) => module.projections ?? [])
}
