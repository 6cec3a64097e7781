import { useAppDispatch } from '../../app/store/hooks.ts'
import { showErrorText, showSuccess } from '../../app/store/toasts-slice.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'

/** Copies the address of the page: whoever has it can watch the run. */
export function ShareButton() {
  const t = useText()
  const dispatch = useAppDispatch()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href)
      dispatch(showSuccess('games.link_copied'))
    } catch {
      // not every browser lets pages write there
      dispatch(showErrorText('games.link_not_copied'))
    }
  }
  return (
    <Button icon="copy" onClick={copy}>
      {t('games.copy_link')}
    </Button>
  )
}
