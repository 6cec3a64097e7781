import { useEffect, useRef, useState } from 'react'
import { useText } from '../../app/i18n/useText.ts'
import { TextInput } from '../../ui/fields/TextInput.tsx'

const PAUSE_MS = 350

interface Props {
  readonly value: string
  /** After a pause, or at once with Enter. */
  readonly onSearch: (text: string) => void
}

/** The text of the search. What is typed shows at once; it is asked for when the typing pauses. */
export function SearchBox({ value, onSearch }: Props) {
  const t = useText()
  const [typed, setTyped] = useState(value)
  const asked = useRef(value)
  // The address changed elsewhere, by the back button or a link: what was asked for here comes back while more is being typed.
  useEffect(() => {
    if (value !== asked.current) setTyped(value)
    asked.current = value
  }, [value])
  const search = (text: string) => {
    asked.current = text
    onSearch(text)
  }
  useEffect(() => {
    if (typed === asked.current) return
    const timer = setTimeout(() => {
      asked.current = typed
      onSearch(typed)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, onSearch])
  return (
    <search>
      <TextInput
        label={t('offers.search_text')}
        labelHidden
        type="search"
        icon="search"
        large
        clearable
        placeholder={t('offers.search_placeholder')}
        value={typed}
        onChange={setTyped}
        onEnter={() => search(typed)}
      />
    </search>
  )
}
