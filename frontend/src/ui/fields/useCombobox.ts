import { type KeyboardEvent, useId, useState } from 'react'
import type { Option, OptionSource } from './useOptions.ts'
import { useOptions } from './useOptions.ts'

/** State and keys of a dropdown (WAI-ARIA combobox): open or not, what is typed, which option is active. */
export function useCombobox(source: OptionSource, pick: (option: Option) => void) {
  const listId = useId()
  const [open, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const found = useOptions(source, query, open)
  const last = found.options.length - 1
  const at = Math.min(active, last)

  const close = () => {
    setOpen(false)
    setQuery('')
    setActive(0)
  }
  const type = (text: string) => {
    setQuery(text)
    setActive(0)
    setOpen(true)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key]
    if (move !== undefined) {
      if (!open && event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      if (open) setActive(move(at, last))
      setOpen(true)
    } else if (event.key === 'Enter' && open) {
      event.preventDefault()
      const option = found.options[at]
      if (option !== undefined) pick(option)
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if (event.key === 'Tab') close()
  }
  const aria = {
    role: 'combobox',
    'aria-expanded': open,
    'aria-controls': open ? listId : undefined,
    'aria-autocomplete': 'list',
    'aria-activedescendant': open && at >= 0 ? `${listId}-${at}` : undefined,
  } as const
  return { listId, open, setOpen, query, type, active: at, setActive, found, close, onKeyDown, aria }
}

const MOVES: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
}
