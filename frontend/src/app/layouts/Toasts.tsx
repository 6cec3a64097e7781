import { useErrorText } from '../../i18n/useErrorText.ts'
import { useText } from '../../i18n/useText.ts'
import { ToastCard } from '../../ui/overlay/ToastCard.tsx'
import { useAppDispatch, useAppSelector } from '../store/hooks.ts'
import { selectToasts, toastClosed } from '../store/toasts-slice.ts'
import classes from './toasts.module.css'

/** Where toasts appear; stands once in the application. */
export function Toasts() {
  const t = useText()
  const words = useErrorText()
  const dispatch = useAppDispatch()
  const toasts = useAppSelector(selectToasts)
  return (
    <div className={classes.stack} aria-live="polite" role="status">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} kind={toast.kind} onClose={() => dispatch(toastClosed(toast.id))}>
          {'text' in toast ? (
            t(toast.text)
          ) : (
            <>
              {toast.title !== undefined && <strong className={classes.title}>{t(toast.title)}</strong>}
              {words(toast.error)}
            </>
          )}
        </ToastCard>
      ))}
    </div>
  )
}
