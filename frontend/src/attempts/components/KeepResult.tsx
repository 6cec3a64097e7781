import { openAuth } from '../../app/auth/auth-modal-slice.ts'
import { selectUser } from '../../app/session/session-slice.ts'
import { useAppDispatch, useAppSelector } from '../../app/store/hooks.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'

/** A visitor's score is known to this browser alone, until an account takes it over (QUI-05). */
export function KeepResult() {
  const t = useText()
  const dispatch = useAppDispatch()
  const isVisitor = useAppSelector(selectUser) === null
  if (!isVisitor) return null
  return (
    <Notice>
      <p>{t('attempts.keep_about')}</p>
      <Button look="arrow" onClick={() => dispatch(openAuth({ tab: 'signup' }))}>
        {t('attempts.keep')}
      </Button>
    </Notice>
  )
}
