import type { OfferRequestView } from '@kredka/contracts/offers/views'
import { History } from '../../back-office/History.tsx'
import type { ThingHistory } from '../../back-office/thing-history.ts'
import type { TextId } from '../../i18n/text-ids.ts'
import { useText } from '../../i18n/useText.ts'

type Decision = OfferRequestView['history'][number]

const WORDS: Readonly<Record<Decision['what'], TextId>> = {
  submitted: 'admin.decision_submitted',
  activated: 'admin.decision_activated',
  rejected: 'admin.decision_rejected',
  taken_down: 'admin.decision_taken_down',
  removed: 'admin.decision_removed',
}

export function historyOf(decisions: readonly Decision[]) {
  return {
    acts: decisions.map(({ what, ...act }) => ({ ...act, id: `${act.at} ${what}`, type: what })),
    words: WORDS,
  } satisfies ThingHistory
}

/** What happened to the offer so far, the newest first. */
export function Decisions({ history }: { readonly history: readonly Decision[] }) {
  const t = useText()
  return (
    <History
      {...historyOf(history)}
      more={[{ key: 'version', label: t('admin.version_column'), numeric: true, cell: ({ version }) => version }]}
    />
  )
}
