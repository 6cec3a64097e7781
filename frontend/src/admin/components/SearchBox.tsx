import { useEffect, useRef, useState } from 'react'
import { useText } from '../../app/i18n/useText.ts'
import { TextInput } from '../../ui/fields/TextInput.tsx'

const PAUSE_MS = 350

interface Props {
  readonly label: string
  /** What is searched for now, of the address. */
  readonly value: string
  /** After a pause in the typing, or at once with Enter. */
  readonly onSearch: (text: string) => void
}

/** The search of a table; Ctrl+K leads to it from anywhere on the page. */
export function SearchBox({ label, value, onSearch }: Props) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(value)
  const asked = useRef(value)
  const latest = useRef(onSearch)
  latest.current = onSearch
  const ask = (text: string) => {
    asked.current = text
    latest.current(text)
  }
  // Only an address that changed by itself (the way back) fills the field: one that follows what was typed must not swallow the letters since.
  useEffect(() => {
    if (value === asked.current) return
    asked.current = value
    setTyped(value)
  }, [value])
  useEffect(() => {
    if (typed === asked.current) return
    const timer = setTimeout(() => {
      asked.current = typed
      latest.current(typed)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      input.current?.focus()
      input.current?.select()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <TextInput
      ref={input}
      label={label}
      labelHidden
      type="search"
      icon="search"
      clearable
      placeholder={t('admin.search_hint', { label })}
      value={typed}
      onChange={setTyped}
      onEnter={() => ask(typed)}
    />
  )
}
