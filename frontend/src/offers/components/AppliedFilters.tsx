import { type Filters, NO_FILTERS } from '@kredka/contracts/offers/filters'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { useWeek } from '../useWeek.ts'
import { useWords } from '../useWords.ts'

interface Props {
  readonly filters: Filters
  /** Name of the chosen city, once it is known. */
  readonly cityName: string | null
  readonly onChange: (changes: Partial<Filters>) => void
}

/** What narrows the list, each with its way out; in the row of the page. */
export function AppliedFilters({ filters, cityName, onChange }: Props) {
  const t = useText()
  const chips = useChips(filters, cityName)
  if (chips.length === 0) return null
  return (
    <>
      {chips.map(({ key, label, without }) => (
        <Chip key={key} onRemove={() => onChange(without)}>
          {label}
        </Chip>
      ))}
      {chips.length > 1 && (
        <Button look="quiet" size="small" onClick={() => onChange({ ...NO_FILTERS, q: filters.q, sort: filters.sort })}>
          {t('offers.clear_filters')}
        </Button>
      )}
    </>
  )
}

export interface AppliedFilter {
  readonly key: keyof Filters
  readonly label: string
  readonly without: Partial<Filters>
}

/** Also for who proposes what to leave out. */
export function useChips(filters: Filters, cityName: string | null): readonly AppliedFilter[] {
  const t = useText()
  const words = useWords()
  const week = useWeek()
  const { subject, level, place, city, online, price_min, price_max, day, hour, rating } = filters
  const chips: AppliedFilter[] = []
  if (subject !== null) chips.push({ key: 'subject', label: words.subject(subject), without: { subject: null } })
  if (city !== null) {
    const label = [cityName ?? city, ...(online ? [t('offers.place_online')] : [])].join(' + ')
    chips.push({ key: 'city', label, without: { city: null, online: false } })
  }
  if (place !== null) chips.push({ key: 'place', label: words.place(place), without: { place: null } })
  if (level !== null) chips.push({ key: 'level', label: words.level(level), without: { level: null } })
  if (price_min !== null || price_max !== null) {
    const open = price_max === null ? 'top' : price_min === null ? 'bottom' : 'no'
    const label = t('offers.price_chip', { from: price_min ?? 0, to: price_max ?? 0, open })
    chips.push({ key: 'price_min', label, without: { price_min: null, price_max: null } })
  }
  if (day !== null || hour !== null) {
    const label = [day === null ? null : week.day(day), hour === null ? null : week.hour(hour)]
    chips.push({
      key: 'day',
      label: label.filter((part) => part !== null).join(', '),
      without: { day: null, hour: null },
    })
  }
  if (rating !== null) {
    chips.push({
      key: 'rating',
      label: t('offers.rating_chip', { stars: Number(rating) }),
      without: { rating: null },
    })
  }
  return chips
}

/** What narrows a search, in words. */
export function useFilterWords(filters: Filters, cityName: string | null): readonly string[] {
  return useChips(filters, cityName).map(({ label }) => label)
}
