import type { QuizState } from '@kredka/contracts/quizzes/states'
import type { TextId } from '../i18n/text-ids.ts'
import type { StatusKind } from '../ui/StatusLabel.tsx'

interface Label {
  readonly kind: StatusKind
  readonly text: TextId
}

const LISTED: Label = { kind: 'active', text: 'own_quizzes.state_listed' }

const STATE_LABELS: Readonly<Record<QuizState, readonly Label[]>> = {
  absent: [],
  draft: [{ kind: 'inactive', text: 'own_quizzes.state_draft' }],
  waiting: [{ kind: 'info', text: 'own_quizzes.state_waiting' }],
  rejected: [{ kind: 'cancelled', text: 'own_quizzes.state_rejected' }],
  listed: [LISTED],
  listed_waiting: [LISTED, { kind: 'info', text: 'own_quizzes.state_version_waiting' }],
  listed_rejected: [LISTED, { kind: 'cancelled', text: 'own_quizzes.state_version_rejected' }],
  removed: [{ kind: 'inactive', text: 'own_quizzes.state_removed' }],
}
const TAKEN_DOWN: Label = { kind: 'cancelled', text: 'own_quizzes.state_taken_down' }

/** A quiz's state and why staff decided as they did last. */
export interface QuizStanding {
  readonly state: QuizState
  readonly reason: string | null
}

/**
 * What people read of a quiz's state: what is in the public list and how what was sent since stands (QUI-02). A draft
 * with a reason was taken off the list by staff; its author takes it off without one.
 */
export function stateLabelsOf({ state, reason }: QuizStanding): readonly Label[] {
  return state === 'draft' && reason !== null ? [TAKEN_DOWN] : STATE_LABELS[state]
}
