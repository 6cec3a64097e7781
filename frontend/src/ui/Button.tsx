import type { MouseEvent, ReactNode, Ref } from 'react'
import { Link } from 'react-router'
import { useText } from '../i18n/useText.ts'
import classes from './button.module.css'
import { cx } from './cx.ts'
import { Icon } from './icons/Icon.tsx'
import type { IconName } from './icons/icons.ts'

/**
 * `primary` does the page's main thing, `secondary` another one, `quiet` sits in a row of tools, `danger` destroys;
 * `arrow` leads on; `close` is the cross (WID-01).
 */
export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger' | 'arrow' | 'close'

interface Common {
  readonly look?: ButtonLook
  readonly size?: 'small' | 'medium' | 'large'
  readonly icon?: IconName
  /** Clicks are ignored; the button stays in the tab order, so that people find out about it. */
  readonly disabled?: boolean
  /** Clicks are ignored and a sign of work shows. */
  readonly loading?: boolean
  /** As wide as its place. */
  readonly wide?: boolean
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLElement>
}

type Content =
  | { readonly children: ReactNode; readonly label?: string }
  | { readonly label: string; readonly children?: never }

/** With `to` a link that looks like a button, else a button. An icon alone needs a `label`. */
export type ButtonProps = Common &
  Content &
  (
    | {
        readonly to: string
        /** Kept in the history beside the address. */
        readonly state?: unknown
        readonly onClick?: () => void
        readonly type?: never
        readonly href?: never
      }
    /** A file to keep, such as a PDF: the browser's own link, past the router. */
    | {
        readonly href: string
        /** A page elsewhere, in a tab of its own, instead of a file. */
        readonly elsewhere?: boolean
        readonly to?: never
        readonly onClick?: never
        readonly type?: never
      }
    | {
        readonly to?: never
        readonly href?: never
        readonly onClick?: (event: MouseEvent) => void
        readonly type?: 'button' | 'submit'
      }
  )

const ELSEWHERE = { target: '_blank', rel: 'noopener noreferrer' } as const
const FILE = { download: true } as const

export function Button(props: ButtonProps) {
  const { look = 'secondary', size = 'medium', disabled = false, loading = false, label, children } = props
  const idle = !disabled && !loading
  const name = cx(
    classes.root,
    classes[look],
    classes[size],
    props.wide === true && classes.wide,
    children === undefined && classes.bare,
    props.className,
  )
  const content = <Inside {...props} />
  if (props.to !== undefined && idle) {
    return (
      <Link
        ref={props.ref as Ref<HTMLAnchorElement>}
        className={name}
        to={props.to}
        state={props.state}
        aria-label={label}
        {...(props.onClick === undefined ? {} : { onClick: props.onClick })}
      >
        {content}
      </Link>
    )
  }
  if (props.href !== undefined && idle) {
    return (
      <a
        ref={props.ref as Ref<HTMLAnchorElement>}
        className={name}
        href={props.href}
        {...(props.elsewhere === true ? ELSEWHERE : FILE)}
        aria-label={label}
      >
        {content}
      </a>
    )
  }
  const { onClick } = props
  return (
    <button
      ref={props.ref as Ref<HTMLButtonElement>}
      type={idle ? (props.type ?? 'button') : 'button'}
      className={name}
      aria-label={label}
      aria-disabled={!idle || undefined}
      aria-busy={loading || undefined}
      onClick={(event) => {
        if (idle && props.to === undefined) onClick?.(event as never)
      }}
    >
      {content}
    </button>
  )
}

function Inside({ look, icon, loading, size, children }: ButtonProps) {
  const px = size === 'small' ? 16 : 20
  return (
    <>
      {loading === true && <span className={classes.loader} />}
      {icon !== undefined && <Icon name={icon} size={px} />}
      {look === 'close' && icon === undefined && <Icon name="close" size={px} />}
      {children !== undefined && <span className={classes.text}>{children}</span>}
      {look === 'arrow' && <Icon name="arrow-right" size={px} className={classes.arrowhead} />}
    </>
  )
}

/** The cross that closes what it stands in. */
export function CloseButton({
  onClick,
  size = 'small',
}: {
  readonly onClick: () => void
  readonly size?: 'small' | 'medium'
}) {
  const t = useText()
  return <Button look="close" size={size} label={t('ui.close')} onClick={onClick} />
}
