import { openAuth } from '../../app/auth/auth-modal-slice.ts'
import { selectUser } from '../../app/session/session-slice.ts'
import { useAppDispatch, useAppSelector } from '../../app/store/hooks.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { useText } from '../../i18n/useText.ts'
import type { ApiError } from '../../kernel/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'

/** Why no attempt began; a visitor whose limit is used up goes on with an account (QUI-06). */
export function PlayFault({ error }: { readonly error: ApiError | null }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const isVisitor = useAppSelector(selectUser) === null
  if (error === null) return null
  const isLimit = error.code === 'DAILY_QUIZ_LIMIT' || error.code === 'DAILY_RANDOM_LIMIT'
  return (
    <Notice kind="error">
      <p>{errorText(error)}</p>
      {isLimit && isVisitor && (
        <Button look="arrow" onClick={() => dispatch(openAuth({ tab: 'signup' }))}>
          {t('attempts.sign_up')}
        </Button>
      )}
    </Notice>
  )
}
