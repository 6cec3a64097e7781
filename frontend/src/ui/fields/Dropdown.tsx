import { type ReactElement, type ReactNode, useRef } from 'react'
import { useText } from '../../i18n/useText.ts'
import { Modal } from '../overlay/Modal.tsx'
import { useListeners } from '../overlay/useListeners.ts'
import { Listbox } from './Listbox.tsx'
import classes from './select.module.css'
import { TextInput } from './TextInput.tsx'
import type { useCombobox } from './useCombobox.ts'
import type { Key } from './useFirstLetters.ts'
import type { Option } from './useOptions.ts'

interface Props {
  readonly box: ReturnType<typeof useCombobox>
  readonly mobile: boolean
  readonly title: string
  readonly searchable: boolean
  readonly minChars: number
  readonly chosen: ReadonlySet<string>
  readonly multiple?: boolean
  readonly onPick: (option: Option) => void
  readonly children: ReactElement
}

/** Where the options open: 10 px below the control, or in a modal with the field's name on a phone (section 9). */
export function Dropdown({ box, mobile, title, searchable, minChars, chosen, multiple, onPick, children }: Props) {
  const t = useText()
  const list = (
    <Listbox
      id={box.listId}
      label={title}
      found={box.found}
      query={box.query}
      minChars={minChars}
      active={box.active}
      chosen={chosen}
      multiple={multiple === true}
      focusable={mobile && !searchable}
      onPick={onPick}
      onHover={box.setActive}
    />
  )
  if (mobile) {
    return (
      <>
        {children}
        <Modal opened={box.open} onClose={box.close} title={title} fullScreen>
          <Sheet onKey={box.onKeyDown}>
            {searchable && (
              <TextInput
                label={t('ui.search')}
                labelHidden
                icon="search"
                type="search"
                value={box.query}
                onChange={box.type}
                clearable
                firstInDialog
              />
            )}
            {list}
          </Sheet>
        </Modal>
      </>
    )
  }
  return (
    <div className={classes.place}>
      {children}
      {box.open && <div className={classes.dropdown}>{list}</div>}
    </div>
  )
}

/** In the modal Tab goes round and buttons are pressed as anywhere; the other keys are the list's. */
function Sheet({ onKey, children }: { readonly onKey: (event: Key) => void; readonly children: ReactNode }) {
  const sheet = useRef<HTMLDivElement>(null)
  useListeners(sheet, {
    keydown(event) {
      const onButton = event.target instanceof HTMLButtonElement
      if (event.key !== 'Tab' && event.key !== 'Escape' && !onButton) onKey(event)
    },
  })
  return (
    <div ref={sheet} className={classes.sheet}>
      {children}
    </div>
  )
}
