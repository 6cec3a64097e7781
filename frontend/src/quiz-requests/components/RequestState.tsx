import type { AskedQuizState } from '@kredka/contracts/quiz-requests/rules'
import { useText } from '../../i18n/useText.ts'
import { type StatusKind, StatusLabel } from '../../ui/StatusLabel.tsx'

const KINDS: Readonly<Record<AskedQuizState, StatusKind>> = {
  open: 'new',
  assigned: 'done',
  declined: 'cancelled',
  withdrawn: 'inactive',
}

/** How a request stands, in a word. */
export function RequestState({ state }: { readonly state: AskedQuizState }) {
  const t = useText()
  return <StatusLabel kind={KINDS[state]}>{t(`quiz_requests.state_${state}`)}</StatusLabel>
}
