import type { OwnContestView } from '@kredka/contracts/contests/views'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Notice } from '../../ui/Notice.tsx'
import classes from './contests.module.css'

/** What somebody wrote about a key, and what became of it. */
export function OwnContest({ contest }: { readonly contest: OwnContestView }) {
  const t = useText()
  const format = useFormat()
  const { outcome, by_staff, reason, answer, contested_at, answered_at } = contest
  const state = outcome === null ? 'open' : outcome === 'defended' && by_staff ? 'defended_by_staff' : outcome
  return (
    <Notice kind={outcome === 'corrected' ? 'success' : 'info'}>
      <div className={classes.own}>
        <p>
          <strong>{t(`contests.state_${state}`)}</strong>{' '}
          <span className="soft-note">{format.dateTime(answered_at ?? contested_at)}</span>
        </p>
        {answer !== null && <p className={classes.words}>{answer}</p>}
        {reason !== null && (
          <p className="soft-note">
            {t('contests.you_wrote')} <q className={classes.words}>{reason}</q>
          </p>
        )}
      </div>
    </Notice>
  )
}
