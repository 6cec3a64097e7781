import { REPORT_REASONS } from '@kredka/contracts/chat/rules'
import { CONTACT_TOPICS } from '@kredka/contracts/help/rules'
import { LESSON_ROLES, PROBLEM_KINDS } from '@kredka/contracts/lessons/rules'
import { LEVEL_REPORT_KINDS } from '@kredka/contracts/levels/rules'
import { REVIEW_REPORT_REASONS } from '@kredka/contracts/reviews/rules'
import { BETA_FEATURES } from '@kredka/contracts/settings/features'
import type { WorkKind } from '@kredka/contracts/work-queue/rules'
import type { WorkItemView } from '@kredka/contracts/work-queue/views'
import { usePath } from '../../app/routing/usePath.ts'
import type { TextId } from '../../i18n/text-ids.ts'
import { useText } from '../../i18n/useText.ts'

/** What the codes of a kind are called where the thing itself is shown. */
const TOPICS: Readonly<Partial<Record<WorkKind, Readonly<Record<string, TextId>>>>> = {
  message_report: named(REPORT_REASONS, (reason) => `chat.report_${reason}`),
  review: named(REVIEW_REPORT_REASONS, (reason) => `reviews.report_${reason}`),
  contact_message: named(CONTACT_TOPICS, (topic) => `help.topic_${topic}`),
  level: named(LEVEL_REPORT_KINDS, (kind) => `snake.report_${kind}`),
  beta_request: named(BETA_FEATURES, (feature) => `settings.beta_${feature}`),
  lesson_problem: named(
    PROBLEM_KINDS.flatMap((kind) => LESSON_ROLES.map((by) => `${kind}_${by}` as const)),
    (kind) => `lessons.kind_${kind}`,
  ),
}

function named<const V extends string>(codes: readonly V[], id: (code: V) => TextId): Readonly<Record<string, TextId>> {
  return Object.fromEntries(codes.map((code) => [code, id(code)]))
}

/** What a thing that waits is called, and the page on which it is decided. */
export function useWorkItem() {
  const t = useText()
  const path = usePath()
  return {
    /** `Zgłoszona opinia · nieprawda · „Nigdy nie przyszedł…”` without the kind. */
    wordsOf({ kind, topic, title }: WorkItemView): string {
      const known = topic === null ? undefined : TOPICS[kind]?.[topic]
      const parts = [known === undefined ? null : t(known), title === null || title === '' ? null : title]
      return parts.filter((part) => part !== null).join(' · ') || t('work_queue.without_words')
    },
    linkOf({ kind, id }: WorkItemView): string {
      if (kind === 'offer') return path('admin.offer-request', { id })
      if (kind === 'lesson_problem') return path('admin.lesson-problem', { id })
      if (kind === 'message_report') return path('admin.message-report', { id })
      if (kind === 'review') return path('admin.comment', { id })
      if (kind === 'contact_message') return path('admin.contact-message', { id })
      if (kind === 'quiz') return path('admin.quiz', { id })
      if (kind === 'contest') return `${path('admin.quiz-contests')}#${id}`
      if (kind === 'qualification') return path('admin.qualification', { id })
      if (kind === 'exercise') return path('admin.exercise', { id })
      if (kind === 'level') return path('admin.level', { id })
      if (kind === 'beta_request') return path('admin.user', { id })
      if (kind === 'idea') return path('admin.community-idea', { id })
      return path('admin.community-opinion', { id })
    },
  }
}
