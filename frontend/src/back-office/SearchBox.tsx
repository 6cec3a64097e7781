import { useEffect, useRef } from 'react'
import { useText } from '../i18n/useText.ts'
import { TextInput } from '../ui/fields/TextInput.tsx'
import { useTypedSearch } from '../ui/fields/useTypedSearch.ts'

interface Props {
  readonly label: string
  /** What is searched for now, of the address. */
  readonly value: string
  /** After a pause in the typing, with Enter, or when the field is left. */
  readonly onSearch: (text: string) => void
}

/** The search of a table; Ctrl+K leads to it from anywhere on the page. */
export function SearchBox({ label, value, onSearch }: Props) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const search = useTypedSearch(value, onSearch)
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
      placeholder={t('back_office.search_hint', { label })}
      {...search}
    />
  )
}
