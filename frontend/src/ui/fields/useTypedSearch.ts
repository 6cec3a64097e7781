import { useEffect, useRef, useState } from 'react'

const PAUSE_MS = 350

/**
 * The text of a search that lives in the address: what is typed shows at once, and is asked for when the typing pauses,
 * with Enter, and when the field is left, so that a late search never takes back where a person went meanwhile.
 * @param value what is searched for now, of the address
 */
export function useTypedSearch(value: string, onSearch: (text: string) => void) {
  const [typed, setTyped] = useState(value)
  const asked = useRef(value)
  const latest = useRef(onSearch)
  latest.current = onSearch
  const ask = (text: string) => {
    if (text === asked.current) return
    asked.current = text
    latest.current(text)
  }
  const asking = useRef(ask)
  asking.current = ask
  // Only an address that changed by itself (the way back) fills the field: one that follows what was typed must not
  // swallow the letters since.
  useEffect(() => {
    if (value === asked.current) return
    asked.current = value
    setTyped(value)
  }, [value])
  useEffect(() => {
    const timer = setTimeout(() => asking.current(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return { value: typed, onChange: setTyped, onEnter: () => ask(typed), onBlur: () => ask(typed) }
}
