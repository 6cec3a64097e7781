import { useText } from '../../app/i18n/useText.ts'
import { usePath } from '../../app/routing/usePath.ts'
import { Button } from '../../ui/Button.tsx'
import { NextStep } from './NextStep.tsx'

/** For who learns. */
export function FindTeacher() {
  const t = useText()
  const path = usePath()
  return (
    <NextStep title={t('dashboard.find')} about={t('dashboard.find_about')}>
      <Button look="primary" size="large" icon="search" to={path('offers.search')}>
        {t('shell.search_offers')}
      </Button>
    </NextStep>
  )
}
