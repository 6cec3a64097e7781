import { useText } from '../../i18n/useText.ts'
import { Icon } from '../icons/Icon.tsx'
import classes from './select.module.css'
import type { useCombobox } from './useCombobox.ts'

interface Props {
  readonly box: Pick<ReturnType<typeof useCombobox>, 'open' | 'show' | 'close'>
  readonly disabled?: boolean
}

/** Opens and closes the options with a pointer; keys have the field itself. */
export function Chevron({ box, disabled = false }: Props) {
  const t = useText()
  return (
    <button
      type="button"
      tabIndex={-1}
      className={classes.chevron}
      aria-label={t('ui.options')}
      data-open={box.open || undefined}
      disabled={disabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => (box.open ? box.close() : box.show())}
    >
      <Icon name="chevron-down" />
    </button>
  )
}
