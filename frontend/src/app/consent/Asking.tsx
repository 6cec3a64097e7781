import { matchRoute } from '@kredka/contracts/kernel/routes'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { Txt, useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout.tsx'
import { usePath } from '../routing/usePath.ts'
import { Categories } from './Categories.tsx'
import classes from './cookie-popup.module.css'
import { readGranted } from './granted.ts'
import { acceptAll, onlyNecessary, toPreference } from './preference.ts'
import { answerConsent } from './useConsent.ts'

/**
 * Takes no focus and has a place of its own at the page's end, where it sticks to the window: nothing lies under it
 * that could not be scrolled out from there. In the back office it keeps to the side where no form has its buttons.
 */
export function Asking() {
  const t = useText()
  const path = usePath()
  const isOffice = matchRoute(useLocation().pathname)?.route.layout === 'admin'
  const [choosing, setChoosing] = useState(false)
  const [granted, setGranted] = useState(() => readGranted(null))
  useEffect(() => {
    document.documentElement.dataset.asking = ''
    return () => {
      delete document.documentElement.dataset.asking
    }
  }, [])
  return (
    <section className={classes.popup} data-office={isOffice || undefined} aria-label={t('consent.title')}>
      <div className={classes.sheet}>
        <h2 className={classes.title}>{t('consent.title')}</h2>
        <p className={classes.text}>
          <Txt
            id="consent.text"
            values={{
              link: (children) => (
                <Link key="link" to={path('legal.cookies')}>
                  {children}
                </Link>
              ),
            }}
          />
        </p>
        {choosing && (
          <div className={classes.kinds}>
            <Categories granted={granted} onChange={setGranted} />
          </div>
        )}
        <div className={classes.actions}>
          <Row space={2}>
            <Button onClick={() => answerConsent(acceptAll(Date.now()))}>{t('consent.accept_all')}</Button>
            <Button onClick={() => answerConsent(onlyNecessary(Date.now()))}>{t('consent.only_necessary')}</Button>
            {choosing ? (
              <Button look="primary" onClick={() => answerConsent(toPreference(Date.now(), granted))}>
                {t('consent.save')}
              </Button>
            ) : (
              <Button look="quiet" onClick={() => setChoosing(true)}>
                {t('consent.choose')}
              </Button>
            )}
          </Row>
        </div>
      </div>
    </section>
  )
}
