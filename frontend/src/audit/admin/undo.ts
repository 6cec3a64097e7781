import type { EventDetailView, StaffActView } from '@kredka/contracts/audit/log-views'
import type { Path } from '../../app/routing/usePath.ts'
import type { TextId } from '../../i18n/text-ids.ts'

interface Undo {
  readonly text: TextId
  /** Where it is done, by a command with a reason of its own: nothing that happened is edited. */
  readonly page: (path: Path, id: string, event: Undoable) => string
}

type Undoable = StaffActView | EventDetailView

const person = (path: Path, id: string) => path('admin.user', { id })
const fault = (path: Path, id: string) => path('admin.error', { id })
const offer = (path: Path, id: string) => path('admin.offer', { id })

/** What staff can take back, by the event that tells of it: the domain has a command for each. */
const UNDO: Readonly<Record<string, Undo>> = {
  AccountBlocked: { text: 'audit_admin.undo_block', page: person },
  TeacherSuspended: { text: 'audit_admin.undo_suspend', page: person },
  BetaFeatureGranted: { text: 'audit_admin.undo_grant', page: person },
  BetaFeatureRefused: { text: 'audit_admin.undo_refuse', page: person },
  OfferRejected: { text: 'audit_admin.undo_offer', page: offer },
  OfferTakenDown: { text: 'audit_admin.undo_offer', page: offer },
  QuizUnlisted: { text: 'audit_admin.undo_quiz', page: (path, id) => path('admin.quiz', { id }) },
  QuizRestored: { text: 'audit_admin.undo_restore', page: (path, id) => path('admin.quiz', { id }) },
  QuizRejected: { text: 'audit_admin.undo_decision', page: (path, id) => path('admin.quiz', { id }) },
  ExerciseRejected: {
    text: 'audit_admin.undo_decision',
    page: (path, _, event) => path('admin.exercise', { id: exerciseOf(event) }),
  },
  LessonProblemDecided: {
    text: 'audit_admin.undo_problem',
    page: (path, id) => path('admin.lesson-problem', { id }),
  },
  ReviewHidden: { text: 'audit_admin.undo_review', page: (path, id) => path('admin.comment', { id }) },
  ReviewReportDismissed: { text: 'audit_admin.undo_decision', page: (path, id) => path('admin.comment', { id }) },
  MessageReportDismissed: {
    text: 'audit_admin.undo_decision',
    page: (path, id) => path('admin.message-report', { id }),
  },
  FaultResolved: { text: 'audit_admin.undo_fault', page: fault },
  FaultIgnored: { text: 'audit_admin.undo_fault', page: fault },
  RunnerStopped: { text: 'audit_admin.undo_stop', page: (path) => path('admin.read-models') },
  AnnouncementPublished: { text: 'audit_admin.undo_announcement', page: (path) => path('admin.announcements') },
  OpinionApproved: { text: 'audit_admin.undo_opinion', page: (path, id) => path('admin.community-opinion', { id }) },
  TeacherInvited: {
    text: 'audit_admin.undo_invite',
    page: (path) => `${path('admin.teacher-requests')}?tab=invitations`,
  },
}

/** The stream is the topic's, which holds many. */
function exerciseOf(event: Undoable): string {
  const named =
    'exercise_id' in event ? event.exercise_id : event.values.find(({ path }) => path === 'exercise_id')?.value
  return named ?? ''
}

/** What cannot be taken back, and why: nobody looks for a button that there is not. */
const FINAL: Readonly<Record<string, TextId>> = {
  LessonProblemDecided: 'audit_admin.final_problem',
  ReportedSenderWarned: 'audit_admin.final_mail',
  ContactMessageAnswered: 'audit_admin.final_mail',
  MailResendRequested: 'audit_admin.final_mail',
}

/** Why what staff did cannot be taken back; null where it can, or where nothing is to be taken back. */
export function whyFinal({ type, values }: EventDetailView): TextId | null {
  // nothing came of a report that was closed
  const closed = values.some(({ path, value }) => path === 'outcome' && value === 'dismissed')
  return closed ? null : (FINAL[type] ?? null)
}

/** Where something that staff did can be taken back; null where nothing can. */
export function findUndo(event: Undoable, path: Path): { readonly to: string; readonly text: TextId } | null {
  const { type, stream } = event
  const undo = UNDO[type]
  const id = stream.slice(stream.indexOf('-') + 1)
  return undo === undefined ? null : { to: undo.page(path, id, event), text: undo.text }
}
