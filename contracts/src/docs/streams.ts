import * as accounts from '../accounts/events.ts'
import * as admin from '../admin/events.ts'
import * as audit from '../audit/events.ts'
import * as availability from '../availability/events.ts'
import * as belongings from '../belongings/events.ts'
import * as calendar from '../calendar/events.ts'
import * as chat from '../chat/events.ts'
import * as community from '../community/events.ts'
import * as help from '../help/events.ts'
import * as jobs from '../jobs/events.ts'
import type { EventDefinition } from '../kernel/events.ts'
import * as lessons from '../lessons/events.ts'
import * as mail from '../mail/events.ts'
import * as newsletter from '../newsletter/events.ts'
import * as notifications from '../notifications/events.ts'
import * as offers from '../offers/events.ts'

import * as orders from '../orders/events.ts'

import * as payments from '../payments/events.ts'

import * as privacy from '../privacy/events.ts'
import * as profiles from '../profiles/events.ts'
import * as promotions from '../promotions/events.ts'
import * as reviews from '../reviews/events.ts'
import * as searches from '../searches/events.ts'
import * as settings from '../settings/events.ts'
import * as students from '../students/events.ts'
import * as topics from '../topics/events.ts'
import * as users from '../users/events.ts'

/** One kind of stream: a consistency boundary with the events that it holds. */
export interface StreamKind {
  /** What stands before the dash of its name. */
  readonly category: string
  /** What stands behind it: the name of an id in the events' data, or `house` where there is one stream alone. */
  readonly key: string
  readonly about: string
  readonly events: readonly EventDefinition[]
}

/** The kinds of streams in the log, for the document of the events (API-08). */
export const STREAMS: readonly StreamKind[] = [
  stream('signup', 'signup_id', 'Somebody asked for an account; the id becomes the user’s.', [
    accounts.SignupRequested,
    accounts.PersonForgotten,
  ]),
  stream('passwordreset', 'request_id', 'Somebody asked for a new password.', [accounts.PasswordResetRequested]),
  stream('email', 'email_key', 'Whose an e-mail address is. The key is a keyed hash of the address.', [
    accounts.EmailClaimed,
    accounts.EmailReleased,
  ]),
  stream('identity', 'identity_key', 'Whose a log-in with a third party is.', [
    accounts.IdentityClaimed,
    accounts.IdentityReleased,
  ]),
  stream('account', 'user_id', 'An account, from its registration to its deletion.', [
    accounts.AccountRegistered,
    accounts.TermsAccepted,
    accounts.PasswordChanged,
    accounts.IdentityLinked,
    accounts.IdentityUnlinked,
    accounts.LanguageChosen,
    accounts.LoginsFailed,
    accounts.AccountBlocked,
    accounts.AccountUnblocked,
    accounts.AccountDeletionRequested,
    accounts.AccountDeletionScheduled,
    accounts.AccountDeletionCancelled,
    accounts.AccountDeleted,
    accounts.PersonForgotten,
  ]),
  stream('profile', 'user_id', 'What others see of a person.', [
    profiles.ProfileChanged,
    profiles.PictureChosen,
    profiles.PictureRemoved,
  ]),
  stream('teacher', 'user_id', 'A person as a teacher.', [
    profiles.TeacherProfileCreated,
    profiles.TeacherSuspended,
    profiles.TeacherReinstated,
  ]),
  stream('preferences', 'user_id', 'Country, time zone and currency of a person.', [settings.RegionChosen]),
  stream('teaching', 'user_id', 'When and where a teacher’s lessons can be booked, and where earnings go.', [
    settings.BookingRulesChanged,
    settings.LessonPlacesChanged,
    settings.BankAccountChanged,
  ]),
  stream('beta', 'user_id', 'Features that a person tries before others.', [
    settings.BetaFeatureRequested,
    settings.BetaFeatureGivenUp,
    settings.BetaFeatureGranted,
    settings.BetaFeatureRefused,
    settings.BetaFeatureRevoked,
  ]),
  stream('personaldata', 'user_id', 'Staff looked at what is private about a person.', [users.PersonalDataRead]),
  stream('invitation', 'invitation_id', 'The back office invites somebody to teach.', [
    users.TeacherInvited,
    users.TeacherInvitationResent,
    users.TeacherInvitationWithdrawn,
    users.TeacherInvitationAccepted,
    accounts.PersonForgotten,
  ]),
  stream('availabilitygroup', 'group_id', 'Hours in which a teacher gives lessons, local to the teacher’s zone.', [
    availability.AvailabilityGroupCreated,
    availability.AvailabilityGroupChanged,
    availability.AvailabilityGroupRemoved,
  ]),
  stream(
    'belongings',
    'user_id',
    'How much a person has of what one may have a limited number of.',
    Object.values(belongings.belongingEvents),
  ),
  stream(
    'calendar',
    'teacher_id',
    'What fills a person’s time. It alone decides whether a time is free.',
    Object.values(calendar.timeEvents),
  ),
  stream(
    'calendarfeed',
    'user_id',
    'Whether other programs may read a person’s calendar, and by which address.',
    Object.values(calendar.calendarFeedEvents),
  ),
  stream('offer', 'offer_id', 'An offer with its versions; what is public stays until a newer version is decided.', [
    offers.OfferSubmitted,
    offers.OfferActivated,
    offers.OfferRejected,
    offers.OfferRemoved,
    offers.OfferViewsCounted,
  ]),
  stream(
    'topic',
    'topic_id',
    'What a teacher teaches, with exercises that staff have looked at.',
    Object.values(topics.topicEvents),
  ),
  stream('promotions', 'teacher_id', 'The promotions of a teacher.', Object.values(promotions.promotionEvents)),
  stream(
    'payment',
    'payment_id',
    'What is due for a lesson, and what was paid. Every event is an entry; a correction is one more.',
    Object.values(payments.paymentEvents),
  ),
  stream('favourites', 'user_id', 'Offers that a person keeps at hand.', Object.values(searches.favouriteEvents)),
  stream(
    'savedsearches',
    'user_id',
    'Searches that a person keeps, and when something new fitted one.',
    Object.values(searches.savedSearchEvents),
  ),
  stream(
    'order',
    'order_id',
    'A student asks a teacher for lessons, and what was answered.',
    Object.values(orders.orderEvents),
  ),
  stream(
    'lesson',
    'lesson_id',
    'A lesson from its booking on: moves, cancelling, what became of it, reports.',
    Object.values(lessons.lessonEvents),
  ),
  stream(
    'inbox',
    'user_id',
    'What a person was told, what they saw, and how they want to be told.',
    Object.values(notifications.notificationEvents),
  ),
  stream('chat', 'chat_id', 'The messages of two people.', Object.values(chat.conversationEvents)),
  stream('tuition', 'tuition_id', 'A teacher and their student.', Object.values(students.studentEvents)),
  stream('review', 'tuition_id', 'What a student thinks of their teacher.', Object.values(reviews.reviewEvents)),
  stream('newpeople', 'user_id', 'With whom a person began a chat.', Object.values(chat.newPeopleEvents)),
  stream(
    'messagereport',
    'message_id',
    'A message was reported, and what staff did about it.',
    Object.values(chat.messageReportEvents),
  ),
  stream(
    'announcement',
    'announcement_id',
    'An announcement on the board.',
    Object.values(community.announcementEvents),
  ),
  stream('devboard', 'house', 'The board of what is being built.', Object.values(community.devBoardEvents)),
  stream('proposals', 'author_id', 'Ideas that a person proposed.', Object.values(community.proposalEvents)),
  stream('idea', 'idea_id', 'An idea, its votes and what became of it.', Object.values(community.ideaEvents)),
  stream('opinion', 'user_id', 'What a person thinks of the product.', Object.values(community.opinionEvents)),
  stream('contact', 'contact_id', 'A message from the contact form.', [
    help.ContactMessageSent,
    help.ContactMessageAnswered,
    help.ContactMessageClosed,
    help.ContactMessageRetired,
    accounts.PersonForgotten,
  ]),
  stream('contactperson', 'user_id', 'Which messages a person with an account wrote.', [help.ContactLinked]),
  stream('faq', 'house', 'Questions and answers of the help pages.', [
    help.FaqItemWritten,
    help.FaqItemPublished,
    help.FaqItemUnpublished,
    help.FaqOrdered,
  ]),
  stream('subscriber', 'email_key', 'Whether an address gets the newsletter.', [
    newsletter.NewsletterRequested,
    newsletter.NewsletterSubscribed,
    newsletter.NewsletterUnsubscribed,
    newsletter.NewsletterRequestLapsed,
    accounts.PersonForgotten,
  ]),
  stream('newsletterissue', 'issue_id', 'An issue of the newsletter.', [
    newsletter.NewsletterIssueSaved,
    newsletter.NewsletterIssueDiscarded,
    newsletter.NewsletterIssueSendingStarted,
    newsletter.NewsletterIssuePartSent,
    newsletter.NewsletterIssueSent,
  ]),
  stream(
    'mail',
    'mail_id',
    'A mail, from what it tells to its delivery. Never holds a token.',
    Object.values(mail.mailEvents),
  ),
  stream('dataexport', 'user_id', 'A person took a copy of their data.', Object.values(privacy.privacyEvents)),
  stream('admin', 'admin_id', 'Somebody of the staff.', [
    admin.AdminCreated,
    admin.AdminEntered,
    admin.AdminLeft,
    admin.AdminPasswordChanged,
  ]),
  stream('projectioncontrol', 'name', 'What an admin did with a read model.', [admin.ProjectionSteered]),
  stream('day', 'date', 'A day of Europe/Warsaw began.', [jobs.DayBegan]),
  stream('seal', 'log', 'What the log held until the end of each day, so that no change of it stays hidden.', [
    audit.LogSealed,
  ]),
  stream('job', 'name', 'What an admin did with a background job.', [jobs.JobStartedByHand, jobs.JobStoppedByHand]),
  stream('policycontrol', 'policy', 'What an admin did with an event that a policy failed on.', [jobs.PolicySteered]),
]

function stream(category: string, key: string, about: string, events: readonly EventDefinition[]): StreamKind {
  return { category, key, about, events }
}
