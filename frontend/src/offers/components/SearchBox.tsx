import { useText } from '../../i18n/useText.ts'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import { useTypedSearch } from '../../ui/fields/useTypedSearch.ts'

interface Props {
  readonly value: string
  /** After a pause, with Enter, or when the field is left. */
  readonly onSearch: (text: string) => void
}

/** The text of the search. What is typed shows at once; it is asked for when the typing pauses. */
export function SearchBox({ value, onSearch }: Props) {
  const t = useText()
  const search = useTypedSearch(value, onSearch)
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
        {...search}
      />
    </search>
  )
}
