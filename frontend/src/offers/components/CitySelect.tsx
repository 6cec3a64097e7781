import { autocompleteCities } from '@kredka/contracts/places/endpoints'
import { useCallback, useState } from 'react'
import { useAppStore } from '../../app/store/hooks.ts'
import { useText } from '../../i18n/useText.ts'
import { type Option, Select } from '../../ui/fields/Select.tsx'
import { useCityName } from '../useCityName.ts'

interface Props {
  /** Id of the city. */
  readonly value: string | null
  /** Name of a city that is known already, so that it need not be looked up. */
  readonly name?: string | undefined
  readonly onChange: (city: string | null, name: string | null) => void
  readonly error?: string | undefined
  readonly onBlur?: () => void
}

const MIN_CHARS = 2
const DEBOUNCE_MS = 150

/** A city by the beginning of its name (OFR-06). */
export function CitySelect({ value, name, onChange, error, onBlur }: Props) {
  const t = useText()
  const { api } = useAppStore().services
  const [known, setKnown] = useState<Option | null>(
    value !== null && name !== undefined ? { value, label: name } : null,
  )
  const isKnown = known?.value === value
  const found = useCityName(isKnown ? null : value)

  const load = useCallback(
    async (query: string, signal: AbortSignal): Promise<readonly Option[]> => {
      const matching = await api.call(autocompleteCities, { q: query }, { signal })
      if (!matching.ok) return []
      return matching.data.map(({ id, address }) => ({ value: id, label: address.city, about: address.voivodeship }))
    },
    [api],
  )

  return (
    <Select
      label={t('offers.city')}
      placeholder={t('offers.city_placeholder')}
      icon="place"
      load={load}
      minChars={MIN_CHARS}
      debounceMs={DEBOUNCE_MS}
      value={value}
      shown={(isKnown ? known?.label : found) ?? ''}
      error={error}
      {...(onBlur === undefined ? {} : { onBlur })}
      onChange={(option) => {
        setKnown(option)
        onChange(option?.value ?? null, option?.label ?? null)
      }}
    />
  )
}
