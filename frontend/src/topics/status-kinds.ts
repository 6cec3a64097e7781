import type { ExerciseState } from '@kredka/contracts/topics/rules'
import type { StatusKind } from '../ui/StatusLabel.tsx'

export const EXERCISE_KINDS: Readonly<Record<ExerciseState, StatusKind>> = {
  new: 'inactive',
  waiting: 'new',
  approved: 'done',
  rejected: 'cancelled',
}
