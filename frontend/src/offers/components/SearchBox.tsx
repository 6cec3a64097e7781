import { useEffect, useState } from 'react'
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
  // the address changed elsewhere: by the back button or a removed chip
  useEffect(() => setTyped(value), [value])
  useEffect(() => {
    if (typed === value) return
    const timer = setTimeout(() => onSearch(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, value, onSearch])
  return (
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
      onEnter={() => onSearch(typed)}
    />
  )
}
