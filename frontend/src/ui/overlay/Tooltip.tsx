import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import classes from './tooltip.module.css'
import { useListeners } from './useListeners.ts'

/** Section 9, in px. */
export const TOOLTIP_OFFSET = 12
/** Nearer than this to the window's edge it does not come, in px. */
const EDGE = 8

interface Props {
  readonly text: string
  /** What has the focus: a button, a link, a field. */
  readonly children: ReactNode
}

/**
 * A word about what it wraps, on hover and focus; Escape hides it, and it can be pointed at (WCAG 1.4.13). Never the
 * only place of what matters: a finger does not find it.
 */
export function Tooltip({ text, children }: Props) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const wrap = useRef<HTMLSpanElement>(null)
  const leaving = useRef<number>(undefined)
  const show = () => {
    window.clearTimeout(leaving.current)
    setOpen(true)
  }
  // The way from one to the other crosses the gap between them.
  const leave = () => {
    leaving.current = window.setTimeout(() => setOpen(false), 120)
  }
  useEffect(() => () => window.clearTimeout(leaving.current), [])
  useListeners(wrap, {
    pointerenter: ({ pointerType }) => pointerType !== 'touch' && show(),
    pointerleave: leave,
    focusin: show,
    focusout: () => setOpen(false),
  })
  useDescribed(wrap, id)
  useEscape(open, () => setOpen(false))
  return (
    <span ref={wrap} className={classes.wrap}>
      {children}
      <span id={id} hidden>
        {text}
      </span>
      {open && createPortal(<Bubble text={text} anchor={wrap.current} onEnter={show} onLeave={leave} />, document.body)}
    </span>
  )
}

interface BubbleProps {
  readonly text: string
  readonly anchor: HTMLElement | null
  readonly onEnter: () => void
  readonly onLeave: () => void
}

/** Above, or below where there is no room; in the window in any case. */
function Bubble({ text, anchor, onEnter, onLeave }: BubbleProps) {
  const bubble = useRef<HTMLDivElement>(null)
  useListeners(bubble, { pointerenter: onEnter, pointerleave: onLeave })
  useEffect(() => {
    const place = () => {
      const at = anchor?.getBoundingClientRect()
      const own = bubble.current
      if (at === undefined || own === null) return
      const { offsetWidth: width, offsetHeight: height } = own
      const above = at.top - TOOLTIP_OFFSET - height
      const left = at.left + at.width / 2 - width / 2
      own.style.top = `${above >= EDGE ? above : at.bottom + TOOLTIP_OFFSET}px`
      own.style.left = `${Math.min(Math.max(EDGE, left), document.documentElement.clientWidth - width - EDGE)}px`
      own.dataset['placed'] = ''
    }
    place()
    window.addEventListener('scroll', place, { capture: true, passive: true })
    window.addEventListener('resize', place)
    return () => {
      window.removeEventListener('scroll', place, { capture: true })
      window.removeEventListener('resize', place)
    }
  }, [anchor])
  return (
    <div ref={bubble} role="tooltip" className={classes.tooltip}>
      {text}
    </div>
  )
}

/** The words belong to the control inside, whatever renders it. */
function useDescribed(wrap: { readonly current: HTMLElement | null }, id: string): void {
  useEffect(() => {
    const control = wrap.current?.querySelector('a, button, input, textarea, [tabindex]')
    if (control === null || control === undefined) return
    const own = control.getAttribute('aria-describedby')
    control.setAttribute('aria-describedby', own === null ? id : `${own} ${id}`)
    return () => {
      if (own === null) control.removeAttribute('aria-describedby')
      else control.setAttribute('aria-describedby', own)
    }
  }, [wrap, id])
}

/** Before anything else hears the key: a modal below must not close with the tooltip. */
function useEscape(open: boolean, hide: () => void): void {
  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopImmediatePropagation()
      hide()
    }
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  })
}
