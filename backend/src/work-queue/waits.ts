import { messageReportEvents } from '@kredka/contracts/chat/events'
import { ideaEvents, opinionEvents } from '@kredka/contracts/community/events'
import { contestEvents } from '@kredka/contracts/contests/events'
import { helpEvents } from '@kredka/contracts/help/events'
import { type EventDefinition, streamOf } from '@kredka/contracts/kernel/events'
import { lessonEvents } from '@kredka/contracts/lessons/events'
import { levelEvents } from '@kredka/contracts/levels/events'
import { offerEvents } from '@kredka/contracts/offers/events'
import { qualificationEvents } from '@kredka/contracts/qualifications/events'
import { quizEvents } from '@kredka/contracts/quizzes/events'
import { reviewEvents } from '@kredka/contracts/reviews/events'
import { settingsEvents } from '@kredka/contracts/settings/events'
import { topicEvents } from '@kredka/contracts/topics/events'
import type { WorkKind } from '@kredka/contracts/work-queue/rules'
import type { OpenStreams } from '../kernel/tools.ts'

/** When a thing of one kind waits for staff, told by its own events. */
interface Wait {
  /** Field of the events that names the thing. */
  readonly id: string
  /** Category of the stream that is named by the thing alone; null where there is none. */
  readonly category: string | null
  readonly begins: readonly EventDefinition[]
  readonly ends: readonly EventDefinition[]
}

export const WAITS: Readonly<Record<WorkKind, Wait>> = {
  offer: {
    id: 'offer_id',
    category: 'offer',
    begins: [offerEvents.OfferSubmitted],
    ends: [offerEvents.OfferActivated, offerEvents.OfferRejected, offerEvents.OfferRemoved],
  },
  lesson_problem: {
    id: 'lesson_id',
    category: 'lesson',
    begins: [
      lessonEvents.LessonProblemAnswered,
      lessonEvents.LessonProblemUnanswered,
      lessonEvents.LessonProblemReopened,
    ],
    ends: [lessonEvents.LessonProblemWithdrawn, lessonEvents.LessonProblemDecided],
  },
  message_report: {
    id: 'message_id',
    category: 'messagereport',
    begins: [messageReportEvents.MessageReported, messageReportEvents.MessageReportReopened],
    ends: [
      messageReportEvents.MessageReportDismissed,
      messageReportEvents.ReportedSenderWarned,
      messageReportEvents.ReportedSenderBlocked,
    ],
  },
  review: {
    id: 'review_id',
    category: 'review',
    begins: [reviewEvents.ReviewReported, reviewEvents.ReviewReportReopened],
    ends: [reviewEvents.ReviewReportDismissed, reviewEvents.ReviewHidden],
  },
  contact_message: {
    id: 'contact_id',
    category: 'contact',
    begins: [helpEvents.ContactMessageSent],
    ends: [helpEvents.ContactMessageAnswered, helpEvents.ContactMessageClosed, helpEvents.ContactMessageRetired],
  },
  quiz: {
    id: 'quiz_id',
    category: 'quiz',
    begins: [quizEvents.QuizSubmitted, quizEvents.QuizReviewReopened],
    ends: [quizEvents.QuizWithdrawn, quizEvents.QuizApproved, quizEvents.QuizRejected, quizEvents.QuizRemoved],
  },
  contest: {
    id: 'question_id',
    category: null,
    begins: [contestEvents.ContestsOverdue],
    ends: [
      contestEvents.KeyDefended,
      contestEvents.KeyDefendedByStaff,
      contestEvents.ContestedKeyCorrected,
      contestEvents.ContestsClosed,
    ],
  },
  qualification: {
    id: 'qualification_id',
    category: null,
    begins: [qualificationEvents.QualificationProofSent],
    ends: [
      qualificationEvents.QualificationChecked,
      qualificationEvents.QualificationRefused,
      qualificationEvents.QualificationRemoved,
    ],
  },
  exercise: {
    id: 'exercise_id',
    category: null,
    begins: [topicEvents.ExerciseSent, topicEvents.ExerciseReviewReopened],
    ends: [
      topicEvents.ExerciseWritten,
      topicEvents.ExerciseApproved,
      topicEvents.ExerciseRejected,
      topicEvents.ExerciseRemoved,
    ],
  },
  level: {
    id: 'level_id',
    category: 'level',
    begins: [levelEvents.LevelReported],
    ends: [
      levelEvents.LevelCleared,
      levelEvents.LevelTakenDown,
      levelEvents.LevelUnlisted,
      levelEvents.LevelPublished,
      levelEvents.LevelRemoved,
    ],
  },
  beta_request: {
    id: 'user_id',
    category: null,
    begins: [settingsEvents.BetaFeatureRequested],
    ends: [settingsEvents.BetaFeatureGivenUp, settingsEvents.BetaFeatureGranted, settingsEvents.BetaFeatureRefused],
  },
  idea: {
    id: 'idea_id',
    category: 'idea',
    begins: [ideaEvents.IdeaOpened],
    ends: [ideaEvents.IdeaPutToVote, ideaEvents.IdeaAccepted, ideaEvents.IdeaRejected],
  },
  opinion: {
    id: 'user_id',
    category: 'opinion',
    begins: [opinionEvents.OpinionWritten],
    ends: [opinionEvents.OpinionApproved, opinionEvents.OpinionRejected, opinionEvents.OpinionWithdrawn],
  },
}

/** Whether it waits, as its own stream tells it; where that cannot be found by the thing's id it may. */
export async function mayWait(streams: OpenStreams, kind: WorkKind, item_id: string): Promise<boolean> {
  const { category, begins, ends } = WAITS[kind]
  if (category === null) return true
  const names = (definitions: readonly EventDefinition[]) => new Set(definitions.map(({ name }) => name))
  const [begun, ended] = [names(begins), names(ends)]
  const turns = await streams.read(streamOf(category, item_id))
  return begun.has(turns.findLast(({ type }) => begun.has(type) || ended.has(type))?.type ?? '')
}
