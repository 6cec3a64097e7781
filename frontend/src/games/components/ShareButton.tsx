import { useCopy } from '../../app/useCopy.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'

/** Copies the address of the page: whoever has it can watch the run. */
export function ShareButton() {
  const t = useText()
  const copy = useCopy('games.link_copied', 'games.link_not_copied')
  return (
    <Button icon="copy" onClick={() => copy(window.location.href)}>
      {t('games.copy_link')}
    </Button>
  )
}
