import { useEffect, useRef } from 'react'
import { useText } from '../../i18n/useText.ts'
import { Icon } from '../icons/Icon.tsx'
import classes from './select.module.css'
import type { Option, Options } from './useOptions.ts'

interface Props {
  readonly id: string
  readonly label: string
  readonly found: Options
  readonly query: string
  readonly minChars: number
  readonly active: number
  readonly chosen: ReadonlySet<string>
  readonly multiple?: boolean
  /** In a modal without a search the list itself has the focus. */
  readonly focusable?: boolean
  readonly onPick: (option: Option) => void
  readonly onHover: (index: number) => void
}

/** The open part of a dropdown: options, or why there are none (texts of section 8). */
export function Listbox({
  id,
  label,
  found,
  query,
  minChars,
  active,
  chosen,
  multiple = false,
  focusable = false,
  onPick,
  onHover,
}: Props) {
  const t = useText()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' })
  }, [active])
  const note = () => {
    if (found.status === 'loading') return t('ui.loading')
    if (found.status === 'short') return t('ui.type_more', { count: minChars })
    return query.trim() === '' ? t('ui.no_results') : t('ui.no_results_for', { query: query.trim() })
  }
  return (
    <>
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={label}
        aria-multiselectable={multiple || undefined}
        {...(focusable
          ? { tabIndex: 0, 'data-autofocus': true, 'aria-activedescendant': active < 0 ? undefined : `${id}-${active}` }
          : {})}
        className={classes.list}
      >
        {found.options.map((option, index) => (
          <button
            type="button"
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={chosen.has(option.value)}
            data-active={index === active || undefined}
            className={classes.option}
            onMouseDown={(event) => event.preventDefault()}
            onMouseMove={() => onHover(index)}
            onClick={() => onPick(option)}
          >
            <span>
              {option.label}
              {option.about !== undefined && <small className={classes.about}>{option.about}</small>}
            </span>
            {chosen.has(option.value) && <Icon name="check" size={18} />}
          </button>
        ))}
      </div>
      {(found.options.length === 0 || found.status === 'loading') && (
        <p className={classes.note} role="status">
          {note()}
        </p>
      )}
    </>
  )
}
