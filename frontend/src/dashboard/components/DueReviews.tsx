import { usePath } from '../../app/routing/usePath.ts'
import { useText } from '../../i18n/useText.ts'
import { useDueCount } from '../../repetition/index.ts'
import { Button } from '../../ui/Button.tsx'
import { NextStep } from './NextStep.tsx'

/** Questions that wait for a review today (QUI-08); nothing where there are none. */
export function DueReviews() {
  const t = useText()
  const path = usePath()
  const count = useDueCount()
  if (count === 0) return null
  return (
    <NextStep title={t('dashboard.repetition', { count })} about={t('dashboard.repetition_about')}>
      <Button look="primary" to={path('repetition')}>
        {t('repetition.title')}
      </Button>
    </NextStep>
  )
}
