import { repetitionEvents as e } from '@kredka/contracts/repetition/events'
import { type Hints, hints } from '../kernel/hints.ts'

/** The person's other devices; due days follow from attempts, which tell of themselves. */
export const repetitionHints: Hints = hints([e.MissesShared, e.MissesHidden], ({ data }) => [
  { to: { person: data.user_id }, entity: 'learner' },
])
