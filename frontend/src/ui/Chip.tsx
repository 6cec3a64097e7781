import type { ReactNode } from 'react'
import { useText } from '../i18n/useText.ts'
import classes from './chip.module.css'
import { cx } from './cx.ts'
import { Icon } from './icons/Icon.tsx'
import type { IconName } from './icons/icons.ts'

interface Props {
  readonly children: ReactNode
  readonly icon?: IconName
  /** Can be pressed: a choice that is on or off. */
  readonly onClick?: () => void
  readonly chosen?: boolean
  /** Has a cross: an applied filter, a chosen option. */
  readonly onRemove?: () => void
}

/** A small word in a pill: a fact, a choice, or something that can be taken away. */
export function Chip({ children, icon, onClick, chosen, onRemove }: Props) {
  const t = useText()
  const content = (
    <>
      {icon !== undefined && <Icon name={icon} size={16} />}
      {children}
    </>
  )
  if (onClick !== undefined) {
    return (
      <button
        type="button"
        className={cx(classes.chip, classes.choice)}
        aria-pressed={chosen === true}
        onClick={onClick}
      >
        {content}
      </button>
    )
  }
  return (
    <span className={classes.chip}>
      {content}
      {onRemove !== undefined && (
        <button
          type="button"
          className={classes.remove}
          onClick={(event) => {
            event.stopPropagation()
            onRemove()
          }}
        >
          <Icon name="close" size={14} label={t('ui.remove')} />
          {typeof children === 'string' && <span className="visually-hidden">{children}</span>}
        </button>
      )}
    </span>
  )
}
