import type { QualificationState } from '@kredka/contracts/qualifications/rules'
import type { StatusKind } from '../ui/theme/status-kinds.ts'

export const QUALIFICATION_KINDS: Readonly<Record<QualificationState, StatusKind>> = {
  stated: 'inactive',
  waiting: 'new',
  checked: 'done',
  refused: 'cancelled',
}
