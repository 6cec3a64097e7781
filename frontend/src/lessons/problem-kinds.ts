import type { ProblemState } from '@kredka/contracts/lessons/rules'
import type { StatusKind } from '../ui/StatusLabel.tsx'

/** How the states of a report look, here and in the back office. */
export const PROBLEM_KIND_LABELS: Readonly<Record<ProblemState, StatusKind>> = {
  open: 'info',
  answered: 'new',
  unanswered: 'warning',
  withdrawn: 'inactive',
  decided: 'done',
}
