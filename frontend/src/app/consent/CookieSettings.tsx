import { useState } from 'react'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout.tsx'
import { useAppDispatch } from '../store/hooks.ts'
import { showSuccess } from '../store/toasts-slice.ts'
import { Categories } from './Categories.tsx'
import { readGranted } from './granted.ts'
import { acceptAll, type CookiePreference, onlyNecessary, toPreference } from './preference.ts'
import { answerConsent, useConsent } from './useConsent.ts'

/** NAV-06: the answer on cookies and the way to change it, for settings and for visitors. */
export function CookieSettings() {
  const t = useText()
  const format = useFormat()
  const dispatch = useAppDispatch()
  const preference = useConsent()
  const [draft, setDraft] = useState<ReturnType<typeof readGranted> | null>(null)
  const answer = (given: CookiePreference) => {
    answerConsent(given)
    setDraft(null)
    dispatch(showSuccess('consent.saved'))
  }
  const granted = draft ?? readGranted(preference)
  return (
    <>
      <Categories granted={granted} onChange={setDraft} />
      <p>
        {preference === null
          ? t('consent.unanswered')
          : t('consent.answered', { date: format.date(preference.lastUpdate) })}
      </p>
      <Row>
        <Button look="primary" onClick={() => answer(toPreference(Date.now(), granted))}>
          {t('consent.save')}
        </Button>
        <Button onClick={() => answer(acceptAll(Date.now()))}>{t('consent.accept_all')}</Button>
        <Button onClick={() => answer(onlyNecessary(Date.now()))}>{t('consent.only_necessary')}</Button>
      </Row>
    </>
  )
}
