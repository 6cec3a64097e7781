import type * as accounts from '@kredka/contracts/accounts/events'
import type * as admin from '@kredka/contracts/admin/events'
import type * as analysis from '@kredka/contracts/analysis/events'
import type * as assignments from '@kredka/contracts/assignments/events'
import type * as attempts from '@kredka/contracts/attempts/events'
import type * as audit from '@kredka/contracts/audit/events'
import type * as availability from '@kredka/contracts/availability/events'
import type * as belongings from '@kredka/contracts/belongings/events'
import type * as calendar from '@kredka/contracts/calendar/events'
import type * as chat from '@kredka/contracts/chat/events'
import type * as community from '@kredka/contracts/community/events'
import type * as contests from '@kredka/contracts/contests/events'
import type * as faults from '@kredka/contracts/faults/events'
import type * as games from '@kredka/contracts/games/events'
import type * as help from '@kredka/contracts/help/events'
import type * as jobs from '@kredka/contracts/jobs/events'
import type { EventDefinition, EventOf, Recorded } from '@kredka/contracts/kernel/events'
import type * as lessons from '@kredka/contracts/lessons/events'
import type * as levels from '@kredka/contracts/levels/events'
import type * as locker from '@kredka/contracts/locker/events'
import type * as mail from '@kredka/contracts/mail/events'
import type * as newsletter from '@kredka/contracts/newsletter/events'
import type * as notifications from '@kredka/contracts/notifications/events'
import type * as offers from '@kredka/contracts/offers/events'
import type * as orders from '@kredka/contracts/orders/events'
import type * as payments from '@kredka/contracts/payments/events'
import type * as privacy from '@kredka/contracts/privacy/events'
import type * as profiles from '@kredka/contracts/profiles/events'
import type * as promotions from '@kredka/contracts/promotions/events'
import type * as qualifications from '@kredka/contracts/qualifications/events'
import type * as quizRequests from '@kredka/contracts/quiz-requests/events'
import type * as quizRooms from '@kredka/contracts/quiz-rooms/events'
import type * as quizzes from '@kredka/contracts/quizzes/events'
import type * as repetition from '@kredka/contracts/repetition/events'
import type * as reviews from '@kredka/contracts/reviews/events'
import type * as rewards from '@kredka/contracts/rewards/events'
import type * as searches from '@kredka/contracts/searches/events'
import type * as settings from '@kredka/contracts/settings/events'
import type * as students from '@kredka/contracts/students/events'
import type * as topics from '@kredka/contracts/topics/events'
import type * as users from '@kredka/contracts/users/events'
import type * as workQueue from '@kredka/contracts/work-queue/events'

/** What the modules declare, all in one. A test says when a module is missing. */
type Declared =
  | EventsIn<typeof accounts>
  | EventsIn<typeof admin>
  | EventsIn<typeof analysis>
  | EventsIn<typeof assignments>
  | EventsIn<typeof attempts>
  | EventsIn<typeof audit>
  | EventsIn<typeof availability>
  | EventsIn<typeof belongings>
  | EventsIn<typeof calendar>
  | EventsIn<typeof chat>
  | EventsIn<typeof community>
  | EventsIn<typeof contests>
  | EventsIn<typeof faults>
  | EventsIn<typeof games>
  | EventsIn<typeof help>
  | EventsIn<typeof jobs>
  | EventsIn<typeof lessons>
  | EventsIn<typeof levels>
  | EventsIn<typeof locker>
  | EventsIn<typeof mail>
  | EventsIn<typeof newsletter>
  | EventsIn<typeof notifications>
  | EventsIn<typeof offers>
  | EventsIn<typeof orders>
  | EventsIn<typeof payments>
  | EventsIn<typeof privacy>
  | EventsIn<typeof profiles>
  | EventsIn<typeof promotions>
  | EventsIn<typeof qualifications>
  | EventsIn<typeof quizRequests>
  | EventsIn<typeof quizRooms>
  | EventsIn<typeof quizzes>
  | EventsIn<typeof repetition>
  | EventsIn<typeof reviews>
  | EventsIn<typeof rewards>
  | EventsIn<typeof searches>
  | EventsIn<typeof settings>
  | EventsIn<typeof students>
  | EventsIn<typeof topics>
  | EventsIn<typeof users>
  | EventsIn<typeof workQueue>

type EventsIn<Module> = {
  [K in keyof Module]: Module[K] extends EventDefinition ? EventOf<Module[K]> : never
}[keyof Module]

/** The name of any event of the product. */
export type EventType = Declared['type']

/** An event of the log in its newest version, or one of these types. What is personal in it is null. */
export type LogEvent<Type extends EventType = EventType> = Extract<Declared, { readonly type: Type }> & Place
type Place = Omit<Recorded, 'type' | 'data'>
