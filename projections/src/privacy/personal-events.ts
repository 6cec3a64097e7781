import { accountEvents } from '@kredka/contracts/accounts/events'
import { availabilityEvents } from '@kredka/contracts/availability/events'
import { belongingEvents } from '@kredka/contracts/belongings/events'
import { calendarEvents } from '@kredka/contracts/calendar/events'
import { chatEvents } from '@kredka/contracts/chat/events'
import { communityEvents } from '@kredka/contracts/community/events'
import { helpEvents } from '@kredka/contracts/help/events'
import type { EventDefinition } from '@kredka/contracts/kernel/events'
import { lessonEvents } from '@kredka/contracts/lessons/events'
import { mailEvents } from '@kredka/contracts/mail/events'
import { newsletterEvents } from '@kredka/contracts/newsletter/events'
import { notificationEvents } from '@kredka/contracts/notifications/events'
import { offerEvents } from '@kredka/contracts/offers/events'
import { orderEvents } from '@kredka/contracts/orders/events'
import { paymentEvents } from '@kredka/contracts/payments/events'
import { privacyEvents } from '@kredka/contracts/privacy/events'
import { profileEvents } from '@kredka/contracts/profiles/events'
import { promotionEvents } from '@kredka/contracts/promotions/events'
import { reviewEvents } from '@kredka/contracts/reviews/events'
import { searchEvents } from '@kredka/contracts/searches/events'
import { settingsEvents } from '@kredka/contracts/settings/events'
import { studentEvents } from '@kredka/contracts/students/events'
import { topicEvents } from '@kredka/contracts/topics/events'
import { userEvents } from '@kredka/contracts/users/events'

/** Events of every module in whose streams people stand. A new module is one more line; a test tells which is missing. */
export const personalEvents: readonly EventDefinition[] = [
  accountEvents,
  availabilityEvents,
  belongingEvents,
  calendarEvents,
  chatEvents,
  communityEvents,
  helpEvents,
  lessonEvents,
  mailEvents,
  newsletterEvents,
  notificationEvents,
  offerEvents,
  orderEvents,
  paymentEvents,
  privacyEvents,
  profileEvents,
  promotionEvents,
  reviewEvents,
  searchEvents,
  settingsEvents,
  studentEvents,
  topicEvents,
  userEvents,
].flatMap((events): readonly EventDefinition[] => Object.values(events))
