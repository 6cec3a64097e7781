import { useRef } from 'react'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../Button.tsx'
import { cx } from '../cx.ts'
import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/icons.ts'
import { useViewport } from '../useMedia.ts'
import { Chevron } from './Chevron.tsx'
import { Dropdown } from './Dropdown.tsx'
import { Field, type FieldProps } from './Field.tsx'
import classes from './field.module.css'
import styles from './select.module.css'
import { useCombobox } from './useCombobox.ts'
import type { Option, OptionSource } from './useOptions.ts'

export type { Option } from './useOptions.ts'

interface Props extends FieldProps, OptionSource {
  readonly value: string | null
  readonly onChange: (option: Option | null) => void
  /** The label of `value` where `options` does not hold it (a loaded choice). */
  readonly shown?: string
  /** Default false; with `load` always. */
  readonly searchable?: boolean
  /** Default true. */
  readonly clearable?: boolean
  readonly placeholder?: string
  readonly icon?: IconName
  readonly disabled?: boolean
  readonly large?: boolean
  readonly onBlur?: () => void
}

/** One of many: a list below the field, a sheet with a title on a phone (WID-01). */
export function Select(props: Props) {
  const { value, onChange, clearable = true, disabled = false, minChars = 1 } = props
  const t = useText()
  const mobile = useViewport('mobile')
  const searchable = props.load !== undefined || props.searchable === true
  const pick = (option: Option) => {
    onChange(option)
    box.close()
  }
  const input = useRef<HTMLInputElement>(null)
  const box = useCombobox({ ...props, searchable, opensAt: value }, pick)
  const chosen = props.options?.find((option) => option.value === value)?.label ?? props.shown ?? ''
  const typing = box.open && searchable && !mobile
  const openIt = () => {
    if (!disabled) box.show()
  }
  return (
    <Field {...props}>
      {(control) => (
        <Dropdown
          box={box}
          mobile={mobile}
          title={props.label}
          searchable={searchable}
          minChars={minChars}
          chosen={new Set(value === null ? [] : [value])}
          onPick={pick}
        >
          <span className={cx(classes.box, styles.control)} data-large={props.large === true || undefined}>
            {props.icon !== undefined && <Icon name={props.icon} />}
            <input
              ref={input}
              {...control}
              {...box.aria}
              className={classes.input}
              value={typing ? box.query : chosen}
              readOnly={!typing && (!searchable || mobile)}
              disabled={disabled}
              placeholder={typing && chosen !== '' ? chosen : (props.placeholder ?? t('ui.choose_option'))}
              autoComplete="off"
              onClick={openIt}
              onChange={(event) => box.type(event.target.value)}
              onKeyDown={mobile ? box.onSheetOpenersKey : box.onKeyDown}
              onBlur={() => {
                if (!mobile) box.leave()
                props.onBlur?.()
              }}
            />
            {clearable && value !== null && !disabled && (
              <Button
                look="close"
                size="small"
                label={t('ui.clear')}
                onClick={() => {
                  onChange(null)
                  input.current?.focus()
                }}
              />
            )}
            <Chevron box={box} disabled={disabled} />
          </span>
        </Dropdown>
      )}
    </Field>
  )
}
