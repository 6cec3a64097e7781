import { autocompleteCities } from '@kredka/contracts/places/endpoints'
import { useCallback, useEffect, useState } from 'react'
import { useText } from '../../app/i18n/useText.ts'
import { useAppStore } from '../../app/store/hooks.ts'
import { type Option, Select } from '../../ui/fields/Select.tsx'

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

  const load = useCallback(
    async (query: string, signal: AbortSignal): Promise<readonly Option[]> => {
      const found = await api.call(autocompleteCities, { q: query }, { signal })
      if (!found.ok) return []
      return found.data.map(({ id, address }) => ({ value: id, label: address.city, about: address.voivodeship }))
    },
    [api],
  )

  // an address names the city by its id alone, which is its name without accents: the list knows the name
  useEffect(() => {
    if (value === null || known?.value === value) return
    const controller = new AbortController()
    void load(value.replaceAll('-', ' ').slice(0, 60), controller.signal).then((cities) => {
      const city = cities.find((one) => one.value === value)
      if (city !== undefined && !controller.signal.aborted) setKnown(city)
    })
    return () => controller.abort()
  }, [value, known, load])

  return (
    <Select
      label={t('offers.city')}
      placeholder={t('offers.city_placeholder')}
      icon="place"
      load={load}
      minChars={MIN_CHARS}
      debounceMs={DEBOUNCE_MS}
      value={value}
      shown={known?.value === value ? known.label : ''}
      error={error}
      {...(onBlur === undefined ? {} : { onBlur })}
      onChange={(option) => {
        setKnown(option)
        onChange(option?.value ?? null, option?.label ?? null)
      }}
    />
  )
}
