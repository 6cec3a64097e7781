import { notFoundHead } from '@kredka/contracts/kernel/head'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { State } from '../../ui/states.tsx'
import { PageTitle } from '../routing/PageTitle.tsx'
import { useLanguage, usePath } from '../routing/usePath.ts'
import { selectUser } from '../session/session-slice.ts'
import { useAppSelector } from '../store/hooks.ts'

/** 'Page not found', with a way to the dashboard when logged in, else to the offers (section 2). */
export function NotFound() {
  const t = useText()
  const path = usePath()
  const user = useAppSelector(selectUser)
  return (
    <>
      <PageTitle title={notFoundHead(useLanguage()).title} />
      <State
        picture="lost"
        level={1}
        title={t('shell.not_found')}
        action={
          user === null ? (
            <Button look="primary" to={path('offers.search')}>
              {t('shell.to_offers')}
            </Button>
          ) : (
            <Button look="primary" to={path('dashboard')}>
              {t('shell.to_dashboard')}
            </Button>
          )
        }
      >
        <p>{t('shell.not_found_about')}</p>
      </State>
    </>
  )
}
