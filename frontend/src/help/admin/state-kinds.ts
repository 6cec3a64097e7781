import type { ContactState } from '@kredka/contracts/help/rules'
import type { StatusKind } from '../../ui/StatusLabel.tsx'

export const CONTACT_STATE_KINDS: Readonly<Record<ContactState, StatusKind>> = {
  new: 'new',
  answered: 'done',
  closed: 'inactive',
}
