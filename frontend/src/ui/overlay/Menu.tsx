import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/icons.ts'
import classes from './menu.module.css'
import { useLeave } from './useLeave.ts'

export interface MenuItem {
  readonly label: string
  readonly icon?: IconName
  readonly to?: string
  readonly onClick?: () => void
  /** Marks the one of a choice that holds. */
  readonly chosen?: boolean
}

interface Props {
  /** What the button opens, for those who do not see it. */
  readonly label: string
  /** What stands on the button. */
  readonly children: ReactNode
  /** Groups are set apart by a line. */
  readonly groups: readonly (readonly MenuItem[])[]
  /** In px. */
  readonly width?: number
}

/** A button with a list of things to do or places to go (WAI-ARIA menu button). */
export function Menu({ label, children, groups, width = 220 }: Props) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [side, setSide] = useState<Side>({})
  const toggle = () => {
    setSide(sideOf(button.current, width))
    setOpen(!open)
  }
  const close = (refocus: boolean) => {
    setOpen(false)
    if (refocus) button.current?.focus()
  }
  useEffect(() => {
    if (open) itemsOf(list.current)[0]?.focus({ preventScroll: true })
  }, [open])
  useLeave(root, open, () => setOpen(false))
  return (
    <div ref={root} className={classes.menu}>
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={toggle}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          if (!open) toggle()
        }}
      >
        {children}
      </button>
      {open && (
        <div
          ref={list}
          {...side}
          id={id}
          role="menu"
          aria-label={label}
          tabIndex={-1}
          className={classes.dropdown}
          style={{ width }}
          onKeyDown={(event) => move(event, list.current, () => close(true))}
        >
          {groups.map((items) => (
            <div key={items[0]?.label} className={classes.group}>
              {items.map((item) => (
                <Item key={item.label} item={item} onDone={() => close(item.to === undefined)} />
              ))}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}

interface Side {
  readonly 'data-up'?: true
  readonly 'data-start'?: true
}

/** Below the button and aligned with its end, unless there is no room. */
function sideOf(button: HTMLElement | null, width: number): Side {
  const box = button?.getBoundingClientRect()
  if (box === undefined) return {}
  return {
    ...(box.bottom > window.innerHeight * 0.7 ? { 'data-up': true } : {}),
    ...(box.right < width ? { 'data-start': true } : {}),
  }
}

function itemsOf(list: HTMLElement | null): readonly HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]
}

function move(event: KeyboardEvent, list: HTMLElement | null, close: () => void): void {
  if (event.key === 'Escape') {
    event.stopPropagation()
    close()
    return
  }
  const items = itemsOf(list)
  const at = items.indexOf(document.activeElement as HTMLElement)
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
  if (next === undefined) return
  event.preventDefault()
  items.at(next >= items.length ? 0 : next)?.focus()
}

function Item({ item, onDone }: { readonly item: MenuItem; readonly onDone: () => void }) {
  const { label, icon, to, onClick, chosen } = item
  const content = (
    <>
      {icon !== undefined && <Icon name={icon} />}
      <span className={classes.label}>{label}</span>
      {chosen === true && <Icon name="check" size={18} />}
    </>
  )
  if (to !== undefined) {
    return (
      <Link
        role="menuitem"
        tabIndex={-1}
        data-mantine-stop-propagation
        className={classes.item}
        to={to}
        onClick={onDone}
      >
        {content}
      </Link>
    )
  }
  const act = () => {
    onDone()
    onClick?.()
  }
  return chosen === undefined ? (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      data-mantine-stop-propagation
      className={classes.item}
      onClick={act}
    >
      {content}
    </button>
  ) : (
    <button
      type="button"
      role="menuitemradio"
      aria-checked={chosen}
      tabIndex={-1}
      data-mantine-stop-propagation
      className={classes.item}
      onClick={act}
    >
      {content}
    </button>
  )
}
