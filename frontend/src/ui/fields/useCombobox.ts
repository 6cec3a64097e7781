import { useId, useState } from 'react'
import { isLetter, type Key, useFirstLetters } from './useFirstLetters.ts'
import type { Option, OptionSource } from './useOptions.ts'
import { optionNamed, useOptions } from './useOptions.ts'

interface Settings extends OptionSource {
  /** The options can be searched by typing; else the first letters lead to one. */
  readonly searchable: boolean
  /** Value of the option where the list opens. */
  readonly opensAt?: string | null
}

/** State and keys of a dropdown (WAI-ARIA combobox): open or not, what is typed, which option is active. */
export function useCombobox(source: Settings, pick: (option: Option) => void) {
  const listId = useId()
  const [open, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const found = useOptions(source, query, open)
  const last = found.options.length - 1
  const at = Math.min(active, last)
  const letters = useFirstLetters(found.options)

  const show = () => {
    if (!open)
      setActive(
        Math.max(
          0,
          found.options.findIndex(({ value }) => value === source.opensAt),
        ),
      )
    setOpen(true)
  }
  const close = () => {
    setOpen(false)
    setQuery('')
    setActive(0)
  }
  /** What was typed and may stand as it is does so; else it goes with the list. */
  const leave = () => {
    const typed = open && source.free !== undefined ? optionNamed(found.options, query.trim()) : undefined
    if (typed === undefined) close()
    else pick(typed)
  }
  const type = (text: string) => {
    setQuery(text)
    setActive(0)
    setOpen(true)
  }
  const moveOn = (event: Key): boolean => {
    const step = STEPS[event.key] ?? (source.searchable ? undefined : ENDS[event.key])
    if (step === undefined || (!open && STEPS[event.key] === undefined)) return false
    if (open) setActive(step(at, last))
    else show()
    return true
  }
  const spell = (event: Key): boolean => {
    if (source.searchable) return false
    const spelt = letters(event)
    if (spelt !== null) {
      setOpen(true)
      setActive(spelt)
    } else if (event.key === ' ') show()
    else return false
    return true
  }
  const onKeyDown = (event: Key) => {
    if (event.key === 'Tab') {
      leave()
    } else if (event.key === 'Enter' || (event.key === ' ' && open && !source.searchable)) {
      if (!open) return
      event.preventDefault()
      const option = found.options[at]
      if (option !== undefined) pick(option)
    } else if (event.key === 'Escape') {
      if (!open) return
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if (moveOn(event) || spell(event)) event.preventDefault()
  }
  /** Where the sheet of a phone has the field to type in: letters that come before it has the focus are not lost. */
  const onSheetOpenersKey = (event: Key) => {
    if (!source.searchable || !isLetter(event)) return onKeyDown(event)
    event.preventDefault()
    type(query + event.key)
  }
  const activeId = open && at >= 0 ? `${listId}-${at}` : undefined
  const aria = {
    role: 'combobox',
    'aria-haspopup': 'listbox',
    'aria-expanded': open,
    'aria-controls': open ? listId : undefined,
    'aria-autocomplete': source.searchable ? 'list' : 'none',
    'aria-activedescendant': activeId,
    // Escape closes the list, not the modal that the field stands in.
    'data-mantine-stop-propagation': open,
  } as const
  return {
    listId,
    open,
    show,
    query,
    type,
    active: at,
    activeId,
    setActive,
    found,
    close,
    leave,
    onKeyDown,
    onSheetOpenersKey,
    aria,
  }
}

type Step = (at: number, last: number) => number

const STEPS: Readonly<Record<string, Step>> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
}
/** In a field for typing these move the cursor. */
const ENDS: Readonly<Record<string, Step>> = { Home: () => 0, End: (_at, last) => last }
