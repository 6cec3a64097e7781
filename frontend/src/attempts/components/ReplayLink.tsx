import type { ReplayView } from '@kredka/contracts/attempts/views'
import { usePath } from '../../app/routing/usePath.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import classes from './play.module.css'

/** The way to a quiz that can be played again for oneself, without a connection too (NAV-07). */
export function ReplayLink({ replay: { id, quiz, source } }: { readonly replay: ReplayView }) {
  const t = useText()
  const path = usePath()
  const slugged = quiz === null ? source : `${quiz.id}-${quiz.slug}`
  return (
    <p className={classes.replay}>
      <Button look="arrow" to={`${path('attempts.replay', { slugged })}?attempt=${id}`}>
        {t('attempts.replay')}
      </Button>{' '}
      <span className={classes.soft}>{t('attempts.replay_about')}</span>
    </p>
  )
}
