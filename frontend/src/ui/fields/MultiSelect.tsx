import { useText } from '../../i18n/useText.ts'
import { Chip } from '../Chip.tsx'
import { cx } from '../cx.ts'
import { useViewport } from '../useMedia.ts'
import { Chevron } from './Chevron.tsx'
import { Dropdown } from './Dropdown.tsx'
import { Field, type FieldProps } from './Field.tsx'
import classes from './field.module.css'
import styles from './select.module.css'
import { useCombobox } from './useCombobox.ts'
import type { Option, OptionSource } from './useOptions.ts'

interface Props extends FieldProps, OptionSource {
  readonly value: readonly Option[]
  readonly onChange: (options: readonly Option[]) => void
  readonly placeholder?: string
  readonly onBlur?: () => void
}

/** Several of many; what is chosen stands in the field as chips. Backspace takes the last one away. */
export function MultiSelect(props: Props) {
  const { value, onChange, minChars = 1 } = props
  const t = useText()
  const mobile = useViewport('mobile')
  const chosen = new Set(value.map((option) => option.value))
  const toggle = (option: Option) =>
    onChange(chosen.has(option.value) ? value.filter((one) => one.value !== option.value) : [...value, option])
  const box = useCombobox({ ...props, searchable: true }, toggle)
  return (
    <Field {...props}>
      {(control) => (
        <Dropdown
          box={box}
          mobile={mobile}
          title={props.label}
          searchable
          minChars={minChars}
          chosen={chosen}
          multiple
          onPick={toggle}
        >
          <span className={cx(classes.box, styles.control)}>
            <span className={styles.chips}>
              {value.map((option) => (
                <Chip key={option.value} onRemove={() => toggle(option)}>
                  {option.label}
                </Chip>
              ))}
              <input
                {...control}
                {...box.aria}
                className={classes.input}
                value={mobile ? '' : box.query}
                readOnly={mobile}
                placeholder={value.length === 0 ? (props.placeholder ?? t('ui.choose_option')) : ''}
                autoComplete="off"
                onClick={() => box.show()}
                onChange={(event) => box.type(event.target.value)}
                onKeyDown={(event) => {
                  if (event.key === 'Backspace' && box.query === '') onChange(value.slice(0, -1))
                  else if (mobile) box.onSheetOpenersKey(event)
                  else box.onKeyDown(event)
                }}
                onBlur={() => {
                  if (!mobile) box.close()
                  props.onBlur?.()
                }}
              />
            </span>
            <Chevron box={box} />
          </span>
        </Dropdown>
      )}
    </Field>
  )
}
