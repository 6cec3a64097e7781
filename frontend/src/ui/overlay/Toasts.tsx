import { useEffect } from 'react'
import { useErrorText } from '../../app/i18n/useErrorText.ts'
import { useText } from '../../app/i18n/useText.ts'
import { useAppDispatch, useAppSelector } from '../../app/store/hooks.ts'
import { selectToasts, type Toast, toastClosed } from '../../app/store/toasts-slice.ts'
import { CloseButton } from '../Button.tsx'
import { Icon } from '../icons/Icon.tsx'
import classes from './toasts.module.css'

/** Section 8: closes by itself after five seconds. */
const SHOWN_MS = 5000

/** Where toasts appear; stands once in the application. */
export function Toasts() {
  const toasts = useAppSelector(selectToasts)
  return (
    <div className={classes.stack} aria-live="polite" role="status">
      {toasts.map((toast) => (
        <One key={toast.id} toast={toast} />
      ))}
    </div>
  )
}

function One({ toast }: { readonly toast: Toast }) {
  const t = useText()
  const words = useErrorText()
  const dispatch = useAppDispatch()
  useEffect(() => {
    const timer = setTimeout(() => dispatch(toastClosed(toast.id)), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [dispatch, toast.id])
  return (
    <div className={classes.toast} data-kind={toast.kind}>
      <Icon name={toast.kind === 'success' ? 'active' : 'error'} size={22} />
      <span>{'text' in toast ? t(toast.text) : words(toast.error)}</span>
      <CloseButton onClick={() => dispatch(toastClosed(toast.id))} />
    </div>
  )
}
